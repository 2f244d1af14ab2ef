/** Film courses and their chapters. */
import { Type as T, type Static } from '@sinclair/typebox';
import { dateTime, id, idOrZero, integer, list, oneOf, text, url, seconds } from '../primitives.schema';
import { FilmAccess, FilmCourseKind, Subject } from './values';

/** A film course, as on a card. */
export const FilmCourseSchema = T.Object({
  courseId: id(),
  kind: oneOf(FilmCourseKind),
  subject: oneOf(Subject),
  title: text(128),
  subtitle: text(128),
  picture: url(),
  /** Age range as text: '4-6 岁'; '' for all ages. */
  ages: text(32),
  chapterNum: integer(),
  finishedNum: integer(),
  /** Share of all chapters watched, 0 to 100, shown as a ring. */
  watchedPercent: integer(0, 100),
  access: oneOf(FilmAccess),
  /** '' without an end. */
  availableUntil: dateTime(),
  /** Recorded hours charged once; 0: cannot be bought with hours. */
  priceHours: integer(),
});

export const ChapterSchema = T.Object({
  chapterId: id(),
  /** 1-based. */
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
  /** Learning goals, a few words each. */
  highlights: list(text(64), 10),
  teacherId: idOrZero(),
  teacherName: text(64),
  teacherAvatar: url(),
  chapters: list(ChapterSchema),
  /** Chapter to resume; 0: nothing begun, all finished, or all locked. */
  currentChapterId: idOrZero(),
  /** Whole recorded hours of its subject that could unlock it now. */
  hoursLeft: integer(),
});

/** A chapter with its neighbours (0: none) and its course. */
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

export type FilmCourse = Static<typeof FilmCourseSchema>;
export type Chapter = Static<typeof ChapterSchema>;
export type FilmCourseDetail = Static<typeof FilmCourseDetailSchema>;
export type ChapterDetail = Static<typeof ChapterDetailSchema>;
