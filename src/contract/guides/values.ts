/** Guide pages. Content comes from the server; all assumed except the codes named by the specification. */
import type { ValueOf } from '../wire';

/** Codes of pages with their own URL. /commonGuide shows any code known to the server. */
export const GuideCode = {
  onlineHomework: 'online_homework',
  gradingReport: 'grading_report',
  live: 'live',
  beforeClass: 'before_class',
  entrance: 'entrance',
  specialTaskFinish: 'special_task_finish',
  onlineAuditTask: 'online_audit_task',
  recordHomeworkFinish: 'record_homework_finish',
  recordStudyFinish: 'record_study_finish',
  stageTask: 'stage_task',
  littleTeacher: 'little_teacher',
  molierduoNotice: 'molierduo_notice',
  /** Target of the little-teacher variant of the download page in the mini program: rule guides-1. */
  littleTeacherCard: 'little_teacher_card_mini',
} as const;
export type GuideCode = ValueOf<typeof GuideCode>;

/** What the next step requires of the current host. */
export const GuideNeeds = { nothing: 'nothing', app: 'app', listening: 'listening' } as const;
export type GuideNeeds = ValueOf<typeof GuideNeeds>;
