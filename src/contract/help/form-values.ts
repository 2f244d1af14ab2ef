/** Forms that the server describes: of surveys, and of materials asked for. All of it is assumed. */
import type { ValueOf } from '../wire';

export const FieldKind = {
  single: 'single',
  multiple: 'multiple',
  /** Stars, or numbers. */
  score: 'score',
  text: 'text',
  date: 'date',
  photo: 'photo',
  film: 'film',
  recording: 'recording',
} as const;
export type FieldKind = ValueOf<typeof FieldKind>;

/** Their answers are uploads of the parent, so that a visitor cannot fill them in. */
export const FILE_KINDS: readonly FieldKind[] = [FieldKind.photo, FieldKind.film, FieldKind.recording];

export const ScoreLook = { stars: 'stars', numbers: 'numbers' } as const;
export type ScoreLook = ValueOf<typeof ScoreLook>;

/** What a rule says of another field's answer; its `value` is an option's key, a number, or '' (`answered`). */
export const RuleTest = {
  is: 'is',
  isNot: 'isNot',
  contains: 'contains',
  atLeast: 'atLeast',
  atMost: 'atMost',
  answered: 'answered',
} as const;
export type RuleTest = ValueOf<typeof RuleTest>;

export const FORM_MOST_SECTIONS = 10;
export const FORM_MOST_FIELDS = 60;
export const FORM_MOST_PICTURES = 9;
/** Characters as a reader counts them. */
export const FORM_MOST_TEXT = 2000;
