import { Type as T, type Static } from '@sinclair/typebox';
import { targetFields } from '../links/schema';
import { filled, list, oneOf, text, url } from '../primitives.schema';
import { GuideNeeds } from './values';

export const GuideSchema = T.Object({
  code: filled(64),
  title: text(32),
  /** Purpose of the guide, in a sentence or two. */
  words: text(300),
  steps: list(
    T.Object({
      title: text(32),
      words: text(300),
      /** '' for none. */
      picture: url(),
      /** Alternative text of the picture. */
      alt: text(64),
    }),
    12,
  ),
  /** Additional notes, one line each. */
  notes: list(text(200), 10),
  /** null: no next step. */
  next: T.Union([
    T.Object({
      ...targetFields,
      url: T.Optional(url()),
      /** Label of the button. */
      text: text(16),
      needs: oneOf(GuideNeeds),
      /** Where to do it, if the current host cannot. */
      where: text(120),
    }),
    T.Null(),
  ]),
});

export const guidesSchemas = {
  /** null: unknown code. */
  getGuide: { request: T.Object({ code: filled(64) }), response: T.Union([GuideSchema, T.Null()]) },
};

export type Guide = Static<typeof GuideSchema>;
export type GuideStep = Guide['steps'][number];
export type GuideNext = NonNullable<Guide['next']>;
