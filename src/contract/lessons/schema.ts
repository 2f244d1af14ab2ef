import { Type as T, type Static } from '@sinclair/typebox';
import { CourseType, ReplayState, Subject, SubjectCode } from '../courses/values';
import { ReportKind } from '../growth/values';
import {
  askedFor,
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
  url,
} from '../primitives.schema';
import {
  BookingState,
  BookingTimeState,
  ClassListWhen,
  LeaveState,
  LiveAuditState,
  LiveStatus,
  StudyClassStatus,
} from './values';

const paging = { page: integer(1, 100_000), limit: integer(1, 50) };

export const CourseConfigSchema = T.Object({
  durationMinutes: integer(1, 24 * 60),
  courseType: oneOf(CourseType),
});

/** Links of a finished lesson. */
export const LessonLeadsSchema = T.Object({
  /** Absent: none. */
  report: T.Optional(T.Object({ id: id(), kind: oneOf(ReportKind) })),
  /** Watchable now; absent: unknown. */
  hasReplay: T.Optional(T.Boolean()),
});

export const TodayClassSchema = T.Object({
  subject: oneOf(Subject),
  chapterName: text(128),
  teacherName: text(64),
  chapterImgUrl: url(),
  courseDate: T.String({ maxLength: 19, description: "Start, 'YYYY-MM-DD HH:mm:ss', Asia/Shanghai" }),
  liveId: idOrZero(),
  liveCnListId: idOrZero(),
  liveStudentId: idOrZero(),
  courseResourceId: idOrZero(),
  courseConfig: CourseConfigSchema,
  /** The teacher gave homework; absent: unknown. */
  hasHomework: T.Optional(T.Boolean()),
  /** Only of today's classes. */
  teacherAvatar: T.Optional(url()),
  ...LessonLeadsSchema.properties,
});

export const StudyPlanClassSchema = T.Object({
  ...TodayClassSchema.properties,
  status: oneOf(StudyClassStatus),
});

export const ClassListItemSchema = T.Object({
  ...StudyPlanClassSchema.properties,
  courseName: text(128),
});

/** Data for the native app to open a live course; also the response of goClass. */
export const LiveCourseDataSchema = T.Object({
  liveId: id(),
  liveStatus: oneOf(LiveStatus),
  liveCnListId: T.Optional(idOrZero()),
  liveStudentId: T.Optional(idOrZero()),
  courseResourceId: T.Optional(idOrZero()),
});

export const LeaveRecordSchema = T.Object({
  leaveId: id(),
  brandCode: oneOf(SubjectCode),
  lessonName: text(128),
  teacherName: text(64),
  lessonTime: dateTime(),
  requestTime: dateTime(),
  state: oneOf(LeaveState),
  /** '' until a make-up lesson is arranged. */
  makeUpName: text(128),
  makeUpTime: dateTime(),
  canWithdraw: T.Boolean(),
});

/** An upcoming lesson for which leave can be requested. */
export const LeaveLessonSchema = T.Object({
  liveId: id(),
  brandCode: oneOf(SubjectCode),
  lessonName: text(128),
  teacherName: text(64),
  lessonTime: dateTime(),
  /** Of the brand. */
  usableNum: integer(),
});

/** A step of a lesson. */
export const LessonStepSchema = T.Object({ title: text(32), minutes: integer(1, 240), text: text(255) });

/** Content of a lesson. Lists not written yet are empty. */
export const ClassContentSchema = T.Object({
  ...ClassListItemSchema.properties,
  teacherId: idOrZero(),
  teacherAvatar: url(),
  goals: list(text(128), 10),
  steps: list(LessonStepSchema, 20),
  /** A term and its meaning. */
  keyPoints: list(T.Object({ title: text(32), text: text(255) }), 20),
  /** For the parent, after the lesson. */
  tips: list(text(255), 10),
  materials: list(T.Object({ id: id(), title: text(64) }), 5),
  /** Absent until the lesson is over. */
  replay: T.Optional(oneOf(ReplayState)),
});

/** What to prepare before a lesson. */
export const BeforeClassSchema = T.Object({
  lesson: ClassListItemSchema,
  items: list(T.Object({ itemId: id(), text: text(128), isDone: T.Boolean() }), 20),
});

/** A course with bookable lessons. */
export const BookingCourseSchema = T.Object({
  courseId: id(),
  name: text(64),
  subject: oneOf(Subject),
  courseType: oneOf(CourseType),
});

export const BookingTimeSchema = T.Object({
  timeId: id(),
  startsAt: dateTime(),
  durationMinutes: integer(1, 24 * 60),
  chapterName: text(128),
  teacherName: text(64),
  seatsLeft: integer(),
  state: oneOf(BookingTimeState),
});

/** Times of one course; `courseId` is 0 if there is no bookable course. */
export const BookingTimesSchema = T.Object({
  courses: list(BookingCourseSchema, 20),
  courseId: idOrZero(),
  times: askedFor(list(BookingTimeSchema)),
  /** Bookings of upcoming lessons. */
  openNum: integer(),
});

export const BookingSchema = T.Object({
  bookingId: id(),
  /** 0: cancelled. */
  liveId: idOrZero(),
  courseName: text(64),
  subject: oneOf(Subject),
  chapterName: text(128),
  teacherName: text(64),
  picture: url(),
  lessonTime: dateTime(),
  durationMinutes: integer(1, 24 * 60),
  state: oneOf(BookingState),
  canCancel: T.Boolean(),
});

/** For visitors only the lesson's title and picture: no teacher, no time, and no state that reveals it. */
export const LiveAuditSchema = T.Object({
  liveId: id(),
  title: text(128),
  subject: oneOf(Subject),
  picture: url(),
  state: oneOf(LiveAuditState),
  /** '' for visitors, like the time. */
  teacherName: text(64),
  courseDate: dateTime(),
  durationMinutes: integer(0, 24 * 60),
  replay: T.Optional(oneOf(ReplayState)),
});

export const lessonsSchemas = {
  /**
   * The envelope's `count` is the total. `groupId`: one course category; absent: all. `courseType`, `groupType`: courses of that type and
   * demo type. `multiSubject` 1: all subjects, `groupId` is ignored. Upcoming classes ascending, past ones descending.
   */
  getClassList: {
    request: T.Object({
      groupId: T.Optional(id()),
      courseType: T.Optional(oneOf(CourseType)),
      groupType: T.Optional(integer(0, 1000)),
      multiSubject: T.Optional(flag()),
      when: oneOf(ClassListWhen),
      page: integer(1, 1000),
      limit: integer(1, 50),
    }),
    response: list(ClassListItemSchema, 50),
  },
  /** A one-time URL of the upcoming classes as iCalendar (RFC 5545). */
  exportClassCalendar: {
    request: nothingAsked(),
    response: T.Object({ url: askedFor(url()), fileName: filled(64), expiresInSeconds: integer(1) }),
  },
  getTodayClasses: { request: T.Object({ token: maybeToken() }), response: list(TodayClassSchema, 50) },
  /** Enters a class of today; the payload is not shown (assumed). */
  goClass: {
    request: T.Object({
      token: maybeToken(),
      liveId: id(),
      liveCnListId: T.Optional(idOrZero()),
      liveStudentId: T.Optional(idOrZero()),
      courseResourceId: T.Optional(idOrZero()),
    }),
    response: LiveCourseDataSchema,
  },
  /** Live-class entry: on success the app opens the live course. `taskId` is LIVE_TASK_ID. */
  listenOnlineCourse: {
    request: T.Object({ taskId: id(), token: maybeToken() }),
    response: noData(),
  },
  listLeaveRecords: { request: T.Object(paging), response: list(LeaveRecordSchema, 50) },
  listLeaveLessons: { request: T.Object({}), response: list(LeaveLessonSchema, 50) },
  askForLeave: { request: T.Object({ liveId: id() }), response: T.Object({ leaveId: idOrZero() }) },
  withdrawLeave: { request: T.Object({ leaveId: id() }), response: noData() },
  getLiveCourse: {
    request: T.Object({ liveId: id() }),
    response: T.Object({ liveStatus: oneOf(LiveStatus) }),
  },
  /** null: not a lesson of this child. */
  getClassContent: {
    request: T.Object({ liveId: id() }),
    response: T.Union([ClassContentSchema, T.Null()]),
  },
  /** Without `liveId` the next lesson. null: not a lesson of this child, or none upcoming. */
  getBeforeClass: {
    request: T.Object({ liveId: T.Optional(id()) }),
    response: T.Union([BeforeClassSchema, T.Null()]),
  },
  tickPreparation: {
    request: T.Object({ liveId: id(), itemId: id(), isDone: T.Boolean() }),
    response: noData(),
  },
  /** Default: the first course. */
  listBookingTimes: { request: T.Object({ courseId: T.Optional(id()) }), response: BookingTimesSchema },
  bookLesson: {
    request: T.Object({ timeId: id() }),
    response: T.Object({ bookingId: id(), liveId: idOrZero() }),
  },
  cancelBooking: { request: T.Object({ bookingId: id() }), response: noData() },
  /** Upcoming first, the next one on top; the envelope's `count` is the total. */
  listBookings: { request: T.Object(paging), response: list(BookingSchema, 50) },
  /** null: no such lesson. */
  getLiveAudit: {
    request: T.Object({ liveId: id() }),
    response: T.Union([LiveAuditSchema, T.Null()]),
  },
};

export type LessonLeads = Static<typeof LessonLeadsSchema>;
export type StudyPlanClass = Static<typeof StudyPlanClassSchema>;
export type CourseConfig = Static<typeof CourseConfigSchema>;
export type TodayClass = Static<typeof TodayClassSchema>;
export type LiveCourseData = Static<typeof LiveCourseDataSchema>;
export type LeaveRecord = Static<typeof LeaveRecordSchema>;
export type LeaveLesson = Static<typeof LeaveLessonSchema>;
export type ClassListItem = Static<typeof ClassListItemSchema>;
export type LessonStep = Static<typeof LessonStepSchema>;
export type ClassContent = Static<typeof ClassContentSchema>;
export type BeforeClass = Static<typeof BeforeClassSchema>;
export type BookingCourse = Static<typeof BookingCourseSchema>;
export type BookingTime = Static<typeof BookingTimeSchema>;
export type BookingTimes = Static<typeof BookingTimesSchema>;
export type Booking = Static<typeof BookingSchema>;
export type LiveAudit = Static<typeof LiveAuditSchema>;
