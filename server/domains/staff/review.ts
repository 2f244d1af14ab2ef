/** The operator's calls about works, their reports, and comments. */
import { pageOf, type Paging } from '../../core/db/page';
import { withCount } from '../../core/http/handler';
import { orNotFound } from '../../core/http/policy';
import { formatDateTime } from '../../core/time';
import { otherState } from '../works/errors';
import type { FoundWork } from '../works/find';
import { judgeComment, judgeWork } from '../works/judge';
import { reportedWorks, reviewedWork, waitingComments, waitingWorks, type QueuedWork } from '../works/review';
import { childNameOf } from '../works/wire';
import { fileAddresses } from './files';
import type { OperatorContext, OperatorHandlersOf } from './handler';
import { STAFF_MESSAGES } from './messages';

const cardOf = (work: FoundWork, reports: number) => ({
  ...{ id: work.row.id, round: work.row.round, kind: work.row.kind, state: work.row.state },
  ...{ title: work.row.title, childName: childNameOf(work), topicTitle: work.topicTitle },
  sentAt: formatDateTime(work.row.sentAt),
  ...{ isFilm: work.row.isFilm, reports },
});

interface Asked {
  readonly page: number;
  readonly limit: number;
}

async function queueOf(find: (paging: Paging) => Promise<readonly QueuedWork[]>, asked: Asked) {
  const { rows, total } = await pageOf(find, asked);
  return withCount(
    rows.map((work) => cardOf(work, work.reporters)),
    total,
  );
}

const workFor = async ({ db }: OperatorContext, id: number) =>
  orNotFound(await reviewedWork(db, id), STAFF_MESSAGES.unknown);

interface Judged {
  readonly id: number;
  readonly round: number;
  /** undefined: it is shown. */
  readonly reason?: string;
}

async function judge(context: OperatorContext, { id, reason, round }: Judged): Promise<null> {
  const judgement = { workId: id, round, isShown: reason === undefined, reason: reason ?? '' };
  const userId = await judgeWork(context, judgement);
  context.concerns({ userId, detail: { workId: id, round, ...(reason === undefined ? {} : { reason }) } });
  return null;
}

async function settle(context: OperatorContext, judged: Judged): Promise<null> {
  const { reports } = await workFor(context, judged.id);
  if (reports.length === 0) throw otherState();
  context.concerns({ detail: { reports: reports.length } });
  return judge(context, judged);
}

async function judgeSaid(context: OperatorContext, commentId: number, isShown: boolean): Promise<null> {
  context.concerns({ userId: await judgeComment(context, { commentId, isShown }), detail: { commentId } });
  return null;
}

export const review: OperatorHandlersOf<
  | 'listWaitingWorks'
  | 'listReportedWorks'
  | 'getReviewedWork'
  | 'approveWork'
  | 'refuseWork'
  | 'upholdReports'
  | 'dismissReports'
  | 'listWaitingComments'
  | 'approveComment'
  | 'refuseComment'
> = {
  listWaitingWorks: (asked, { db }) => queueOf((paging) => waitingWorks(db, paging), asked),
  listReportedWorks: (asked, { db }) => queueOf((paging) => reportedWorks(db, paging), asked),

  async getReviewedWork({ id }, context) {
    const work = await workFor(context, id);
    const { reports, row } = work;
    context.concerns({ userId: row.userId, detail: { workId: id } });
    const addressOf = fileAddresses(context);
    return {
      ...cardOf(work, reports.length),
      words: row.words,
      files: row.files.filter(({ url }) => url !== '').map(({ url }) => ({ url: addressOf(url) })),
      cover: addressOf(row.coverFile?.url ?? ''),
      reported: reports.map(({ reason, reportedAt, words }) => ({
        ...{ reason, words, reportedAt: formatDateTime(reportedAt) },
      })),
    };
  },

  approveWork: ({ id, round }, context) => judge(context, { id, round }),
  refuseWork: (judged, context) => judge(context, judged),
  upholdReports: (judged, context) => settle(context, judged),
  dismissReports: ({ id, round }, context) => settle(context, { id, round }),

  async listWaitingComments(asked, { db }) {
    const { rows, total } = await pageOf((paging) => waitingComments(db, paging), asked);
    const listed = rows.map(({ id, text, work, writtenAt }) => ({
      ...{ id, text, writtenAt: formatDateTime(writtenAt), workId: work.id, workTitle: work.title },
    }));
    return withCount(listed, total);
  },

  approveComment: ({ id }, context) => judgeSaid(context, id, true),
  refuseComment: ({ id }, context) => judgeSaid(context, id, false),
};
