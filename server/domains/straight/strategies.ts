import { asc, eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { BusinessError, type HandlersOf } from '../../core/http/handler';
import { STRAIGHT_MESSAGES } from './messages';
import { straightStrategies as table } from './tables';

export const strategyHandlers: HandlersOf<'listStrategies' | 'getStrategy'> = {
  async listStrategies(_request, { db }) {
    const { id, title, summary, minutes } = table;
    return db
      .select({ id, title, summary, minutes })
      .from(table)
      .orderBy(asc(table.place), asc(id))
      .limit(50);
  },

  async getStrategy({ id }, { db }) {
    const [found] = await db.select().from(table).where(eq(table.id, id));
    if (found === undefined) throw new BusinessError(BACKEND_CODE.notFound, STRAIGHT_MESSAGES.noStrategy);
    const { place: _place, sections, ...told } = found;
    return { ...told, sections: sections.map(({ title, words }) => ({ title, words: [...words] })) };
  },
};
