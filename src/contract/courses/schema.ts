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
import {
  CourseType,
  FilmAccess,
  FilmCourseKind,
  MyCourseState,
  ReplayState,
  Subject,
  SubjectCode,
} from './values';

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
  /** How much of it the child has done, 0 to 100; absent where that says nothing. */
  donePercent: T.Optional(integer(0, 100)),
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

const paging = { page: integer(1, 1000), limit: integer(1, 50) };
const ofSubject = { subject: T.Optional(oneOf(Subject)) };
const seconds = () => integer(0, 24 * 60 * 60);

/** A course of films, as a card shows it. */
export const FilmCourseSchema = T.Object({
  courseId: id(),
  kind: oneOf(FilmCourseKind),
  subject: oneOf(Subject),
  title: text(128),
  subtitle: text(128),
  picture: url(),
  /** For whom, in words: '4-6 岁'; '' where it is for all. */
  ages: text(32),
  chapterNum: integer(),
  finishedNum: integer(),
  /** How much of all chapters was watched, 0 to 100: the ring. */
  watchedPercent: integer(0, 100),
  access: oneOf(FilmAccess),
  /** '' where it does not end. */
  availableUntil: dateTime(),
  /** Recorded hours that it takes once; 0: it cannot be bought with hours. */
  priceHours: integer(),
});

export const ChapterSchema = T.Object({
  chapterId: id(),
  /** 1 is the first. */
  position: integer(1),
  title: text(128),
  picture: url(),
  seconds: seconds(),
  positionSeconds: seconds(),
  furthestSeconds: seconds(),
  isFinished: T.Boolean(),
  access: oneOf(FilmAccess),
});

export const FilmCourseDetailSchema = T.Object({
  ...FilmCourseSchema.properties,
  summary: text(1000),
  /** What the child gets, a few words each. */
  highlights: list(text(64), 10),
  teacherId: idOrZero(),
  teacherName: text(64),
  teacherAvatar: url(),
  chapters: list(ChapterSchema),
  /** Where to go on; 0: nothing was begun, all is finished, or all is locked. */
  currentChapterId: idOrZero(),
  /** Whole recorded hours of its subject that could unlock it now. */
  hoursLeft: integer(),
});

/** A chapter by itself, with its neighbours (0: none) and its course. */
export const ChapterDetailSchema = T.Object({
  ...ChapterSchema.properties,
  summary: text(1000),
  keyPoints: list(text(128), 20),
  courseId: id(),
  courseTitle: text(128),
  kind: oneOf(FilmCourseKind),
  subject: oneOf(Subject),
  previousId: idOrZero(),
  nextId: idOrZero(),
});

/** A course of any kind: `groupId` of lessons, `courseId` of films; the other is 0. */
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
  /** The next lesson or chapter; '' where there is none. */
  nextTitle: text(128),
  nextAt: dateTime(),
  availableUntil: dateTime(),
});

export const ReplaySchema = T.Object({
  liveId: id(),
  chapterName: text(128),
  courseName: text(128),
  teacherName: text(64),
  subject: oneOf(Subject),
  picture: url(),
  courseDate: dateTime(),
  state: oneOf(ReplayState),
  /** When it appears or appeared, and when it goes. */
  availableFrom: dateTime(),
  availableUntil: dateTime(),
  seconds: seconds(),
  positionSeconds: seconds(),
  furthestSeconds: seconds(),
  isFinished: T.Boolean(),
});

/** A replay by itself, with the lesson of the same course that can be watched next; 0: there is none. */
export const ReplayDetailSchema = T.Object({
  ...ReplaySchema.properties,
  nextLiveId: idOrZero(),
  nextName: text(128),
});

/** What anybody may see of a replay by its id: no child, no teacher, no time. */
export const PlaybackSchema = T.Object({
  liveId: id(),
  title: text(128),
  subject: oneOf(Subject),
  picture: url(),
  /** It is a lesson of the child who is logged in: getFilm plays it. */
  isOwn: T.Boolean(),
});

export const TeacherSchema = T.Object({
  teacherId: id(),
  name: text(64),
  avatar: url(),
  subjects: list(oneOf(Subject), 10),
  /** In words: '6 年'; '' where it is not known. */
  teachingYears: text(32),
  /** In words: '98%'; '' where nobody was asked. */
  satisfaction: text(32),
  motto: text(128),
  hasFilm: T.Boolean(),
  /** Teaches this child. */
  isOwn: T.Boolean(),
});

export const TeacherFilmSchema = T.Object({ id: id(), title: text(128), picture: url(), seconds: seconds() });

export const TeacherDetailSchema = T.Object({
  ...TeacherSchema.properties,
  introduction: text(1000),
  honours: list(text(64), 20),
  styles: list(text(32), 10),
  /** Played as PlayableKind.teacher. */
  films: list(TeacherFilmSchema, 20),
  courses: list(T.Object({ groupId: id(), name: text(64), subject: oneOf(Subject) }), 20),
});

/** What is special about the lessons of a subject. */
export const ClassFeatureSchema = T.Object({
  subject: oneOf(Subject),
  title: text(64),
  summary: text(500),
  picture: url(),
  points: list(T.Object({ title: text(32), text: text(255) }), 10),
  /** A lesson minute by minute. */
  steps: list(T.Object({ title: text(32), minutes: integer(1, 240), text: text(255) }), 20),
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
  /** Courses of films in a recorded category. The envelope's `count` is that of the whole list. */
  listGroupCourses: {
    request: T.Object({ groupId: id(), ...paging }),
    response: list(FilmCourseSchema, 50),
  },
  /** null: there is no such course. */
  getFilmCourse: {
    request: T.Object({ courseId: id() }),
    response: T.Union([FilmCourseDetailSchema, T.Null()]),
  },
  /** null: there is no such chapter. */
  getChapter: {
    request: T.Object({ chapterId: id() }),
    response: T.Union([ChapterDetailSchema, T.Null()]),
  },
  listMyCourses: {
    request: T.Object({ state: oneOf(MyCourseState), ...ofSubject, ...paging }),
    response: list(MyCourseSchema, 50),
  },
  /** Takes recorded hours of the course's subject once; a second time takes nothing. */
  unlockCourse: {
    request: T.Object({ courseId: id() }),
    response: T.Object({ access: oneOf(FilmAccess), availableUntil: dateTime() }),
  },
  listBabyStudy: { request: T.Object({ ...ofSubject, ...paging }), response: list(FilmCourseSchema, 50) },
  listPurchasedStudy: { request: T.Object(paging), response: list(FilmCourseSchema, 50) },
  listReplays: { request: T.Object({ ...ofSubject, ...paging }), response: list(ReplaySchema, 50) },
  /** null: the child had no such lesson, or it is not over. */
  getReplay: { request: T.Object({ liveId: id() }), response: T.Union([ReplayDetailSchema, T.Null()]) },
  /** null: there is no such replay. */
  getPlayback: { request: T.Object({ liveId: id() }), response: T.Union([PlaybackSchema, T.Null()]) },
  listTeachers: { request: T.Object({ ...ofSubject, ...paging }), response: list(TeacherSchema, 50) },
  /** null: there is no such teacher. */
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
export type FilmCourse = Static<typeof FilmCourseSchema>;
export type Chapter = Static<typeof ChapterSchema>;
export type FilmCourseDetail = Static<typeof FilmCourseDetailSchema>;
export type ChapterDetail = Static<typeof ChapterDetailSchema>;
export type MyCourse = Static<typeof MyCourseSchema>;
export type Replay = Static<typeof ReplaySchema>;
export type ReplayDetail = Static<typeof ReplayDetailSchema>;
export type Playback = Static<typeof PlaybackSchema>;
export type Teacher = Static<typeof TeacherSchema>;
export type TeacherDetail = Static<typeof TeacherDetailSchema>;
export type TeacherFilm = Static<typeof TeacherFilmSchema>;
export type ClassFeature = Static<typeof ClassFeatureSchema>;
