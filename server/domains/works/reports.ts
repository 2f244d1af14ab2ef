/** Parents' reports of works that should not be shown. */
import { and, count, eq, isNull } from 'drizzle-orm';
import { WorkState } from '../../../src/contract/works/values';
import { badInput, requireSession, type HandlersOf } from '../../core/http/handler';
import { notify } from '../messages/outbox/notify';
import { WORK_INBOX, WORK_MESSAGES } from './messages';
import { lockShown } from './find';
import { workReports, works } from './tables';
import { workPath } from './notifications';

/** This many unsettled reports hide the work until a review. */
export const REPORTS_THAT_HIDE = 3;

export const reportHandlers: HandlersOf<'reportWork'> = {
  /** A report that was already settled is not counted again: only its text changes. */
  async reportWork({ id, reason, words }, context) {
    const { userId } = requireSession(context);
    const { clock, db } = context;
    await db.transaction(async (tx) => {
      const row = await lockShown(tx, id);
      if (row.userId === userId) throw badInput('id', WORK_MESSAGES.ownReport);
      const said = { reason, words: words.trim() };
      await tx
        .insert(workReports)
        .values({ workId: id, userId, ...said, reportedAt: clock.now() })
        .onConflictDoUpdate({ target: [workReports.workId, workReports.userId], set: said });
      const isOpen = and(eq(workReports.workId, id), isNull(workReports.handledAt));
      const [open] = await tx.select({ number: count() }).from(workReports).where(isOpen);
      if ((open?.number ?? 0) < REPORTS_THAT_HIDE) return;
      const next = { state: WorkState.waiting, round: row.round + 1, sentAt: clock.now() };
      await tx.update(works).set(next).where(eq(works.id, id));
      const { body, title, linkText } = WORK_INBOX.again;
      const event = `work:${id}:${next.round}:again`;
      const message = { title: title(row.title), body, linkText, path: workPath(row) };
      const notice = { userId: row.userId, event, ...message };
      await notify({ db: tx, clock }, 'workNews', [notice]);
    });
    return null;
  },
};
