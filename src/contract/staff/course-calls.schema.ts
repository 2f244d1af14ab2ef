/** Courses, and their chapters. */
import { Type as T } from '@sinclair/typebox';
import { CourseAudience, CourseType, Subject } from '../courses/values';
import { id, integer, list, oneOf, text, url } from '../primitives.schema';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { editors, etag, paging } from './staff-calls.schema';
import { SCHOOL_MOST } from './values';

const course = {
  name: said(SCHOOL_MOST.name),
  /** Below the name; '' for none. */
  title: text(SCHOOL_MOST.title),
  subject: oneOf(Subject),
  type: oneOf(CourseType),
  /** How many lessons it has, as parents read it. */
  lessons: integer(0, SCHOOL_MOST.lessons),
  /** Key, as the upload (PICTURE_PATH) answered; '' for none. */
  picture: text(200),
  audience: oneOf(CourseAudience),
  /** Order among the courses of a child, ascending. */
  position: integer(0, SCHOOL_MOST.lessons),
  /** Where its card leads instead of its lessons: a page of the app, '/…', or an address, 'https://…'; '' for none. */
  link: url(),
};

const chapter = {
  name: said(SCHOOL_MOST.chapter),
  /** Key; '' for none. */
  picture: text(200),
};

const whole = {
  ...course,
  /** In this order. One that there is stays, since lessons are of it. */
  chapters: T.Array(T.Object({ ...chapter, chapterId: T.Optional(id()) }), {
    maxItems: SCHOOL_MOST.chapters,
  }),
};

export const courseCalls = {
  listSchoolCourses: operatorCall({
    method: 'GET',
    path: '/operator/school/courses',
    summary: 'In the order of parents’ lists; `keyword`: a part of the name or title.',
    roles: editors,
    audited: false,
    request: T.Object({ ...paging, keyword: T.Optional(text(64)), subject: T.Optional(oneOf(Subject)) }),
    response: list(T.Object({ ...course, courseId: id(), chapterCount: integer() }), 100),
  }),
  getSchoolCourse: operatorCall({
    method: 'GET',
    path: '/operator/school/courses/course',
    summary: 'One course, with its chapters.',
    roles: editors,
    audited: false,
    request: T.Object({ courseId: id() }),
    response: T.Object({ ...whole, courseId: id(), etag: etag() }),
  }),
  saveSchoolCourse: operatorCall({
    method: 'POST',
    path: '/operator/school/courses/save',
    summary:
      'A new one without `courseId`. Coming lessons take a chapter’s new name and picture; which chapter a lesson has, stays.',
    roles: editors,
    audited: true,
    request: T.Object({ ...whole, courseId: T.Optional(id()), etag: etag() }),
    response: T.Object({ courseId: id() }),
  }),
} as const;
