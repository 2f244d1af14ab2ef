/** Study plan, study situation and reports. */
import type { ValueOf } from '../wire';

export const REPORT_JUMP_DELAY_MS = 50;

/** `report_type` of a learning-report record. */
export const LearningReportType = {
  monthly: 1,
  subjectExplore: 5,
  firstLesson: 10,
  afterCourse: 15,
} as const;
export type LearningReportType = ValueOf<typeof LearningReportType>;

export const ReportType = { subject: 2, grade: 4, stage: 5, review: 6, expressionStage: 7 } as const;
export type ReportType = ValueOf<typeof ReportType>;
