/** Agreements and privacy policies: plain texts in sections, never markup. */
import { Type as T, type Static } from '@sinclair/typebox';
import { AgreementType } from '../agreements';
import { date, filled, integer, list, nothingAsked, oneOf, text } from './primitives.schema';

const summary = {
  type: oneOf(AgreementType),
  title: filled(64),
  /** Rises with every change that a parent has to agree to anew. */
  version: integer(1),
  changedOn: date(),
  effectiveOn: date(),
};

export const AgreementSummarySchema = T.Object(summary);

const ParagraphSchema = T.Object({
  text: filled(2000),
  /** One point of a list. */
  isItem: T.Boolean(),
});

export const AgreementSectionSchema = T.Object({
  heading: filled(64),
  paragraphs: list(ParagraphSchema, 60),
});

export const AgreementSchema = T.Object({
  ...summary,
  intro: text(2000),
  sections: list(AgreementSectionSchema, 40),
});

export const agreementsSchemas = {
  listAgreements: { request: nothingAsked(), response: list(AgreementSummarySchema, 20) },
  getAgreement: { request: T.Object({ type: oneOf(AgreementType) }), response: AgreementSchema },
};

export type AgreementSummary = Static<typeof AgreementSummarySchema>;
export type AgreementSection = Static<typeof AgreementSectionSchema>;
export type Agreement = Static<typeof AgreementSchema>;
