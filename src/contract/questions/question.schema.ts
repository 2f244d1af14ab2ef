/**
 * A question as a child sees it (never with its answer), what a child answers, and how that turned out. One member a kind in
 * each union; keys are those of the question itself and mean nothing elsewhere.
 *
 * Texts may hold the notation of `features/questions/rich-text`: `{1/2}` a fraction, `{3 1/2}` a mixed number, `{x^2}` a power,
 * `[[key]]` the place of a blank.
 */
import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import { id, integer, list, oneOf, text, url, written } from '../primitives.schema';
import { BLANK_MAX, BlankFormat, GridLook, GridTask, QuestionKind, StoneColour, Verdict } from './values';

const key = () => T.String({ minLength: 1, maxLength: 16 });
const keys = (most: number) => list(key(), most);
const coordinate = () => integer(0, 30);
const point = () => T.Object({ x: coordinate(), y: coordinate() });

/** `text` or `picture` may be '', not both. `picture` is an address. */
const Item = T.Object({ key: key(), text: text(255), picture: url(), alt: text(64) });
const items = (most = 12) => list(Item, most);

/** Addresses and seconds of a recording or a sound. */
export const SoundSchema = T.Object({ url: url(), seconds: integer(0, 3600) });

/** A picture of the stem; `alt` says what it shows. */
export const QuestionPictureSchema = T.Object({ url: url(), alt: text(128) });

export const BodySchemas = {
  single: T.Object({ kind: T.Literal('single'), options: items() }),
  multiple: T.Object({ kind: T.Literal('multiple'), options: items() }),
  judge: T.Object({ kind: T.Literal('judge') }),
  fill: T.Object({
    kind: T.Literal('fill'),
    /** In the order of the stem; `unit` stands behind the blank. `label` names it for who does not see it. */
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
    /** Points that are marked, e.g. where a line begins. */
    marks: list(T.Object({ x: coordinate(), y: coordinate(), label: text(4) }), 40),
    /** At most so many points. */
    most: integer(1, 60),
    /** Of a Go board: the colour that the child sets. */
    colour: oneOf(StoneColour),
  }),
  listen: T.Object({
    kind: T.Literal('listen'),
    sound: SoundSchema,
    /** What is said. '' on the wire: it would be the answer, and comes with the solution. */
    transcript: text(1000),
    options: items(),
    isMultiple: T.Boolean(),
  }),
  speak: T.Object({
    kind: T.Literal('speak'),
    /** What is read aloud; '' where the child speaks freely. */
    reading: text(1000),
    /** How it sounds, to listen to first. */
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
  /** What a right answer is worth. */
  points: integer(1, 100),
  /** What it is about; '' where nobody said. */
  knowledge: text(64),
  isRequired: T.Boolean(),
  body: Body,
});

/** A file of an answer. `id` is the device's own name for it; `url` is '' until it is uploaded. */
export const AnswerFileSchema = T.Object({
  id: T.String({ minLength: 1, maxLength: 40 }),
  url: url(),
  name: text(128),
  /** Bytes. */
  bytes: integer(),
  /** Of a recording or a film; 0 where nobody knows. */
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

/** Answers of a hand-in or a draft: at most one a question. */
export const AnsweredSchema = T.Object({ questionId: id(), answer: AnswerSchema });
export const answersSchema = () => list(AnsweredSchema, 60);

/** How an answer turned out. */
export const CheckedSchema = T.Object({
  questionId: id(),
  verdict: oneOf(Verdict),
  points: integer(0, 100),
  outOf: integer(0, 100),
  /** Parts that are wrong: options, blanks, pairs by their left, things by their key, points as 'x,y'. */
  wrongParts: keys(60),
});

/** Told when the answer is in, never before. */
export const SolutionSchema = T.Object({
  questionId: id(),
  /** null: a teacher's kind, which has no one right answer. */
  answer: T.Union([AnswerSchema, T.Null()]),
  explanation: text(2000),
  /** What is said in the sound of a 'listen'. */
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
