/** Who teaches, and what is special about the lessons. */
import { Type as T, type Static } from '@sinclair/typebox';
import { id, integer, list, oneOf, text, url, seconds } from '../primitives.schema';
import { Subject } from './values';

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

export type Teacher = Static<typeof TeacherSchema>;
export type TeacherFilm = Static<typeof TeacherFilmSchema>;
export type TeacherDetail = Static<typeof TeacherDetailSchema>;
export type ClassFeature = Static<typeof ClassFeatureSchema>;
