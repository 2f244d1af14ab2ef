import { eq } from 'drizzle-orm';
import { pictureUrl } from '../../core/http/file-url';
import type { HandlersOf } from '../../core/http/handler';
import { guides } from './tables';
import { allowed } from '../../core/http/policy';
import { mayRead } from './policies';

export const guideHandlers: HandlersOf<'getGuide'> = {
  async getGuide({ code }, context) {
    const [row] = await context.db.select().from(guides).where(eq(guides.code, code));
    const guide = allowed(row, mayRead);
    if (guide === undefined) return null;
    const { title, words, steps, notes, next } = guide;
    return {
      ...{ code, title, words, notes: [...notes], next },
      steps: steps.map((step) => ({ ...step, picture: pictureUrl(context, step.picture) })),
    };
  },
};
