/** The question engine of homework, evaluations, writing and practice. All assumed. */
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
  /** Pairs of a left and a right item. */
  match: 'match',
  order: 'order',
  /** Items sorted into groups. */
  group: 'group',
  /** Points or a line on a grid, such as a Go board. */
  grid: 'grid',
  /** A sound with options. */
  listen: 'listen',
  /** A recording of the child. */
  speak: 'speak',
  /** Photos of handwriting. */
  photo: 'photo',
  film: 'film',
} as const;
export type QuestionKind = ValueOf<typeof QuestionKind>;

/** Kinds marked by a teacher, not by a program. */
export const TEACHER_KINDS: readonly QuestionKind[] = [
  QuestionKind.speak,
  QuestionKind.photo,
  QuestionKind.film,
];

export const BlankFormat = { number: 'number', text: 'text', fraction: 'fraction' } as const;
export type BlankFormat = ValueOf<typeof BlankFormat>;

/** squares: cells of squared paper; go: intersections of a Go board. */
export const GridLook = { squares: 'squares', go: 'go' } as const;
export type GridLook = ValueOf<typeof GridLook>;

/** points: a set, in any order; line: a path from point to point. */
export const GridTask = { points: 'points', line: 'line' } as const;
export type GridTask = ValueOf<typeof GridTask>;

export const StoneColour = { black: 'black', white: 'white' } as const;
export type StoneColour = ValueOf<typeof StoneColour>;

/** partly: some parts are right; open: to be marked by a teacher; empty: no answer. */
export const Verdict = {
  right: 'right',
  partly: 'partly',
  wrong: 'wrong',
  open: 'open',
  empty: 'empty',
} as const;
export type Verdict = ValueOf<typeof Verdict>;

/** Of one question. */
/** Maximum length of one blank. */
export const BLANK_MAX = 64;
export const MAX_ANSWER_PICTURES = 9;
export const MAX_RECORDING_SECONDS = 180;
/** Maximum similar questions per practice. */
export const PRACTICE_SIZE = 3;
