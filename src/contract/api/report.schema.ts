/** The study-situation card of the home page (part 1 sections 3 and 7). */
import { Type as T } from '@sinclair/typebox';
import { Subject } from '../enums';
import { LearningReportRecordSchema } from './entities-activity.schema';
import { filled, id, nothingTold, oneOf } from './primitives.schema';

export const reportSchemas = {
  getLearningReportRecord: {
    request: T.Object({ userId: id(), subject: oneOf(Subject), step: filled(64) }),
    response: LearningReportRecordSchema,
  },
  updateReportReadStatus: {
    request: T.Object({ id: id(), userId: id() }),
    response: nothingTold(),
  },
};
