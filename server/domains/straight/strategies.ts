import { asc, eq } from 'drizzle-orm';
import { type HandlersOf } from '../../core/http/handler';
import { STRAIGHT_MESSAGES } from './messages';
import { straightStrategies as table } from './tables';
import { orNotFound } from '../../core/http/policy';
import { mayReadStrategy } from './policies';

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
    const [row] = await db.select().from(table).where(eq(table.id, id));
    const strategy = orNotFound(row, STRAIGHT_MESSAGES.noStrategy, mayReadStrategy);
    const { place: _place, sections, ...rest } = strategy;
    return { ...rest, sections: sections.map(({ title, words }) => ({ title, words: [...words] })) };
  },
};
