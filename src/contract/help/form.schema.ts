/** A server-defined form and its answers. */
import { Type as T, type Static } from '@sinclair/typebox';
import { date, filled, integer, list, oneOf, text, typed } from '../primitives.schema';
import { AnswerFileSchema } from '../questions/question.schema';
import {
  FORM_MOST_FIELDS,
  FORM_MOST_PICTURES,
  FORM_MOST_SECTIONS,
  FORM_MOST_TEXT,
  RuleTest,
  ScoreLook,
} from './form-values';

const key = () => T.String({ minLength: 1, maxLength: 32, pattern: '^[A-Za-z][A-Za-z0-9-]*$' });

/** True only while that field is shown and answered. */
const Rule = T.Object({ field: key(), test: oneOf(RuleTest), value: text(32) });

const every = {
  key: key(),
  title: filled(128),
  /** Help text below the title; '' for none. */
  help: text(300),
  isRequired: T.Boolean(),
  /** All must be true; otherwise the field is not shown, required or sent. */
  showIf: list(Rule, 5),
};
const options = list(T.Object({ key: key(), text: filled(64) }), 20);

export const FieldSchema = T.Union([
  T.Object({ kind: T.Literal('single'), ...every, options }),
  /** `most`: 0 for no limit. */
  T.Object({ kind: T.Literal('multiple'), ...every, options, least: integer(0, 20), most: integer(0, 20) }),
  T.Object({
    kind: T.Literal('score'),
    ...every,
    look: oneOf(ScoreLook),
    least: integer(0, 1),
    most: integer(2, 10),
    /** Labels of the ends; '' for none. */
    lowText: text(16),
    highText: text(16),
  }),
  T.Object({
    kind: T.Literal('text'),
    ...every,
    isLong: T.Boolean(),
    least: integer(0, FORM_MOST_TEXT),
    most: integer(1, FORM_MOST_TEXT),
  }),
  /** '' for no bound. */
  T.Object({ kind: T.Literal('date'), ...every, earliest: date(), latest: date() }),
  T.Object({
    kind: T.Literal('photo'),
    ...every,
    least: integer(0, FORM_MOST_PICTURES),
    most: integer(1, FORM_MOST_PICTURES),
  }),
  T.Object({ kind: T.Literal('film'), ...every }),
  T.Object({ kind: T.Literal('recording'), ...every }),
]);

/** A page of a form. */
export const FormSectionSchema = T.Object({
  /** '' for none. */
  title: text(64),
  words: text(500),
  fields: list(FieldSchema, FORM_MOST_FIELDS),
});
export const formSections = () => list(FormSectionSchema, FORM_MOST_SECTIONS);

/** Choices, numbers, texts and dates, files. */
export const FieldAnswerSchema = T.Union([
  T.Object({ kind: T.Literal('choices'), choices: list(key(), 20) }),
  T.Object({ kind: T.Literal('score'), score: integer(0, 10) }),
  /** A date as 'YYYY-MM-DD'. `typed` allows for emoji, which take several code units per displayed character. */
  T.Object({ kind: T.Literal('text'), text: typed(FORM_MOST_TEXT) }),
  T.Object({ kind: T.Literal('files'), files: list(AnswerFileSchema, FORM_MOST_PICTURES) }),
]);
export const FormAnswerSchema = T.Object({ key: key(), answer: FieldAnswerSchema });
/** At most one per field. */
export const formAnswers = () => list(FormAnswerSchema, FORM_MOST_FIELDS);
/** Client-generated idempotency key of a submission, the same on every retry. */
export const submissionId = () => T.String({ minLength: 16, maxLength: 64, pattern: '^[0-9a-f-]+$' });

export type FormField = Static<typeof FieldSchema>;
export type FieldOf<K extends FormField['kind']> = Extract<FormField, { readonly kind: K }>;
export type FormSection = Static<typeof FormSectionSchema>;
export type FormRule = Static<typeof Rule>;
export type FieldAnswer = Static<typeof FieldAnswerSchema>;
export type FormAnswer = Static<typeof FormAnswerSchema>;
