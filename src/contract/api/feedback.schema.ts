/** What parents write to the provider (/feedback). */
import { Type as T } from '@sinclair/typebox';
import { FEEDBACK_LENGTH, FEEDBACK_MAX_PICTURES, FeedbackKind } from '../feedback';
import { list, nothingTold, oneOf } from './primitives.schema';

const uploadedPicture = () =>
  T.String({ maxLength: 2048, pattern: '^https?://', description: 'An upload of this parent' });

export const feedbackSchemas = {
  submitFeedback: {
    request: T.Object({
      kind: oneOf(FeedbackKind),
      content: T.String({ minLength: FEEDBACK_LENGTH.min, maxLength: FEEDBACK_LENGTH.max }),
      pictures: list(uploadedPicture(), FEEDBACK_MAX_PICTURES),
      /** The same for every attempt at one feedback: it is kept once, however often it arrives. */
      requestId: T.Optional(T.String({ minLength: 16, maxLength: 64, pattern: '^[0-9a-f]+$' })),
    }),
    response: nothingTold(),
  },
};
