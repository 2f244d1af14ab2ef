/** Homework, drafts and corrections. All assumed. */
import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import { askedFor, dateTime, id, integer, list, millis, oneOf, text, url } from '../primitives.schema';
import {
  answersSchema,
  CheckedSchema,
  QuestionSchema,
  SolutionSchema,
  SoundSchema,
} from '../questions/question.schema';
import { HomeworkKind, HomeworkState, PHOTO_SCALE, PhotoSign, StrokeColour } from './values';

const place = () => integer(0, PHOTO_SCALE);

export const HomeworkTeacherSchema = T.Object({ name: text(64), avatar: url() });

export const HomeworkCardSchema = T.Object({
  homeworkId: id(),
  kind: oneOf(HomeworkKind),
  subject: oneOf(Subject),
  title: text(64),
  courseName: text(128),
  /** Its lesson; '' for none. */
  lessonTitle: text(128),
  state: oneOf(HomeworkState),
  /** Overdue, or handed in late. */
  isLate: T.Boolean(),
  /** Excused by the teacher. */
  isExcused: T.Boolean(),
  assignedAt: dateTime(),
  /** '' without a due date. */
  dueAt: dateTime(),
  handedInAt: dateTime(),
  questionCount: integer(),
  /** Number of the hand-in, 1-based. */
  round: integer(1, 99),
  /** The teacher's rating, 1 to 5; 0: none yet. */
  stars: integer(0, 5),
  /** Out of 100; absent until corrected. */
  score: T.Optional(integer(0, 100)),
});

/** Annotations on one picture of an answer; coordinates in units of PHOTO_SCALE. */
export const PhotoMarksSchema = T.Object({
  /** 0-based index of the picture in the answer. */
  picture: integer(0, 8),
  strokes: list(
    T.Object({
      colour: oneOf(StrokeColour),
      /** x and y alternating. */
      points: list(place(), 2000),
    }),
    200,
  ),
  signs: list(T.Object({ x: place(), y: place(), sign: oneOf(PhotoSign) }), 100),
});

/** Correction of one question, by a teacher or a program. */
export const CorrectedItemSchema = T.Object({
  ...CheckedSchema.properties,
  words: text(1000),
  voice: T.Union([SoundSchema, T.Null()]),
  marks: list(PhotoMarksSchema, 9),
});

export const CorrectionSchema = T.Object({
  /** The hand-in it belongs to. */
  round: integer(1, 99),
  correctedAt: dateTime(),
  /** null: corrected by a program. */
  teacher: T.Union([HomeworkTeacherSchema, T.Null()]),
  words: text(1000),
  voice: T.Union([SoundSchema, T.Null()]),
  stars: integer(0, 5),
  score: integer(0, 100),
  isHandedBack: T.Boolean(),
  items: list(CorrectedItemSchema, 60),
});

export const HandInSchema = T.Object({
  round: integer(1, 99),
  handedInAt: dateTime(),
  answers: answersSchema(),
});

/** The current draft. The version is incremented by every save. */
export const DraftSchema = T.Object({
  version: integer(1),
  /** Save time on the device: ms of server time as known there. */
  savedAt: millis(),
  /** Device name for the conflict dialog: 'iPhone', '安卓手机', '电脑'. */
  device: text(32),
  answers: answersSchema(),
});

export const HomeworkDetailSchema = T.Object({
  ...HomeworkCardSchema.properties,
  /** The teacher's instructions; '' for none. */
  task: text(1000),
  teacher: T.Union([HomeworkTeacherSchema, T.Null()]),
  questions: askedFor(list(QuestionSchema, 60)),
  /** The last hand-in. */
  handIn: T.Union([HandInSchema, T.Null()]),
  /** The newest; belongs to the previous round when handed in again. */
  correction: T.Union([CorrectionSchema, T.Null()]),
  /** Only when corrected and not handed back. */
  solutions: list(SolutionSchema, 60),
  /** An explanatory film exists: /onlineWorkVideo. */
  hasFilm: T.Boolean(),
});

export type HomeworkCard = Static<typeof HomeworkCardSchema>;
export type HomeworkDetail = Static<typeof HomeworkDetailSchema>;
export type Correction = Static<typeof CorrectionSchema>;
export type CorrectedItem = Static<typeof CorrectedItemSchema>;
export type PhotoMarks = Static<typeof PhotoMarksSchema>;
export type HandIn = Static<typeof HandInSchema>;
export type Draft = Static<typeof DraftSchema>;
