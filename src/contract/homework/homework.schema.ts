/** Shapes of homework, its drafts and its corrections. All of it is assumed. */
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

/** As a list shows it. */
export const HomeworkCardSchema = T.Object({
  homeworkId: id(),
  kind: oneOf(HomeworkKind),
  subject: oneOf(Subject),
  title: text(64),
  courseName: text(128),
  /** Of the lesson that it is of; '' for none. */
  lessonTitle: text(128),
  state: oneOf(HomeworkState),
  /** Its time is over and it is not handed in, or it was handed in after it. */
  isLate: T.Boolean(),
  /** By the teacher: nothing has to be done. */
  isExcused: T.Boolean(),
  assignedAt: dateTime(),
  /** '' where there is all the time of the world. */
  dueAt: dateTime(),
  handedInAt: dateTime(),
  questionCount: integer(),
  /** Which time it is handed in: 1 the first. */
  round: integer(1, 99),
  /** The teacher's, 1 to 5; 0 before. */
  stars: integer(0, 5),
  /** Of 100; absent before the correction. */
  score: T.Optional(integer(0, 100)),
});

/** Marks over one picture of an answer; places in parts of PHOTO_SCALE. */
export const PhotoMarksSchema = T.Object({
  /** Which picture of the answer, from 0. */
  picture: integer(0, 8),
  strokes: list(
    T.Object({
      colour: oneOf(StrokeColour),
      /** x and y in turn. */
      points: list(place(), 2000),
    }),
    200,
  ),
  signs: list(T.Object({ x: place(), y: place(), sign: oneOf(PhotoSign) }), 100),
});

/** A teacher's (or the program's) word on one question. */
export const CorrectedItemSchema = T.Object({
  ...CheckedSchema.properties,
  words: text(1000),
  voice: T.Union([SoundSchema, T.Null()]),
  marks: list(PhotoMarksSchema, 9),
});

export const CorrectionSchema = T.Object({
  /** Which hand-in it is of. */
  round: integer(1, 99),
  correctedAt: dateTime(),
  /** null: a program checked it. */
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

/** What is typed so far. Its version grows by one with each that the server keeps. */
export const DraftSchema = T.Object({
  version: integer(1),
  /** When the device that wrote it saved it: ms of the server's time as that device knew it. */
  savedAt: millis(),
  /** A name of that device, for the question which one to keep: 'iPhone', '安卓手机', '电脑'. */
  device: text(32),
  answers: answersSchema(),
});

export const HomeworkDetailSchema = T.Object({
  ...HomeworkCardSchema.properties,
  /** What the teacher said when giving it; '' for nothing. */
  task: text(1000),
  teacher: T.Union([HomeworkTeacherSchema, T.Null()]),
  questions: askedFor(list(QuestionSchema, 60)),
  /** The one that counts: the last. */
  handIn: T.Union([HandInSchema, T.Null()]),
  /** The newest; of a hand-in before where it is handed in again. */
  correction: T.Union([CorrectionSchema, T.Null()]),
  /** Once it is corrected, and not while it is handed back. */
  solutions: list(SolutionSchema, 60),
  /** A film that explains it: /onlineWorkVideo. */
  hasFilm: T.Boolean(),
});

export type HomeworkCard = Static<typeof HomeworkCardSchema>;
export type HomeworkDetail = Static<typeof HomeworkDetailSchema>;
export type Correction = Static<typeof CorrectionSchema>;
export type CorrectedItem = Static<typeof CorrectedItemSchema>;
export type PhotoMarks = Static<typeof PhotoMarksSchema>;
export type HandIn = Static<typeof HandInSchema>;
export type Draft = Static<typeof DraftSchema>;
