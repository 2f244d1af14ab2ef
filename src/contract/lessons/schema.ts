import { Type as T, type Static } from '@sinclair/typebox';
import { CourseType, Subject, SubjectCode } from '../courses/values';
import {
  dateTime,
  filled,
  id,
  idOrZero,
  integer,
  list,
  maybeToken,
  nothingAsked,
  nothingTold,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { ClassListWhen, LeaveState, LiveStatus, StudyClassStatus } from './values';

const paging = { page: integer(1, 100_000), limit: integer(1, 50) };

export const CourseConfigSchema = T.Object({
  durationMinutes: integer(1, 24 * 60),
  courseType: oneOf(CourseType),
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
});

export const StudyPlanClassSchema = T.Object({
  ...TodayClassSchema.properties,
  status: oneOf(StudyClassStatus),
});

export const ClassListItemSchema = T.Object({
  ...StudyPlanClassSchema.properties,
  courseName: text(128),
});

/** What the native app needs to open a live course; also the answer of goClass. */
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

/** A coming lesson for which leave may be asked. */
export const LeaveLessonSchema = T.Object({
  liveId: id(),
  brandCode: oneOf(SubjectCode),
  lessonName: text(128),
  teacherName: text(64),
  lessonTime: dateTime(),
  /** Of the brand. */
  usableNum: integer(),
});

export const lessonsSchemas = {
  /** The envelope's `count` is that of the whole list. `groupId`: of one course category; absent: of all. Coming classes come with the next one first, past ones with the last. */
  getClassList: {
    request: T.Object({
      groupId: T.Optional(id()),
      when: oneOf(ClassListWhen),
      page: integer(1, 1000),
      limit: integer(1, 50),
    }),
    response: list(ClassListItemSchema, 50),
  },
  /** An address that hands the coming classes out once, as iCalendar (RFC 5545). */
  exportClassCalendar: {
    request: nothingAsked(),
    response: T.Object({ url: url(), fileName: filled(64), expiresInSeconds: integer(1) }),
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
  /** Live-class entry: on success the app is told to open the live course. `taskId` is LIVE_TASK_ID. */
  listenOnlineCourse: {
    request: T.Object({ taskId: id(), token: maybeToken() }),
    response: nothingTold(),
  },
  listLeaveRecords: { request: T.Object(paging), response: list(LeaveRecordSchema, 50) },
  listLeaveLessons: { request: T.Object({}), response: list(LeaveLessonSchema, 50) },
  askForLeave: { request: T.Object({ liveId: id() }), response: T.Object({ leaveId: idOrZero() }) },
  withdrawLeave: { request: T.Object({ leaveId: id() }), response: nothingTold() },
  getLiveCourse: {
    request: T.Object({ liveId: id() }),
    response: T.Object({ liveStatus: oneOf(LiveStatus) }),
  },
};

export type StudyPlanClass = Static<typeof StudyPlanClassSchema>;
export type CourseConfig = Static<typeof CourseConfigSchema>;
export type TodayClass = Static<typeof TodayClassSchema>;
export type LiveCourseData = Static<typeof LiveCourseDataSchema>;
export type LeaveRecord = Static<typeof LeaveRecordSchema>;
export type LeaveLesson = Static<typeof LeaveLessonSchema>;
export type ClassListItem = Static<typeof ClassListItemSchema>;
