/** Teachers and the features of the lessons. */
import { Type as T, type Static } from '@sinclair/typebox';
import { id, integer, list, oneOf, text, url, seconds } from '../primitives.schema';
import { Subject } from './values';

export const TeacherSchema = T.Object({
  teacherId: id(),
  name: text(64),
  avatar: url(),
  subjects: list(oneOf(Subject), 10),
  /** As text: '6 年'; '' if unknown. */
  teachingYears: text(32),
  /** As text: '98%'; '' without ratings. */
  satisfaction: text(32),
  motto: text(128),
  hasFilm: T.Boolean(),
  /** Teaches the session's child. */
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

/** Features of a subject's lessons. */
export const ClassFeatureSchema = T.Object({
  subject: oneOf(Subject),
  title: text(64),
  summary: text(500),
  picture: url(),
  points: list(T.Object({ title: text(32), text: text(255) }), 10),
  /** The lesson plan by minutes. */
  steps: list(T.Object({ title: text(32), minutes: integer(1, 240), text: text(255) }), 20),
});

export type Teacher = Static<typeof TeacherSchema>;
export type TeacherFilm = Static<typeof TeacherFilmSchema>;
export type TeacherDetail = Static<typeof TeacherDetailSchema>;
export type ClassFeature = Static<typeof ClassFeatureSchema>;
