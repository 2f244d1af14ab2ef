import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import { StudyPlanClassSchema } from '../lessons/schema';
import {
  date,
  filled,
  flag,
  id,
  idOrZero,
  integer,
  list,
  maybeToken,
  nothingTold,
  oneOf,
  text,
} from '../primitives.schema';
import { LearningReportType } from './values';

export const ReportEntrySchema = T.Object({
  id: id(),
  report_type: oneOf(LearningReportType),
  report_msg: text(255),
  eva_id: idOrZero(),
  /** Absent: the special report is opened with primary=1. */
  child: T.Optional(flag()),
});

/** `report_record`: the newest report that was not read; absent when there is none. Reading it brings up the one before. */
export const LearningReportRecordSchema = T.Object({
  step: text(64),
  course_total: integer(),
  subject_total: integer(),
  isFinishClassToday: flag(),
  report_record: T.Optional(ReportEntrySchema),
});

export const StudyPlanDaySchema = T.Object({ date: date(), classes: list(StudyPlanClassSchema, 50) });

export const growthSchemas = {
  /** Days from `from` on, Monday of this week when absent; days without a class are left out (assumed). */
  getStudyPlan: {
    request: T.Object({
      token: maybeToken(),
      from: T.Optional(T.String({ maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    }),
    response: T.Object({ days: list(StudyPlanDaySchema, 62) }),
  },
  getLearningReportRecord: {
    request: T.Object({ userId: id(), subject: oneOf(Subject), step: filled(64) }),
    response: LearningReportRecordSchema,
  },
  updateReportReadStatus: {
    request: T.Object({ id: id(), userId: id() }),
    response: nothingTold(),
  },
};

export type StudyPlanDay = Static<typeof StudyPlanDaySchema>;
export type ReportEntry = Static<typeof ReportEntrySchema>;
export type LearningReportRecord = Static<typeof LearningReportRecordSchema>;
