/** Server-defined forms: of surveys and of material requests. All assumed. */
import type { ValueOf } from '../wire';

export const FieldKind = {
  single: 'single',
  multiple: 'multiple',
  /** As stars or numbers. */
  score: 'score',
  text: 'text',
  date: 'date',
  photo: 'photo',
  film: 'film',
  recording: 'recording',
} as const;
export type FieldKind = ValueOf<typeof FieldKind>;

/** Answered with uploads, which need a login: not for visitors. */
export const FILE_KINDS: readonly FieldKind[] = [FieldKind.photo, FieldKind.film, FieldKind.recording];

export const ScoreLook = { stars: 'stars', numbers: 'numbers' } as const;
export type ScoreLook = ValueOf<typeof ScoreLook>;

/** Condition on another field's answer; `value` is an option's key, a number, or '' (`answered`). */
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
/** In characters as displayed. */
export const FORM_MOST_TEXT = 2000;
