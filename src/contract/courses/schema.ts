import { Type as T, type Static } from '@sinclair/typebox';
import {
  dateTime,
  filled,
  id,
  idOrZero,
  integer,
  list,
  maybeToken,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { ChapterDetailSchema, FilmCourseDetailSchema, FilmCourseSchema } from './film-course.schema';
import { PlaybackSchema, ReplayDetailSchema, ReplaySchema } from './replay.schema';
import { ClassFeatureSchema, TeacherDetailSchema, TeacherSchema } from './teacher.schema';
import { CourseType, FilmAccess, MyCourseState, Subject, SubjectCode } from './values';

const withToken = T.Object({ token: maybeToken() });

/** A subject that the child studies; the first one's `cateId` opens the evaluation reports. */
export const UserSubjectSchema = T.Object({
  subject: oneOf(Subject),
  name: text(32),
  brandCode: oneOf(SubjectCode),
  cateId: T.Optional(idOrZero()),
});

/** An operator-configured tab of my courses. `status` 1: shown (assumed). */
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
  /** A recommended card opens /babyStudy/detail; its mark is not shown (assumed). */
  isRecommend: T.Optional(T.Boolean()),
  /** The child's progress, 0 to 100; absent where it does not apply. */
  donePercent: T.Optional(integer(0, 100)),
});

/** A lesson of a unit, in teaching order. */
export const SyllabusLessonSchema = T.Object({ id: id(), title: text(64), summary: text(255) });

/** A unit; `abilities`: its learning goals. */
export const SyllabusUnitSchema = T.Object({
  id: id(),
  title: text(64),
  abilities: list(text(128), 10),
  lessons: list(SyllabusLessonSchema, 50),
});

/** The outline of a course step. */
export const SyllabusSchema = T.Object({
  step: text(64),
  course: text(64),
  title: text(64),
  summary: text(500),
  units: list(SyllabusUnitSchema, 30),
});

const paging = { page: integer(1, 1000), limit: integer(1, 50) };
const ofSubject = { subject: T.Optional(oneOf(Subject)) };

/** A course of any kind: `groupId` for lessons, `courseId` for films; the other is 0. */
export const MyCourseSchema = T.Object({
  courseType: oneOf(CourseType),
  groupId: idOrZero(),
  courseId: idOrZero(),
  name: text(128),
  subject: oneOf(Subject),
  picture: url(),
  state: oneOf(MyCourseState),
  doneNum: integer(),
  totalNum: integer(),
  /** As on the other cards of the course: of films, what of them was watched; absent from older servers. */
  donePercent: T.Optional(integer(0, 100)),
  /** The next lesson or chapter; '' for none. */
  nextTitle: text(128),
  nextAt: dateTime(),
  availableUntil: dateTime(),
});

export const coursesSchemas = {
  getUserSubject: { request: withToken, response: list(UserSubjectSchema, 20) },
  /** `subject` filters; absent: all (assumed). The app-project header is sent in the mini program. */
  getCourseStudyList: {
    request: T.Object({ token: maybeToken(), subject: T.Optional(oneOf(Subject)) }),
    response: list(CourseCategoryCardSchema),
  },
  /** null: no such step. */
  getSyllabus: {
    request: T.Object({ step: filled(64) }),
    response: T.Union([SyllabusSchema, T.Null()]),
  },
  /** Film courses of a recorded category. The envelope's `count` is the total. */
  listGroupCourses: {
    request: T.Object({ groupId: id(), ...paging }),
    response: list(FilmCourseSchema, 50),
  },
  /** null: no such course. */
  getFilmCourse: {
    request: T.Object({ courseId: id() }),
    response: T.Union([FilmCourseDetailSchema, T.Null()]),
  },
  /** null: no such chapter. */
  getChapter: {
    request: T.Object({ chapterId: id() }),
    response: T.Union([ChapterDetailSchema, T.Null()]),
  },
  listMyCourses: {
    request: T.Object({ state: oneOf(MyCourseState), ...ofSubject, ...paging }),
    response: list(MyCourseSchema, 50),
  },
  /** Charges recorded hours of the course's subject. Idempotent. */
  unlockCourse: {
    request: T.Object({ courseId: id() }),
    response: T.Object({ access: oneOf(FilmAccess), availableUntil: dateTime() }),
  },
  listBabyStudy: { request: T.Object({ ...ofSubject, ...paging }), response: list(FilmCourseSchema, 50) },
  listPurchasedStudy: { request: T.Object(paging), response: list(FilmCourseSchema, 50) },
  listReplays: { request: T.Object({ ...ofSubject, ...paging }), response: list(ReplaySchema, 50) },
  /** null: not a lesson of this child, or not over. */
  getReplay: { request: T.Object({ liveId: id() }), response: T.Union([ReplayDetailSchema, T.Null()]) },
  /** null: no such replay. */
  getPlayback: { request: T.Object({ liveId: id() }), response: T.Union([PlaybackSchema, T.Null()]) },
  listTeachers: { request: T.Object({ ...ofSubject, ...paging }), response: list(TeacherSchema, 50) },
  /** null: no such teacher. */
  getTeacher: {
    request: T.Object({ teacherId: id() }),
    response: T.Union([TeacherDetailSchema, T.Null()]),
  },
  listClassFeatures: { request: T.Object(ofSubject), response: list(ClassFeatureSchema, 20) },
};

export type UserSubject = Static<typeof UserSubjectSchema>;
export type SubjectTab = Static<typeof SubjectTabSchema>;
export type CourseCategoryCard = Static<typeof CourseCategoryCardSchema>;
export type SyllabusLesson = Static<typeof SyllabusLessonSchema>;
export type SyllabusUnit = Static<typeof SyllabusUnitSchema>;
export type Syllabus = Static<typeof SyllabusSchema>;
export type MyCourse = Static<typeof MyCourseSchema>;
