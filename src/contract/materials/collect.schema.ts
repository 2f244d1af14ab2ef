/** Material requests: what teachers and operators ask parents to send. All assumed. */
import { Type as T, type Static } from '@sinclair/typebox';
import { formAnswers, formSections, submissionId } from '../help/form.schema';
import { dateTime, id, integer, list, noData, oneOf, text } from '../primitives.schema';
import { CollectState } from './values';

export const MaterialRequestSchema = T.Object({
  id: id(),
  title: text(64),
  /** The requester: a teacher or the operator. */
  asker: text(32),
  /** The requested items, one per line. */
  wanted: list(text(128), 10),
  state: oneOf(CollectState),
  /** '' without an end. */
  endsAt: dateTime(),
  /** Time of the last submission; '' for none. */
  sentAt: dateTime(),
});

export const MaterialRequestDetailSchema = T.Object({
  ...MaterialRequestSchema.properties,
  words: text(1000),
  sections: formSections(),
  /** Consent required before submitting; '' for none. */
  consent: text(500),
  /** The last submission, unless withdrawn. */
  answers: formAnswers(),
  /** Why it was returned; '' otherwise. */
  reason: text(500),
  /** Not reviewed yet. */
  canTakeBack: T.Boolean(),
});

export const collectSchemas = {
  /** Pending ones first. `page` is 1-based; the envelope's `count` is the total. */
  listMaterialRequests: {
    request: T.Object({ page: integer(1, 1000), limit: integer(1, 50) }),
    response: list(MaterialRequestSchema, 50),
  },
  getMaterialRequest: { request: T.Object({ id: id() }), response: MaterialRequestDetailSchema },
  /** Idempotent: a retry returns the first response. */
  submitMaterial: {
    request: T.Object({
      id: id(),
      submissionId: submissionId(),
      hasConsented: T.Boolean(),
      answers: formAnswers(),
    }),
    response: T.Object({ isNew: T.Boolean() }),
  },
  /** Only before the review. Idempotent. */
  takeBackMaterial: { request: T.Object({ id: id() }), response: noData() },
};

export type MaterialRequest = Static<typeof MaterialRequestSchema>;
export type MaterialRequestDetail = Static<typeof MaterialRequestDetailSchema>;
