import { Type as T, type Static } from '@sinclair/typebox';
import { dateTime, id, idOrZero, integer, list, oneOf, text, url, written } from '../primitives.schema';
import { BLANK_MAX, Verdict } from '../questions/values';
import { ExerciseState, MAX_EXERCISE_BOXES, UnreadableReason } from './exercise-book';
import { PHOTO_SCALE } from './values';

const part = () => integer(0, PHOTO_SCALE);
const key = () => T.String({ minLength: 1, maxLength: 16 });
const ofPage = () => T.Object({ pageId: id() });

/** In parts of PHOTO_SCALE of the photo's width and height. */
export const PlaceSchema = T.Object({ left: part(), top: part(), width: part(), height: part() });

const BoxResultSchema = T.Object({
  verdict: oneOf(Verdict),
  rightAnswer: text(255),
  explanation: text(2000),
  knowledge: text(64),
  /** Where it stands in the wrong-question collection; 0 for what is not in it. */
  wrongQuestionId: idOrZero(),
});

export const ExerciseBoxSchema = T.Object({
  key: key(),
  /** As it is printed: '1', '2'. */
  number: text(8),
  stem: text(2000),
  place: PlaceSchema,
  /** What the recognition read; '' where nothing is written. */
  read: text(64),
  /** The recognition may have misread it: the parent is asked to look. */
  isSure: T.Boolean(),
  /** What counts: as read, or as the parent corrected it. */
  answer: text(64),
  /** null before it is checked. */
  result: T.Union([BoxResultSchema, T.Null()]),
});

export const ExerciseCardSchema = T.Object({
  pageId: id(),
  state: oneOf(ExerciseState),
  /** Address of the photo. */
  picture: url(),
  /** '' before it is recognised. */
  book: text(64),
  /** The book's; 0 before it is recognised. */
  pageNumber: integer(0, 999),
  takenAt: dateTime(),
  /** Of 100; absent before it is checked. */
  score: T.Optional(integer(0, 100)),
});

export const ExercisePageSchema = T.Object({
  ...ExerciseCardSchema.properties,
  /** Of what is unreadable; null otherwise. */
  reason: T.Union([oneOf(UnreadableReason), T.Null()]),
  boxes: list(ExerciseBoxSchema, MAX_EXERCISE_BOXES),
});

export const exerciseBookSchemas = {
  /** The photo, uploaded before. The same one a second time is the same page. */
  snapExercisePage: { request: T.Object({ url: url() }), response: T.Object({ pageId: id() }) },
  /** Asks the recognition, once for all who ask at the same time; what is recognised already is answered at once. */
  recogniseExercisePage: { request: ofPage(), response: ExercisePageSchema },
  getExercisePage: { request: ofPage(), response: ExercisePageSchema },
  /** Every box that the parent corrected, or looked through. Twice is once: the first report is told again. */
  checkExercisePage: {
    request: T.Object({
      pageId: id(),
      answers: list(T.Object({ key: key(), text: written(BLANK_MAX) }), MAX_EXERCISE_BOXES),
    }),
    response: ExercisePageSchema,
  },
  /** The newest first. The envelope's `count` is that of the whole list. */
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
