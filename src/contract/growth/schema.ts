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
  noData,
  oneOf,
  text,
  typed,
  url,
  written,
} from '../primitives.schema';
import {
  RecordingSchema,
  ReportCardSchema,
  ReportLinkSchema,
  ReportSchema,
  ReportTeacherSchema,
  SectionSchema,
} from './report.schema';
import { LearningReportType, NICKNAME_MAX, ReportKind, ShareOf, SituationPeriod } from './values';

const day = () => T.String({ maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const ofSubject = { subject: T.Optional(oneOf(Subject)) };
const paging = { page: integer(1, 1000), limit: T.Optional(integer(1, 50)) };

export const ReportEntrySchema = T.Object({
  id: id(),
  report_type: oneOf(LearningReportType),
  report_msg: text(255),
  eva_id: idOrZero(),
  /** Absent: the special report opens with primary=1. */
  child: T.Optional(flag()),
  /** Decides the page; without it (an older gateway) `report_type` does (assumed). */
  kind: T.Optional(oneOf(ReportKind)),
});

/** `report_record`: the newest unread report; absent if none. Reading it brings up the next older one. */
export const LearningReportRecordSchema = T.Object({
  step: text(64),
  course_total: integer(),
  subject_total: integer(),
  isFinishClassToday: flag(),
  report_record: T.Optional(ReportEntrySchema),
});

export const StudyPlanDaySchema = T.Object({ date: date(), classes: list(StudyPlanClassSchema, 50) });

/** A lesson of the schedule, with its links. */
export const ScheduleClassSchema = T.Object({
  ...StudyPlanClassSchema.properties,
  ...LessonLeadsSchema.properties,
  hasReplay: T.Boolean(),
});

export const ScheduleDaySchema = T.Object({ date: date(), classes: list(ScheduleClassSchema, 50) });

/** The child's current situation. */
export const SituationSchema = T.Object({
  child: text(32),
  avatar: url(),
  from: date(),
  to: date(),
  /** Summary in one sentence. */
  sentence: text(255),
  /** Overview, recent, classroom, habits, mastery, achievements, monthly: all, in this order. */
  sections: askedFor(list(SectionSchema, 12)),
});

/** `of`: what there was to do; never less than `now`. `before`: the week before. */
const WeekFigureSchema = T.Object({ now: integer(), of: integer(), before: integer() });

/** One moment of the week: a recording, a work (`url`), or what the teacher wrote down. */
export const WeekMomentSchema = T.Object({
  at: dateTime(),
  title: text(64),
  text: text(500),
  recording: T.Optional(RecordingSchema),
  url: T.Optional(url(512)),
});

/** Monday to Sunday of one child. */
export const WeekSchema = T.Object({
  child: text(32),
  from: date(),
  to: date(),
  lessons: askedFor(WeekFigureSchema),
  homework: askedFor(WeekFigureSchema),
  /** Days. */
  checkIns: askedFor(WeekFigureSchema),
  /** One sentence of a teacher in this week. */
  teacher: T.Optional(ReportTeacherSchema),
  moment: T.Optional(WeekMomentSchema),
  /** Of the newest week only. */
  tonight: T.Optional(ReportLinkSchema),
  /** The Mondays to go on to; absent: there is none. */
  older: T.Optional(date()),
  newer: T.Optional(date()),
});

/** An evaluation question with the child's answer. */
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

/** A course recommended by an evaluation. */
export const ExploreCourseSchema = T.Object({
  title: text(128),
  picture: url(),
  subject: oneOf(Subject),
  /** Why it suits this child; '' where it is only of the same subject. */
  why: text(255),
  abilities: list(text(32), 6),
  /** An inner path. */
  url: url(512),
});

export const ShareSchema = T.Object({
  id: id(),
  of: oneOf(ShareOf),
  /** As in 10月学习报告, 动态学情. */
  title: text(64),
  shownName: typed(NICKNAME_MAX),
  createdAt: dateTime(),
  endsAt: dateTime(),
  views: integer(),
});

/** Public data of a share: exactly one of the four. No id, school, phone or full name. */
export const SharedSchema = T.Object({
  of: askedFor(oneOf(ShareOf)),
  shownName: typed(NICKNAME_MAX),
  endsAt: dateTime(),
  report: T.Optional(ReportSchema),
  situation: T.Optional(SituationSchema),
  plan: T.Optional(list(StudyPlanDaySchema, 62)),
  week: T.Optional(WeekSchema),
});

export const growthSchemas = {
  /** Days from `from` on, default Monday of this week; days without a class are left out (assumed). */
  getStudyPlan: {
    request: T.Object({
      token: maybeToken(),
      from: T.Optional(day()),
    }),
    response: T.Object({ days: askedFor(list(StudyPlanDaySchema, 62)) }),
  },
  getLearningReportRecord: {
    request: T.Object({ userId: id(), subject: oneOf(Subject), step: filled(64) }),
    response: LearningReportRecordSchema,
  },
  updateReportReadStatus: {
    request: T.Object({ id: id(), userId: id() }),
    response: noData(),
  },
  /** `subject` absent: all subjects. */
  getSituation: {
    request: T.Object({ subject: T.Optional(oneOf(Subject)), period: oneOf(SituationPeriod) }),
    response: SituationSchema,
  },
  /** `week`: a day of it; default the newest, which comes on Sunday evening. Later ones are the newest. */
  getWeek: { request: T.Object({ week: T.Optional(day()) }), response: WeekSchema },
  /** A month of lessons, 'YYYY-MM', default this month. Days without one are left out. */
  getSituationSchedule: {
    request: T.Object({
      month: T.Optional(T.String({ maxLength: 7, pattern: '^\\d{4}-\\d{2}$' })),
      subject: T.Optional(oneOf(Subject)),
    }),
    response: T.Object({ days: askedFor(list(ScheduleDaySchema, 31)) }),
  },
  /** Newest first, without evaluation reports. The envelope's `count` is the total. */
  listGrowthReports: { request: T.Object({ ...ofSubject, ...paging }), response: list(ReportCardSchema, 50) },
  /** Evaluation reports. `cateId`: the hour category of the first subject type. */
  listEvaluationReports: {
    request: T.Object({ ...ofSubject, cateId: T.Optional(idOrZero()), ...paging }),
    response: list(ReportCardSchema, 50),
  },
  /**
   * By id; without one the newest of its kind, for an evaluation if `evaluationId` is set. null: none, or another
   * parent's. Does not mark it read: the page does with updateReportReadStatus once shown.
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
  /** The key is returned only here; the database stores its hash. */
  createShare: {
    request: T.Object({
      of: oneOf(ShareOf),
      reportId: T.Optional(id()),
      ...ofSubject,
      period: T.Optional(oneOf(SituationPeriod)),
      /** A day of the week. */
      week: T.Optional(day()),
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
  /** Active shares, newest first. */
  listShares: { request: nothingAsked(), response: list(ShareSchema, 50) },
  revokeShare: { request: T.Object({ id: id() }), response: noData() },
  /** `isOwn`: the parent's own preview, not counted as a view. */
  getShared: {
    request: T.Object({ shareKey: filled(64), isOwn: T.Optional(flag()) }),
    response: SharedSchema,
  },
};

export type Situation = Static<typeof SituationSchema>;
export type Week = Static<typeof WeekSchema>;
export type WeekMoment = Static<typeof WeekMomentSchema>;
export type AnsweredQuestion = Static<typeof AnsweredQuestionSchema>;
export type ExploreCourse = Static<typeof ExploreCourseSchema>;
export type Share = Static<typeof ShareSchema>;
export type Shared = Static<typeof SharedSchema>;
export type ScheduleClass = Static<typeof ScheduleClassSchema>;
export type ScheduleDay = Static<typeof ScheduleDaySchema>;
export type StudyPlanDay = Static<typeof StudyPlanDaySchema>;
export type ReportEntry = Static<typeof ReportEntrySchema>;
export type LearningReportRecord = Static<typeof LearningReportRecordSchema>;
