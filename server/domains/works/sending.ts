/** Submitting a work for review, and withdrawing it. */
import { lengthOf } from '../../../src/contract/characters';
import { desc, eq } from 'drizzle-orm';
import {
  WORK_CODE,
  WORK_TITLE_LENGTH,
  WorkKind,
  WORKS_PER_DAY,
  WorkState,
} from '../../../src/contract/works/values';
import type { Db } from '../../core/db/types';
import {
  badInput,
  BusinessError,
  requireSession,
  type CallContext,
  type HandlersOf,
} from '../../core/http/handler';
import { count } from '../../core/limits/counters';
import { DAY } from '../../core/time';
import { isOpen } from './drafts';
import { tooMany, unknownWork } from './errors';
import { giveUpFiles, removeGivenUp } from './files/removals';
import { haveArrived, keysOf } from './given-files';
import { WORK_MESSAGES } from './messages';
import { lockOwn, type WorkRow } from './find';
import { workCollects, workComments, workLikes, workReports, works, workTopics } from './tables';
import { topicOf } from './topics';
import { stateOfTopic } from './wire';

/** Calendar days begin at midnight in Shanghai. */
const DAY_BEGINS_MS = -8 * 3_600_000;

export const sendingHandlers: HandlersOf<'submitWork' | 'takeBackWork'> = {
  async submitWork({ id, hasConsented }, context) {
    const { userId } = requireSession(context);
    const { clock, db } = context;
    return db.transaction(async (tx) => {
      const row = await lockOwn(tx, userId, id);
      if (row.state === WorkState.takenBack) throw unknownWork();
      // A retry after a lost response.
      if (!isOpen(row)) return { state: row.state };
      await assertWhole(tx, row, hasConsented);
      const topicId = await openTopicOf({ ...context, db: tx }, row);
      const sent = { key: `works:sent:${userId}`, windowMs: DAY, beginsMs: DAY_BEGINS_MS };
      if ((await count(tx, clock, sent)) > WORKS_PER_DAY) throw tooMany(WORK_MESSAGES.tooManySent);
      const now = clock.now();
      const state = WorkState.waiting;
      const next = { state, topicId, round: row.round + 1, sentAt: now, consentedAt: now, reason: '' };
      await tx.update(works).set(next).where(eq(works.id, id));
      return { state };
    });
  },

  /** The remaining row is a tombstone, so that a repeated withdrawal gets the same response. */
  async takeBackWork({ id }, context) {
    const { userId } = requireSession(context);
    const { clock, db, log } = context;
    const isNew = await db.transaction(async (tx) => {
      const row = await lockOwn(tx, userId, id);
      if (row.state === WorkState.takenBack) return false;
      for (const table of [workLikes, workCollects, workComments, workReports])
        await tx.delete(table).where(eq(table.workId, id));
      await tx.update(works).set(NOTHING_LEFT).where(eq(works.id, id));
      await giveUpFiles(tx, clock, userId, keysOf(row), 'now');
      return true;
    });
    if (!isNew) return null;
    // The work is already gone; a storage failure is retried by a job.
    await removeGivenUp(context, userId).catch((error: unknown) => log.error(error));
    return null;
  },
};

const NOTHING_LEFT = {
  state: WorkState.takenBack,
  ...{ title: '', words: '', nickname: '', reason: '', files: [], coverFile: null },
  ...{ likes: 0, collected: 0, comments: 0 },
};

async function assertWhole(tx: Db, row: WorkRow, hasConsented: boolean): Promise<void> {
  if (lengthOf(row.title) < WORK_TITLE_LENGTH.min) throw badInput('title', WORK_MESSAGES.title);
  if (row.files.length === 0) throw badInput('files', WORK_MESSAGES.noFile);
  if (!(await haveArrived(tx, row.userId, row))) throw badInput('files', WORK_MESSAGES.notArrived);
  if (row.isFilm && row.coverFile == null) throw badInput('coverFile', WORK_MESSAGES.noCover);
  if (!hasConsented) throw badInput('hasConsented', WORK_MESSAGES.noConsent);
}

/** A teacher star always belongs to an edition: default is the current one. */
async function openTopicOf(
  { clock, db }: Pick<CallContext, 'db' | 'clock'>,
  { kind, topicId }: WorkRow,
): Promise<number | null> {
  const isForEdition = kind === WorkKind.teacherStar;
  if (topicId === null && !isForEdition) return null;
  const topic = topicId === null ? await newestOpen(db, clock.now()) : await topicOf(db, kind, topicId);
  if (topic === undefined || stateOfTopic(topic, clock.now()) !== 'open')
    throw new BusinessError(WORK_CODE.topicClosed, WORK_MESSAGES.topicClosed);
  return topic.id;
}

async function newestOpen(db: Db, now: Date) {
  const editions = await db
    .select()
    .from(workTopics)
    .where(eq(workTopics.kind, WorkKind.teacherStar))
    .orderBy(desc(workTopics.startsAt), desc(workTopics.id));
  return editions.find((edition) => stateOfTopic(edition, now) === 'open');
}
