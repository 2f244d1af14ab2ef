import { Type as T, type Static } from '@sinclair/typebox';
import { dateTime, id, idOrZero, integer, list, oneOf, text, url, written } from '../primitives.schema';
import { BLANK_MAX, Verdict } from '../questions/values';
import { ExerciseState, MAX_EXERCISE_BOXES, UnreadableReason } from './exercise-book';
import { PHOTO_SCALE } from './values';

const part = () => integer(0, PHOTO_SCALE);
const key = () => T.String({ minLength: 1, maxLength: 16 });
const ofPage = () => T.Object({ pageId: id() });

/** In units of PHOTO_SCALE of the photo's width and height. */
export const PlaceSchema = T.Object({ left: part(), top: part(), width: part(), height: part() });

const BoxResultSchema = T.Object({
  verdict: oneOf(Verdict),
  rightAnswer: text(255),
  explanation: text(2000),
  knowledge: text(64),
  /** Id in the wrong-question collection; 0 if not in it. */
  wrongQuestionId: idOrZero(),
});

export const ExerciseBoxSchema = T.Object({
  key: key(),
  /** As printed: '1', '2'. */
  number: text(8),
  stem: text(2000),
  place: PlaceSchema,
  /** Recognised text; '' if blank. */
  read: text(64),
  /** false: low confidence, the parent is asked to check. */
  isSure: T.Boolean(),
  /** The answer that counts: recognised, or corrected by the parent. */
  answer: text(64),
  /** null until checked. */
  result: T.Union([BoxResultSchema, T.Null()]),
});

export const ExerciseCardSchema = T.Object({
  pageId: id(),
  state: oneOf(ExerciseState),
  /** URL of the photo. */
  picture: url(),
  /** '' until recognised. */
  book: text(64),
  /** Page number of the book; 0 until recognised. */
  pageNumber: integer(0, 999),
  takenAt: dateTime(),
  /** Out of 100; absent until checked. */
  score: T.Optional(integer(0, 100)),
});

export const ExercisePageSchema = T.Object({
  ...ExerciseCardSchema.properties,
  /** Only when unreadable; null otherwise. */
  reason: T.Union([oneOf(UnreadableReason), T.Null()]),
  boxes: list(ExerciseBoxSchema, MAX_EXERCISE_BOXES),
});

export const exerciseBookSchemas = {
  /** A photo that was uploaded before. The same photo returns the same page. */
  snapExercisePage: { request: T.Object({ url: url() }), response: T.Object({ pageId: id() }) },
  /** Starts the recognition; concurrent calls share one run, and a recognised page is returned at once. */
  recogniseExercisePage: { request: ofPage(), response: ExercisePageSchema },
  getExercisePage: { request: ofPage(), response: ExercisePageSchema },
  /** Sends the boxes as corrected or confirmed by the parent. Idempotent: returns the first report. */
  checkExercisePage: {
    request: T.Object({
      pageId: id(),
      answers: list(T.Object({ key: key(), text: written(BLANK_MAX) }), MAX_EXERCISE_BOXES),
    }),
    response: ExercisePageSchema,
  },
  /** Newest first. The envelope's `count` is the total. */
  listExercisePages: {
    request: T.Object({ page: integer(1, 10_000), limit: integer(1, 50) }),
    response: list(ExerciseCardSchema, 50),
  },
};

export type Place = Static<typeof PlaceSchema>;
export type BoxResult = Static<typeof BoxResultSchema>;
export type ExerciseBox = Static<typeof ExerciseBoxSchema>;
export type ExerciseCard = Static<typeof ExerciseCardSchema>;
export type ExercisePage = Static<typeof ExercisePageSchema>;
