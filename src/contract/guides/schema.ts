import { Type as T, type Static } from '@sinclair/typebox';
import { targetFields } from '../links/schema';
import { filled, list, oneOf, text, url } from '../primitives.schema';
import { GuideNeeds } from './values';

export const GuideSchema = T.Object({
  code: filled(64),
  title: text(32),
  /** What the guide is good for, in a sentence or two. */
  words: text(300),
  steps: list(
    T.Object({
      title: text(32),
      words: text(300),
      /** '' for none. */
      picture: url(),
      /** What the picture shows. */
      alt: text(64),
    }),
    12,
  ),
  /** Worth knowing besides; a line each. */
  notes: list(text(200), 10),
  /** null: there is nothing to be done next. */
  next: T.Union([
    T.Object({
      ...targetFields,
      url: T.Optional(url()),
      /** On the button. */
      text: text(16),
      needs: oneOf(GuideNeeds),
      /** Where it is done, for who reads this in a place that cannot do it. */
      where: text(120),
    }),
    T.Null(),
  ]),
});

export const guidesSchemas = {
  /** null: there is none of that code. */
  getGuide: { request: T.Object({ code: filled(64) }), response: T.Union([GuideSchema, T.Null()]) },
};

export type Guide = Static<typeof GuideSchema>;
export type GuideStep = Guide['steps'][number];
export type GuideNext = NonNullable<Guide['next']>;
