/**
 * A question as shown to a child (never with its answer), the child's answer, and its result. One member per kind in
 * each union; keys are local to the question.
 * Texts may use the notation of `features/questions/rich-text`: `{1/2}` a fraction, `{3 1/2}` a mixed number, `{x^2}` a
 * power, `[[key]]` the place of a blank.
 */
import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import { id, integer, list, oneOf, text, url, written } from '../primitives.schema';
import { BLANK_MAX, BlankFormat, GridLook, GridTask, QuestionKind, StoneColour, Verdict } from './values';

const key = () => T.String({ minLength: 1, maxLength: 16 });
const keys = (most: number) => list(key(), most);
const coordinate = () => integer(0, 30);
const point = () => T.Object({ x: coordinate(), y: coordinate() });

/** `text` or `picture` may be '', not both. `picture` is a URL. */
const Item = T.Object({ key: key(), text: text(255), picture: url(), alt: text(64) });
const items = (most = 12) => list(Item, most);

/** URL and length in seconds of a recording or sound. */
export const SoundSchema = T.Object({ url: url(), seconds: integer(0, 3600) });

/** A picture of the stem with its alternative text. */
export const QuestionPictureSchema = T.Object({ url: url(), alt: text(128) });

export const BodySchemas = {
  single: T.Object({ kind: T.Literal('single'), options: items() }),
  multiple: T.Object({ kind: T.Literal('multiple'), options: items() }),
  judge: T.Object({ kind: T.Literal('judge') }),
  fill: T.Object({
    kind: T.Literal('fill'),
    /** In the order of the stem; `unit` follows the blank. `label` is its accessible name. */
    blanks: list(T.Object({ key: key(), format: oneOf(BlankFormat), label: text(32), unit: text(16) }), 12),
  }),
  match: T.Object({ kind: T.Literal('match'), left: items(8), right: items(8) }),
  order: T.Object({ kind: T.Literal('order'), items: items(10) }),
  group: T.Object({ kind: T.Literal('group'), groups: items(5), items: items(15) }),
  grid: T.Object({
    kind: T.Literal('grid'),
    look: oneOf(GridLook),
    task: oneOf(GridTask),
    columns: integer(2, 19),
    rows: integer(2, 19),
    stones: list(T.Object({ x: coordinate(), y: coordinate(), colour: oneOf(StoneColour) }), 361),
    /** Marked points, e.g. where a line begins. */
    marks: list(T.Object({ x: coordinate(), y: coordinate(), label: text(4) }), 40),
    /** Maximum number of points. */
    most: integer(1, 60),
    /** On a Go board: the colour of the child's stones. */
    colour: oneOf(StoneColour),
  }),
  listen: T.Object({
    kind: T.Literal('listen'),
    sound: SoundSchema,
    /** The spoken text. '' in a question, since it would give the answer away; sent with the solution. */
    transcript: text(1000),
    options: items(),
    isMultiple: T.Boolean(),
  }),
  speak: T.Object({
    kind: T.Literal('speak'),
    /** The text to read aloud; '' for free speech. */
    reading: text(1000),
    /** A sample to listen to first. */
    example: T.Union([SoundSchema, T.Null()]),
    mostSeconds: integer(1, 180),
  }),
  photo: T.Object({ kind: T.Literal('photo'), most: integer(1, 9) }),
  film: T.Object({ kind: T.Literal('film'), mostSeconds: integer(1, 3600) }),
} as const satisfies Record<QuestionKind, unknown>;

const Body = T.Union([
  BodySchemas.single,
  BodySchemas.multiple,
  BodySchemas.judge,
  BodySchemas.fill,
  BodySchemas.match,
  BodySchemas.order,
  BodySchemas.group,
  BodySchemas.grid,
  BodySchemas.listen,
  BodySchemas.speak,
  BodySchemas.photo,
  BodySchemas.film,
]);

export const QuestionSchema = T.Object({
  id: id(),
  kind: oneOf(QuestionKind),
  subject: oneOf(Subject),
  stem: text(2000),
  pictures: list(QuestionPictureSchema, 9),
  /** Points for a right answer. */
  points: integer(1, 100),
  /** Knowledge point; '' if unknown. */
  knowledge: text(64),
  isRequired: T.Boolean(),
  body: Body,
});

/** A file of an answer. `id` is client-generated; `url` is '' until uploaded. */
export const AnswerFileSchema = T.Object({
  id: T.String({ minLength: 1, maxLength: 40 }),
  url: url(),
  name: text(128),
  /** Bytes. */
  bytes: integer(),
  /** Of a recording or a film; 0 if unknown. */
  seconds: integer(0, 36_000),
});

export const AnswerSchemas = {
  single: T.Object({ kind: T.Literal('single'), choice: text(16) }),
  multiple: T.Object({ kind: T.Literal('multiple'), choices: keys(12) }),
  judge: T.Object({ kind: T.Literal('judge'), isTrue: T.Union([T.Boolean(), T.Null()]) }),
  /** A fraction is written '1/2', a mixed number '3 1/2'. */
  fill: T.Object({
    kind: T.Literal('fill'),
    blanks: list(T.Object({ key: key(), text: written(BLANK_MAX) }), 12),
  }),
  match: T.Object({ kind: T.Literal('match'), pairs: list(T.Object({ left: key(), right: key() }), 8) }),
  order: T.Object({ kind: T.Literal('order'), keys: keys(10) }),
  group: T.Object({
    kind: T.Literal('group'),
    placed: list(T.Object({ item: key(), group: key() }), 15),
  }),
  grid: T.Object({ kind: T.Literal('grid'), points: list(point(), 60) }),
  listen: T.Object({ kind: T.Literal('listen'), choices: keys(12) }),
  speak: T.Object({ kind: T.Literal('speak'), recordings: list(AnswerFileSchema, 1) }),
  photo: T.Object({ kind: T.Literal('photo'), pictures: list(AnswerFileSchema, 9) }),
  film: T.Object({ kind: T.Literal('film'), films: list(AnswerFileSchema, 1) }),
} as const satisfies Record<QuestionKind, unknown>;

export const AnswerSchema = T.Union([
  AnswerSchemas.single,
  AnswerSchemas.multiple,
  AnswerSchemas.judge,
  AnswerSchemas.fill,
  AnswerSchemas.match,
  AnswerSchemas.order,
  AnswerSchemas.group,
  AnswerSchemas.grid,
  AnswerSchemas.listen,
  AnswerSchemas.speak,
  AnswerSchemas.photo,
  AnswerSchemas.film,
]);

/** Answers of a hand-in or draft, at most one per question. */
export const AnsweredSchema = T.Object({ questionId: id(), answer: AnswerSchema });
export const answersSchema = () => list(AnsweredSchema, 60);

/** The result of an answer. */
export const CheckedSchema = T.Object({
  questionId: id(),
  verdict: oneOf(Verdict),
  points: integer(0, 100),
  outOf: integer(0, 100),
  /** Wrong parts: options, blanks, pairs by their left key, items by key, points as 'x,y'. */
  wrongParts: keys(60),
});

/** Only sent after the answer. */
export const SolutionSchema = T.Object({
  questionId: id(),
  /** null: a kind that a teacher marks, without a single right answer. */
  answer: T.Union([AnswerSchema, T.Null()]),
  explanation: text(2000),
  /** Spoken text of a 'listen' question. */
  transcript: T.Optional(text(1000)),
});

export type Sound = Static<typeof SoundSchema>;
export type Item = Static<typeof Item>;
export type Question = Static<typeof QuestionSchema>;
export type QuestionBody = Static<typeof Body>;
export type BodyOf<K extends QuestionKind> = Extract<QuestionBody, { readonly kind: K }>;
export type Answer = Static<typeof AnswerSchema>;
export type AnswerOf<K extends QuestionKind> = Extract<Answer, { readonly kind: K }>;
export type AnswerFile = Static<typeof AnswerFileSchema>;
export type Answered = Static<typeof AnsweredSchema>;
export type Checked = Static<typeof CheckedSchema>;
export type Solution = Static<typeof SolutionSchema>;
