/** Materials that teachers and operators ask parents for. All of it is assumed. */
import { Type as T, type Static } from '@sinclair/typebox';
import { formAnswers, formSections, submissionId } from '../help/form.schema';
import { dateTime, id, integer, list, nothingTold, oneOf, text } from '../primitives.schema';
import { CollectState } from './values';

export const MaterialRequestSchema = T.Object({
  id: id(),
  title: text(64),
  /** Who asks: a teacher, or the operator. */
  asker: text(32),
  /** What is wanted, in a line each. */
  wanted: list(text(128), 10),
  state: oneOf(CollectState),
  /** '' where it has no end. */
  endsAt: dateTime(),
  /** Of what was sent last; '' for nothing. */
  sentAt: dateTime(),
});

export const MaterialRequestDetailSchema = T.Object({
  ...MaterialRequestSchema.properties,
  words: text(1000),
  sections: formSections(),
  /** What the parent has to agree to before sending; '' for nothing. */
  consent: text(500),
  /** What was sent last, and not taken back. */
  answers: formAnswers(),
  /** Why it was sent back; '' otherwise. */
  reason: text(500),
  /** Nobody has looked at it yet. */
  canTakeBack: T.Boolean(),
});

export const collectSchemas = {
  /** What waits for the parent first. `page` counts from 1; the length of the whole list is the envelope's `count`. */
  listMaterialRequests: {
    request: T.Object({ page: integer(1, 1000), limit: integer(1, 50) }),
    response: list(MaterialRequestSchema, 50),
  },
  getMaterialRequest: { request: T.Object({ id: id() }), response: MaterialRequestDetailSchema },
  /** A second time the same is told the first answer again. */
  submitMaterial: {
    request: T.Object({
      id: id(),
      submissionId: submissionId(),
      hasConsented: T.Boolean(),
      answers: formAnswers(),
    }),
    response: T.Object({ isNew: T.Boolean() }),
  },
  /** While nobody has looked at it. Twice is once. */
  takeBackMaterial: { request: T.Object({ id: id() }), response: nothingTold() },
};

export type MaterialRequest = Static<typeof MaterialRequestSchema>;
export type MaterialRequestDetail = Static<typeof MaterialRequestDetailSchema>;
