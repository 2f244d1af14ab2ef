/** The study-plan tab of the grow-up page (part 1 section 2). */
import { Type as T } from '@sinclair/typebox';
import { StudyPlanDaySchema } from './entities-learning.schema';
import { list, maybeToken, nothingTold, filled } from './primitives.schema';

export const growthSchemas = {
  /** Days from `from` on, Monday of this week when absent; days without a class are left out (assumed). */
  getStudyPlan: {
    request: T.Object({
      token: maybeToken(),
      from: T.Optional(T.String({ maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    }),
    response: T.Object({ days: list(StudyPlanDaySchema, 62) }),
  },
  /** Coins for a share in WeChat; `id` is what was shared. */
  getBeacoinByShareWechat: {
    request: T.Object({ token: maybeToken(), id: filled(64) }),
    response: nothingTold(),
  },
};
