/** Courses of films and their chapters. */
import { Type as T, type Static } from '@sinclair/typebox';
import { dateTime, id, idOrZero, integer, list, oneOf, text, url, seconds } from '../primitives.schema';
import { FilmAccess, FilmCourseKind, Subject } from './values';

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

export type FilmCourse = Static<typeof FilmCourseSchema>;
export type Chapter = Static<typeof ChapterSchema>;
export type FilmCourseDetail = Static<typeof FilmCourseDetailSchema>;
export type ChapterDetail = Static<typeof ChapterDetailSchema>;
