/** Guide pages. Their content comes from the server; all of it is assumed but the codes that the specification names. */
import type { ValueOf } from '../wire';

/** Of the pages that have an address of their own. /commonGuide shows any code that the server knows. */
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
  /** Where the little-teacher variant of the download page leads in the mini program: rule guides-1. */
  littleTeacherCard: 'little_teacher_card_mini',
} as const;
export type GuideCode = ValueOf<typeof GuideCode>;

/** What the next thing needs of the place where the guide is read. */
export const GuideNeeds = { nothing: 'nothing', app: 'app', listening: 'listening' } as const;
export type GuideNeeds = ValueOf<typeof GuideNeeds>;
