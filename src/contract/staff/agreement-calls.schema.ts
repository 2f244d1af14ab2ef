/** Agreements with their versions. */
import { Type as T } from '@sinclair/typebox';
import { AgreementType } from '../account/values';
import { date, integer, list, oneOf, text } from '../primitives.schema';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { editors, etag, paging } from './staff-calls.schema';
import { AgreementState } from './values';

const which = { type: oneOf(AgreementType), version: integer(1) };
const version = {
  ...which,
  title: said(64),
  changedOn: date(),
  effectiveOn: date(),
  state: oneOf(AgreementState),
};

const words = {
  title: said(64),
  intro: text(2000),
  /** A line each: '# ' begins a section's heading, '- ' an item of a list, anything else a paragraph. */
  text: said(200_000),
};

export const agreementCalls = {
  listAgreementVersions: operatorCall({
    method: 'GET',
    path: '/operator/agreements',
    summary: 'All versions, newest first.',
    roles: editors,
    audited: false,
    request: T.Object(paging),
    response: list(T.Object(version), 100),
  }),
  getAgreementVersion: operatorCall({
    method: 'GET',
    path: '/operator/agreements/version',
    summary: 'One version with its text.',
    roles: editors,
    audited: false,
    request: T.Object(which),
    response: T.Object({ ...version, ...words, etag: etag() }),
  }),
  saveAgreement: operatorCall({
    method: 'POST',
    path: '/operator/agreements/save',
    summary:
      'A correction keeps the version, and nobody is asked again; a new version is asked for from `effectiveOn` on. Earlier ones stay as they are.',
    roles: editors,
    audited: true,
    request: T.Object({
      ...{ ...which, ...words, etag: etag() },
      isNewVersion: T.Boolean(),
      /** Of a new version: today or later. */
      effectiveOn: date(),
    }),
    response: T.Object(which),
  }),
} as const;
