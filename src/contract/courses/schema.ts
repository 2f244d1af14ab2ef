import { Type as T, type Static } from '@sinclair/typebox';
import { filled, id, idOrZero, integer, list, maybeToken, oneOf, text, url } from '../primitives.schema';
import { CourseType, Subject, SubjectCode } from './values';

const withToken = T.Object({ token: maybeToken() });

/** A subject that the child studies; `cateId` opens the evaluation reports of the first one. */
export const UserSubjectSchema = T.Object({
  subject: oneOf(Subject),
  name: text(32),
  brandCode: oneOf(SubjectCode),
  cateId: T.Optional(idOrZero()),
});

/** A tab of my courses, configured by the operator. `status` 1 means shown (assumed). */
export const SubjectTabSchema = T.Object({
  name: text(32),
  brandCode: text(32),
  status: integer(0, 9),
  subject: oneOf(Subject),
});

export const CourseCategoryCardSchema = T.Object({
  courseType: oneOf(CourseType),
  groupId: idOrZero(),
  groupName: text(64),
  imgUrl: url(),
  subject: oneOf(Subject),
  courseNum: integer(),
  courseId: T.Optional(idOrZero()),
  courseLink: T.Optional(url()),
  courseTitle: T.Optional(text(128)),
  demoType: T.Optional(integer()),
  /** A recommended card opens /babyStudy/detail; how it is told apart is not shown (assumed). */
  isRecommend: T.Optional(T.Boolean()),
});

/** A lesson of a unit, in the order in which it is taught. */
export const SyllabusLessonSchema = T.Object({ id: id(), title: text(64), summary: text(255) });

/** A unit; `abilities`: what the child will be able to do after it. */
export const SyllabusUnitSchema = T.Object({
  id: id(),
  title: text(64),
  abilities: list(text(128), 10),
  lessons: list(SyllabusLessonSchema, 50),
});

/** The outline of a step of a course. */
export const SyllabusSchema = T.Object({
  step: text(64),
  course: text(64),
  title: text(64),
  summary: text(500),
  units: list(SyllabusUnitSchema, 30),
});

export const coursesSchemas = {
  getUserSubject: { request: withToken, response: list(UserSubjectSchema, 20) },
  /** `subject` filters; absent means all (assumed). The app-project header is sent in the mini program. */
  getCourseStudyList: {
    request: T.Object({ token: maybeToken(), subject: T.Optional(oneOf(Subject)) }),
    response: list(CourseCategoryCardSchema),
  },
  /** null: there is no such step. */
  getSyllabus: {
    request: T.Object({ step: filled(64) }),
    response: T.Union([SyllabusSchema, T.Null()]),
  },
};

export type UserSubject = Static<typeof UserSubjectSchema>;
export type SubjectTab = Static<typeof SubjectTabSchema>;
export type CourseCategoryCard = Static<typeof CourseCategoryCardSchema>;
export type SyllabusLesson = Static<typeof SyllabusLessonSchema>;
export type SyllabusUnit = Static<typeof SyllabusUnitSchema>;
export type Syllabus = Static<typeof SyllabusSchema>;
