/** Recognises a photo of an exercise book's page: which page it is, and the handwriting in each box. */
import { Type as T, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import {
  MAX_EXERCISE_BOXES,
  RECOGNITION_PATIENCE_MS,
  UnreadableReason,
} from '../../../src/contract/homework/exercise-book';
import { PlaceSchema } from '../../../src/contract/homework/exercise-book.schema';
import { filled, list, oneOf, text } from '../../../src/contract/primitives.schema';
import type { Db } from '../db/types';
import { ProviderError } from './error';
import { callJson, postJson, type Fetch } from './outgoing';
import type { RecognitionSettings } from '../provider-settings';
import type { StoredFile } from './storage';

const ReadBox = T.Object({
  /** As printed: '1', '2'. */
  number: filled(8),
  place: PlaceSchema,
  /** '' for an empty box. */
  read: text(64),
  isSure: T.Boolean(),
});

const Recognition = T.Union([
  /** `code`: the page of a book, in the operator's own codes (exercise_sheets). */
  T.Object({ isReadable: T.Literal(true), code: filled(64), boxes: list(ReadBox, MAX_EXERCISE_BOXES) }),
  T.Object({ isReadable: T.Literal(false), reason: oneOf(UnreadableReason) }),
]);
export type Recognition = Static<typeof Recognition>;
export type ReadBox = Static<typeof ReadBox>;

export interface RecognitionProvider {
  /** Resolves within RECOGNITION_PATIENCE_MS or throws a ProviderError. An unreadable photo is a result, not an error. */
  recognise(picture: StoredFile): Promise<Recognition>;
}

export type DemoRecognition = (db: Db) => RecognitionProvider;

/** POST {contentType, picture: base64} to the operator's recognition service; the response is a Recognition. */
export function gatewayRecognition(
  { url, token }: RecognitionSettings,
  fetchFrom: Fetch,
): RecognitionProvider {
  return {
    async recognise({ body, contentType }) {
      const init = postJson({ contentType, picture: body.toString('base64') }, token);
      const answer = await callJson('recognition', fetchFrom, url, init, RECOGNITION_PATIENCE_MS);
      if (Value.Check(Recognition, answer)) return answer;
      throw new ProviderError('recognition', 'answer has another form');
    },
  };
}
