/** The log of a child's hours, and its leave (/classHourRecord, /leaveRecord). */
import { Type as T } from '@sinclair/typebox';
import { SubjectCode } from '../enums';
import { HourChange, LeaveState } from '../hours';
import { dateTime, filled, id, idOrZero, integer, list, nothingTold, oneOf, text } from './primitives.schema';

const paging = { page: integer(1, 100_000), limit: integer(1, 50) };

/** `hours` has the sign of the change; `givenHours` is the part of it that was a present. */
export const HourRecordSchema = T.Object({
  id: id(),
  brandCode: oneOf(SubjectCode),
  isRecorded: T.Boolean(),
  change: oneOf(HourChange),
  /** The lesson, the order or the package. */
  title: text(128),
  hours: T.Number(),
  givenHours: T.Number(),
  time: dateTime(),
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

export const hourRecordsSchemas = {
  /** Newest first. The length of the whole list is the envelope's `count`. */
  listHourRecords: {
    request: T.Object({
      ...paging,
      brandCode: T.Optional(filled(32)),
      change: T.Optional(oneOf(HourChange)),
    }),
    response: list(HourRecordSchema, 50),
  },
  listLeaveRecords: { request: T.Object(paging), response: list(LeaveRecordSchema, 50) },
  listLeaveLessons: { request: T.Object({}), response: list(LeaveLessonSchema, 50) },
  askForLeave: { request: T.Object({ liveId: id() }), response: T.Object({ leaveId: idOrZero() }) },
  withdrawLeave: { request: T.Object({ leaveId: id() }), response: nothingTold() },
};
