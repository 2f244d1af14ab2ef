/** Reviews of works and comments, which decide whether they become public. */
import { and, eq, isNull } from 'drizzle-orm';
import { shownNameOf } from '../../../src/contract/growth/shown-name';
import { CommentState, WorkState } from '../../../src/contract/works/values';
import { reasonOf } from '../../core/http/handler';
import { notify, type NotifyServices } from '../messages/outbox/notify';
import { kidNameOf } from './comments';
import { otherState, unknownComment, unknownWork } from './errors';
import { parentOf, WORK_INBOX } from './messages';
import type { WorkRow } from './find';
import { workComments, workReports, works } from './tables';
import { editPath, workPath } from './notifications';

export interface Judgement {
  readonly workId: number;
  /** The round that was reviewed; a later submission needs its own review. */
  readonly round: number;
  readonly isShown: boolean;
  /** Of a refusal, for the parent. */
  readonly reason: string;
}

/** For a waiting work, or a shown one with reports. Also settles all reports so far. Returns whose it is. */
export async function judgeWork({ clock, db }: NotifyServices, given: Judgement): Promise<number> {
  const judgement = { ...given, reason: given.isShown ? '' : reasonOf(given.reason) };
  const { isShown, reason, round, workId } = judgement;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(works).where(eq(works.id, workId)).for('update');
    if (row === undefined || row.state === WorkState.takenBack) throw unknownWork();
    const mayBe = row.state === WorkState.waiting || row.state === WorkState.shown;
    if (!mayBe || row.round !== round) throw otherState();
    const now = clock.now();
    const next = isShown
      ? { state: WorkState.shown, shownAt: row.shownAt ?? now, reason: '' }
      : { state: WorkState.refused, reason };
    await tx.update(works).set(next).where(eq(works.id, workId));
    const isOpen = and(eq(workReports.workId, workId), isNull(workReports.handledAt));
    await tx.update(workReports).set({ handledAt: now }).where(isOpen);
    if (row.state !== next.state) await notifyJudged({ db: tx, clock }, row, judgement);
    return row.userId;
  });
}

async function notifyJudged(
  services: NotifyServices,
  row: WorkRow,
  { isShown, reason }: Judgement,
): Promise<void> {
  const { id, round, userId } = row;
  const { refused } = WORK_INBOX;
  const words = isShown
    ? shownWords(row.title)
    : { title: refused.title(row.title), body: refused.body(reason), linkText: refused.linkText };
  const path = isShown ? workPath(row) : editPath(row);
  const event = `work:${id}:${round}:${isShown ? 'shown' : 'refused'}`;
  await notify(services, 'workNews', [{ userId, event, ...words, path }]);
}

export function shownWords(title: string) {
  const { shown } = WORK_INBOX;
  return { title: shown.title(title), body: shown.body, linkText: shown.linkText };
}

/** Idempotent; a different decision made meanwhile is kept. Returns whose it is. */
export const judgeComment = (
  { clock, db }: NotifyServices,
  { commentId, isShown }: { readonly commentId: number; readonly isShown: boolean },
): Promise<number> =>
  db.transaction(async (tx) => {
    const isIt = eq(workComments.id, commentId);
    const [found] = await tx.select({ workId: workComments.workId }).from(workComments).where(isIt);
    if (found === undefined) throw unknownComment();
    const isWork = eq(works.id, found.workId);
    // Locks the work first, like all writers of its counters.
    const [work] = await tx.select().from(works).where(isWork).for('no key update');
    const [comment] = await tx.select().from(workComments).where(isIt).for('update');
    if (work === undefined || comment === undefined) throw unknownComment();
    const state = isShown ? CommentState.shown : CommentState.refused;
    if (comment.state === state) return comment.userId;
    if (comment.state !== CommentState.waiting) throw otherState();
    await tx.update(workComments).set({ state }).where(isIt);
    if (!isShown) return comment.userId;
    await tx
      .update(works)
      .set({ comments: work.comments + 1 })
      .where(isWork);
    if (comment.userId !== work.userId) await notifyCommented({ db: tx, clock }, work, comment);
    return comment.userId;
  });

async function notifyCommented(
  services: NotifyServices,
  work: WorkRow,
  { id, text, userId }: { readonly id: number; readonly text: string; readonly userId: number },
): Promise<void> {
  const { body, title, linkText } = WORK_INBOX.comment;
  const author = parentOf(shownNameOf(await kidNameOf(services.db, userId)));
  const words = { title: title(work.title), body: body(author, text), linkText };
  const notice = { userId: work.userId, event: `comment:${id}`, ...words, path: workPath(work) };
  await notify(services, 'workNews', [notice]);
}
