import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import { LessonLeadsSchema, StudyPlanClassSchema } from '../lessons/schema';
import {
  askedFor,
  date,
  dateTime,
  filled,
  flag,
  id,
  idOrZero,
  integer,
  list,
  maybeToken,
  nothingAsked,
  nothingTold,
  oneOf,
  text,
  typed,
  url,
  written,
} from '../primitives.schema';
import { ReportCardSchema, ReportSchema, SectionSchema } from './report.schema';
import { LearningReportType, NICKNAME_MAX, ReportKind, ShareOf, SituationPeriod } from './values';

const ofSubject = { subject: T.Optional(oneOf(Subject)) };
const paging = { page: integer(1, 1000), limit: T.Optional(integer(1, 50)) };

export const ReportEntrySchema = T.Object({
  id: id(),
  report_type: oneOf(LearningReportType),
  report_msg: text(255),
  eva_id: idOrZero(),
  /** Absent: the special report is opened with primary=1. */
  child: T.Optional(flag()),
  /** Which page shows it; a gateway without it is followed by `report_type` (assumed). */
  kind: T.Optional(oneOf(ReportKind)),
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

/** A lesson of the schedule, with where it leads. */
export const ScheduleClassSchema = T.Object({
  ...StudyPlanClassSchema.properties,
  ...LessonLeadsSchema.properties,
  hasReplay: T.Boolean(),
});

export const ScheduleDaySchema = T.Object({ date: date(), classes: list(ScheduleClassSchema, 50) });

/** How a child is doing, now. */
export const SituationSchema = T.Object({
  child: text(32),
  avatar: url(),
  from: date(),
  to: date(),
  /** The whole in one sentence. */
  sentence: text(255),
  /** Overview, recent, classroom, habits, mastery, achievements, monthly: all, in this order. */
  sections: askedFor(list(SectionSchema, 12)),
});

/** A question of an evaluation with what the child answered. */
export const AnsweredQuestionSchema = T.Object({
  position: integer(1, 200),
  stem: text(1000),
  picture: url(),
  options: list(text(255), 10),
  childAnswer: text(255),
  rightAnswer: text(255),
  isRight: T.Boolean(),
  analysis: text(1000),
  ability: text(32),
  knowledge: text(64),
});

/** A course that follows from an evaluation. */
export const ExploreCourseSchema = T.Object({
  title: text(128),
  picture: url(),
  subject: oneOf(Subject),
  /** Why it suits this child. */
  why: text(255),
  abilities: list(text(32), 6),
  /** An inner path. */
  url: url(512),
});

export const ShareSchema = T.Object({
  id: id(),
  of: oneOf(ShareOf),
  /** 10月学习报告, 动态学情. */
  title: text(64),
  /** The name that it shows. */
  shownName: typed(NICKNAME_MAX),
  createdAt: dateTime(),
  endsAt: dateTime(),
  views: integer(),
});

/** What whoever has the key sees: one of the three. No id, no school, no phone, no full name. */
export const SharedSchema = T.Object({
  of: askedFor(oneOf(ShareOf)),
  shownName: typed(NICKNAME_MAX),
  endsAt: dateTime(),
  report: T.Optional(ReportSchema),
  situation: T.Optional(SituationSchema),
  plan: T.Optional(list(StudyPlanDaySchema, 62)),
});

export const growthSchemas = {
  /** Days from `from` on, Monday of this week when absent; days without a class are left out (assumed). */
  getStudyPlan: {
    request: T.Object({
      token: maybeToken(),
      from: T.Optional(T.String({ maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    }),
    response: T.Object({ days: askedFor(list(StudyPlanDaySchema, 62)) }),
  },
  getLearningReportRecord: {
    request: T.Object({ userId: id(), subject: oneOf(Subject), step: filled(64) }),
    response: LearningReportRecordSchema,
  },
  updateReportReadStatus: {
    request: T.Object({ id: id(), userId: id() }),
    response: nothingTold(),
  },
  /** `subject` absent: all of them. */
  getSituation: {
    request: T.Object({ subject: T.Optional(oneOf(Subject)), period: oneOf(SituationPeriod) }),
    response: SituationSchema,
  },
  /** A month of lessons, 'YYYY-MM'; this month when absent. Days without one are left out. */
  getSituationSchedule: {
    request: T.Object({
      month: T.Optional(T.String({ maxLength: 7, pattern: '^\\d{4}-\\d{2}$' })),
      subject: T.Optional(oneOf(Subject)),
    }),
    response: T.Object({ days: askedFor(list(ScheduleDaySchema, 31)) }),
  },
  /** Newest first, without those of evaluations. The envelope's `count` is that of the whole list. */
  listGrowthReports: { request: T.Object({ ...ofSubject, ...paging }), response: list(ReportCardSchema, 50) },
  /** Those of evaluations. `cateId`: the category of hours of the first subject type. */
  listEvaluationReports: {
    request: T.Object({ ...ofSubject, cateId: T.Optional(idOrZero()), ...paging }),
    response: list(ReportCardSchema, 50),
  },
  /**
   * By its id; without one the newest of its kind, of an evaluation where `evaluationId` names one. null: there is none, or it
   * is another parent's. Asking does not mark it read: updateReportReadStatus does, when its page has shown.
   */
  getReport: {
    request: T.Object({
      kind: oneOf(ReportKind),
      id: T.Optional(id()),
      evaluationId: T.Optional(id()),
    }),
    response: T.Union([ReportSchema, T.Null()]),
  },
  listEvaluationAnswers: {
    request: T.Object({ evaluationId: id() }),
    response: list(AnsweredQuestionSchema, 200),
  },
  listExploreCourses: {
    request: T.Object({ evaluationId: id() }),
    response: list(ExploreCourseSchema, 20),
  },
  /** The key is told once, here; the database holds its hash. */
  createShare: {
    request: T.Object({
      of: oneOf(ShareOf),
      reportId: T.Optional(id()),
      ...ofSubject,
      period: T.Optional(oneOf(SituationPeriod)),
      /** '' or absent: the last character of the child's first name. */
      nickname: T.Optional(written(NICKNAME_MAX)),
    }),
    response: T.Object({
      id: id(),
      shareKey: filled(64),
      shownName: typed(NICKNAME_MAX),
      endsAt: dateTime(),
    }),
  },
  /** Those that are open, newest first. */
  listShares: { request: nothingAsked(), response: list(ShareSchema, 50) },
  revokeShare: { request: T.Object({ id: id() }), response: nothingTold() },
  /** `isOwn`: the parent looks at what others see, which is not counted as a view. */
  getShared: {
    request: T.Object({ shareKey: filled(64), isOwn: T.Optional(flag()) }),
    response: SharedSchema,
  },
};

export type Situation = Static<typeof SituationSchema>;
export type AnsweredQuestion = Static<typeof AnsweredQuestionSchema>;
export type ExploreCourse = Static<typeof ExploreCourseSchema>;
export type Share = Static<typeof ShareSchema>;
export type Shared = Static<typeof SharedSchema>;
export type ScheduleClass = Static<typeof ScheduleClassSchema>;
export type ScheduleDay = Static<typeof ScheduleDaySchema>;
export type StudyPlanDay = Static<typeof StudyPlanDaySchema>;
export type ReportEntry = Static<typeof ReportEntrySchema>;
export type LearningReportRecord = Static<typeof LearningReportRecordSchema>;
