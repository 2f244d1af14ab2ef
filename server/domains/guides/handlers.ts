import { eq } from 'drizzle-orm';
import { pictureUrl } from '../../core/http/file-url';
import type { HandlersOf } from '../../core/http/handler';
import { guides } from './tables';

export const guideHandlers: HandlersOf<'getGuide'> = {
  async getGuide({ code }, context) {
    const [guide] = await context.db.select().from(guides).where(eq(guides.code, code));
    if (guide === undefined) return null;
    const { title, words, steps, notes, next } = guide;
    return {
      ...{ code, title, words, notes: [...notes], next },
      steps: steps.map((step) => ({ ...step, picture: pictureUrl(context, step.picture) })),
    };
  },
};
