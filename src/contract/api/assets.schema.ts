/** Hours of the assets services (part 1 section 7, part 2 section 7). */
import { Type as T } from '@sinclair/typebox';
import { HourPairSchema } from './entities-learning.schema';
import { filled, id, list, unificationId } from './primitives.schema';

export const assetsSchemas = {
  /** The leave summary: how often the child may still ask for leave. */
  getLeaveSummary: {
    request: T.Object({ brandCodeList: list(filled(32), 20), unificationId: unificationId() }),
    response: T.Object({ usableNum: T.Integer({ minimum: 0 }) }),
  },
  /** Step-up: the remaining hours are the sum of all four. */
  queryGeneralUserHourGroup: {
    request: T.Object({ userId: id(), status: T.Literal(1) }),
    response: T.Object({ largeLive: HourPairSchema, smallLive: HourPairSchema }),
  },
};
