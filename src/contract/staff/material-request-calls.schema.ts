/** What parents are asked to send in; what they sent is judged by the calls of teaching. */
import { Type as T } from '@sinclair/typebox';
import { formSections } from '../help/form.schema';
import { dateTime, id, integer, list, noData, text } from '../primitives.schema';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { editors, etag, paging } from './staff-calls.schema';
import { ANNOUNCED_TO_MAX } from './values';

const MOST_WANTED = 10;

const request = {
  title: said(64),
  /** Who asks: a teacher, a team. */
  asker: said(32),
  words: said(1000),
  /** One line each. */
  wanted: T.Array(said(128), { minItems: 1, maxItems: MOST_WANTED }),
  sections: formSections(),
  /** What a parent agrees to before sending; '' for nothing. */
  consent: text(500),
  /** Empty: all parents. */
  userIds: T.Array(id(), { maxItems: ANNOUNCED_TO_MAX, uniqueItems: true }),
  /** '' without an end. */
  endsAt: dateTime(),
};

const state = {
  requestId: id(),
  askedAt: dateTime(),
  isOver: T.Boolean(),
  /** Not those that were taken back. */
  submissions: integer(),
};

export const materialRequestCalls = {
  listMaterialRequests: operatorCall({
    method: 'GET',
    path: '/operator/material-requests',
    summary: 'Newest first; those that are over too.',
    roles: editors,
    audited: false,
    request: T.Object(paging),
    response: list(
      T.Object({
        ...state,
        ...{ title: request.title, asker: request.asker, endsAt: request.endsAt },
        /** 0: all parents. */
        askedOf: integer(),
      }),
      100,
    ),
  }),
  getMaterialRequest: operatorCall({
    method: 'GET',
    path: '/operator/material-requests/request',
    summary: 'One of them with its form.',
    roles: editors,
    audited: false,
    request: T.Object({ requestId: id() }),
    response: T.Object({ ...state, ...request, etag: etag() }),
  }),
  saveMaterialRequest: operatorCall({
    method: 'POST',
    path: '/operator/material-requests/save',
    summary:
      'A new one without `requestId`; parents see it at once and get a message, once. 409: a parent has sent something in, so form and consent stay as they are.',
    roles: editors,
    audited: true,
    request: T.Object({ ...request, requestId: T.Optional(id()), etag: etag() }),
    response: T.Object({ requestId: id() }),
  }),
  endMaterialRequest: operatorCall({
    method: 'POST',
    path: '/operator/material-requests/end',
    summary: 'Ends it now; what was sent in or sent back stays open. 409: it is over.',
    roles: editors,
    audited: true,
    request: T.Object({ requestId: id() }),
    response: noData(),
  }),
} as const;
