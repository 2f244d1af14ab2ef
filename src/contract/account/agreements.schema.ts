/** Agreements as shown to parents. */
import { Type as T, type Static } from '@sinclair/typebox';
import { askedFor, date, filled, integer, list, oneOf, text } from '../primitives.schema';
import { AgreementType } from './values';

const summary = {
  type: oneOf(AgreementType),
  title: filled(64),
  /** Incremented by every change that requires a new consent. */
  version: integer(1),
  changedOn: date(),
  effectiveOn: date(),
};

const ParagraphSchema = T.Object({
  text: filled(2000),
  isItem: T.Boolean(),
});

export const AgreementSummarySchema = T.Object(summary);

export const AgreementSectionSchema = T.Object({
  heading: filled(64),
  paragraphs: list(ParagraphSchema, 60),
});

export const AgreementSchema = T.Object({
  ...summary,
  intro: text(2000),
  sections: askedFor(list(AgreementSectionSchema, 40)),
});

export type AgreementSummary = Static<typeof AgreementSummarySchema>;
export type AgreementSection = Static<typeof AgreementSectionSchema>;
export type Agreement = Static<typeof AgreementSchema>;
