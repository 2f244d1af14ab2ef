/** Works and comments that wait for a review, and reports of shown ones. */
import { Type as T } from '@sinclair/typebox';
import { dateTime, id, integer, list, noData, oneOf, text, typed, url } from '../primitives.schema';
import {
  WORK_REPORT_WORDS_MAX,
  WORK_WORDS_MAX,
  WorkKind,
  WorkReportReason,
  WorkState,
} from '../works/values';
import { operatorCall } from './define';
import { paging } from './staff-calls.schema';
import { REASON_LENGTH, StaffRole } from './values';

const roles = [StaffRole.reviewer];

const card = {
  id: id(),
  /** To be sent back with the judgement: a later submission needs its own review. */
  round: integer(),
  kind: oneOf(WorkKind),
  state: oneOf(WorkState),
  title: text(64),
  /** As others will see it. */
  childName: text(64),
  topicTitle: text(128),
  sentAt: dateTime(),
  isFilm: T.Boolean(),
  /** Reports that no review has settled. */
  reports: integer(),
};
const ReviewedCardSchema = T.Object(card);

const ReviewedWorkSchema = T.Object({
  ...card,
  words: text(WORK_WORDS_MAX * 8),
  files: list(T.Object({ url: url() }), 9),
  /** '' without one. */
  cover: url(),
  reported: list(
    T.Object({
      reason: oneOf(WorkReportReason),
      words: text(WORK_REPORT_WORDS_MAX * 8),
      reportedAt: dateTime(),
    }),
    200,
  ),
});

const judged = T.Object({ id: id(), round: integer() });
const refused = T.Object({ ...judged.properties, reason: typed(REASON_LENGTH.max) });

const queue = <P extends `/operator/${string}`, S extends Parameters<typeof list>[0]>(
  path: P,
  summary: string,
  row: S,
) =>
  operatorCall({
    method: 'GET',
    path,
    summary,
    roles,
    audited: false,
    request: T.Object(paging),
    response: list(row, 100),
  });

export const reviewCalls = {
  listWaitingWorks: queue('/operator/works/waiting', 'Longest waiting first.', ReviewedCardSchema),
  listReportedWorks: queue(
    '/operator/works/reported',
    'Shown works with reports, and those that reports have hidden; most reported first.',
    ReviewedCardSchema,
  ),
  getReviewedWork: operatorCall({
    method: 'GET',
    path: '/operator/works/work',
    summary: 'One work with its files and open reports. Drafts are their parents’ alone: 404.',
    roles,
    audited: true,
    request: T.Object({ id: id() }),
    response: ReviewedWorkSchema,
  }),
  approveWork: operatorCall({
    method: 'POST',
    path: '/operator/works/approve',
    summary: 'Everybody may see it from now on; the parent is notified.',
    roles,
    audited: true,
    request: judged,
    response: noData(),
  }),
  refuseWork: operatorCall({
    method: 'POST',
    path: '/operator/works/refuse',
    summary: 'The parent reads the reason and may hand it in again.',
    roles,
    audited: true,
    request: refused,
    response: noData(),
  }),
  upholdReports: operatorCall({
    method: 'POST',
    path: '/operator/works/reports/uphold',
    summary: 'Takes a reported work away; the parent reads the reason.',
    roles,
    audited: true,
    request: refused,
    response: noData(),
  }),
  dismissReports: operatorCall({
    method: 'POST',
    path: '/operator/works/reports/dismiss',
    summary: 'Settles the reports; a work that they have hidden is shown again.',
    roles,
    audited: true,
    request: judged,
    response: noData(),
  }),
  listWaitingComments: queue(
    '/operator/comments/waiting',
    'Longest waiting first.',
    T.Object({ id: id(), text: text(800), writtenAt: dateTime(), workId: id(), workTitle: text(64) }),
  ),
  approveComment: operatorCall({
    method: 'POST',
    path: '/operator/comments/approve',
    summary: 'Everybody may read it from now on.',
    roles,
    audited: true,
    request: T.Object({ id: id() }),
    response: noData(),
  }),
  refuseComment: operatorCall({
    method: 'POST',
    path: '/operator/comments/refuse',
    summary: 'Only its author goes on seeing it.',
    roles,
    audited: true,
    request: T.Object({ id: id() }),
    response: noData(),
  }),
} as const;
