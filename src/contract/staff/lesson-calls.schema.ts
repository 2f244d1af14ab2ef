/** Lessons of children: found by the child, or by course and day; moved, or given another teacher. */
import { Type as T } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import {
  areaCode,
  date,
  dateTime,
  filled,
  id,
  integer,
  list,
  noData,
  nothingAsked,
  oneOf,
  text,
} from '../primitives.schema';
import { operatorCall } from './define';
import { etag, paging } from './staff-calls.schema';
import { LessonState, StaffRole } from './values';

/** Parents ask either. */
const roles = [StaffRole.teacher, StaffRole.support];

const LessonSchema = T.Object({
  lessonId: id(),
  userId: id(),
  kidName: text(64),
  /** '138****0001'. */
  phoneMask: text(32),
  courseName: text(64),
  subject: oneOf(Subject),
  chapterName: text(128),
  teacherId: id(),
  teacher: text(64),
  startsAt: dateTime(),
  minutes: integer(),
  state: oneOf(LessonState),
  etag: etag(),
});

export const lessonCalls = {
  listCourseNames: operatorCall({
    method: 'GET',
    path: '/operator/school/course-names',
    summary: 'All courses, to choose from.',
    roles,
    audited: false,
    request: nothingAsked(),
    response: list(T.Object({ courseId: id(), name: text(64), subject: oneOf(Subject) }), 5000),
  }),
  findSchoolLessons: operatorCall({
    // A phone belongs in no address, which logs and histories keep.
    method: 'POST',
    path: '/operator/school/lessons/find',
    summary:
      'Of a child, by user id or by area code and the whole phone; or of a course on a day. Without a day from today on. By time.',
    roles,
    audited: true,
    request: T.Object({
      ...paging,
      userId: T.Optional(id()),
      areaCode: T.Optional(areaCode()),
      phone: T.Optional(filled(40)),
      courseId: T.Optional(id()),
      day: T.Optional(date()),
    }),
    response: list(LessonSchema, 100),
  }),
  moveSchoolLesson: operatorCall({
    method: 'POST',
    path: '/operator/school/lessons/move',
    summary:
      'To another time within 30 days, or to another teacher; the parent is notified. 409: it has begun, has leave, or was booked by the parent.',
    roles,
    audited: true,
    request: T.Object({ lessonId: id(), startsAt: dateTime(), teacherId: id(), etag: etag() }),
    response: noData(),
  }),
} as const;
