/** The question engine: what homework, evaluations, writing and practice ask a child. All of it is assumed. */
import type { ValueOf } from '../wire';

/** Each kind is a folder of the same name in `features/questions/kinds` and a file in `server/domains/questions/kinds`. */
export const QuestionKind = {
  /** One of several options. */
  single: 'single',
  multiple: 'multiple',
  /** True or false. */
  judge: 'judge',
  /** Blanks in the stem: numbers, words, fractions. */
  fill: 'fill',
  /** Pairs of a left and a right thing. */
  match: 'match',
  order: 'order',
  /** Things that are put into groups. */
  group: 'group',
  /** Points or a line on a grid; a Go board is one. */
  grid: 'grid',
  /** A sound, and options to choose from. */
  listen: 'listen',
  /** The child speaks, and is recorded. */
  speak: 'speak',
  /** Photos of handwriting. */
  photo: 'photo',
  film: 'film',
} as const;
export type QuestionKind = ValueOf<typeof QuestionKind>;

/** A teacher reads, hears or sees the answer: no program says whether it is right. */
export const TEACHER_KINDS: readonly QuestionKind[] = [
  QuestionKind.speak,
  QuestionKind.photo,
  QuestionKind.film,
];

export const BlankFormat = { number: 'number', text: 'text', fraction: 'fraction' } as const;
export type BlankFormat = ValueOf<typeof BlankFormat>;

/** squares: fields of squared paper; go: crossings of a Go board. */
export const GridLook = { squares: 'squares', go: 'go' } as const;
export type GridLook = ValueOf<typeof GridLook>;

/** points: which ones, in any order; line: one that goes from point to point. */
export const GridTask = { points: 'points', line: 'line' } as const;
export type GridTask = ValueOf<typeof GridTask>;

export const StoneColour = { black: 'black', white: 'white' } as const;
export type StoneColour = ValueOf<typeof StoneColour>;

/** partly: some of its parts; open: a teacher has to say; empty: nothing was answered. */
export const Verdict = {
  right: 'right',
  partly: 'partly',
  wrong: 'wrong',
  open: 'open',
  empty: 'empty',
} as const;
export type Verdict = ValueOf<typeof Verdict>;

/** Of one question. */
/** Characters of what is written into one blank. */
export const BLANK_MAX = 64;
export const MAX_ANSWER_PICTURES = 9;
export const MAX_RECORDING_SECONDS = 180;
/** Practice asks at most so many similar questions at a time. */
export const PRACTICE_SIZE = 3;
