/** Guides: what they say step by step, and where they lead. */
import { Type as T } from '@sinclair/typebox';
import { GuideNeeds } from '../guides/values';
import { filled, integer, list, oneOf, text, url } from '../primitives.schema';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { editors, etag, paging } from './staff-calls.schema';

const code = () => filled(64);

const guide = {
  code: code(),
  title: said(32),
  words: text(300),
  steps: T.Array(
    T.Object({
      title: said(32),
      words: text(300),
      /** Key, as the upload (PICTURE_PATH) answered; '' for none. */
      picture: text(200),
      /** What a screen reader says instead of it. */
      alt: text(64),
    }),
    { minItems: 1, maxItems: 12 },
  ),
  /** Empty ones are left out. */
  notes: list(text(200), 10),
  /** Of the next step: a page of the app, '/…', or an address, 'https://…'; '' for no next step. */
  link: url(),
  /** Label of its button. */
  button: text(16),
  needs: oneOf(GuideNeeds),
  /** Where to do it, if it cannot be done here. */
  where: text(120),
};

/** The operator's own: no update of the product changes it. */
const isOwn = T.Boolean();

export const guideCalls = {
  listGuides: operatorCall({
    method: 'GET',
    path: '/operator/guides',
    summary: 'By title.',
    roles: editors,
    audited: false,
    request: T.Object(paging),
    response: list(T.Object({ code: code(), title: text(32), stepCount: integer(), isOwn }), 100),
  }),
  getGuideText: operatorCall({
    method: 'GET',
    path: '/operator/guides/guide',
    summary: 'One guide.',
    roles: editors,
    audited: false,
    request: T.Object({ code: code() }),
    response: T.Object({ ...guide, isOwn, etag: etag() }),
  }),
  saveGuide: operatorCall({
    method: 'POST',
    path: '/operator/guides/save',
    summary: 'Of a guide that there is. It is the operator’s own from then on.',
    roles: editors,
    audited: true,
    request: T.Object({ ...guide, etag: etag() }),
    response: T.Object({ code: code() }),
  }),
} as const;
