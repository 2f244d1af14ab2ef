/** Creating, submitting and withdrawing a work. */
import { lengthOf } from '../../../src/contract/characters';
import { and, count, eq, inArray } from 'drizzle-orm';
import { complaintOfNickname } from '../../../src/contract/growth/shown-name';
import type { RequestOf } from '../../../src/contract/define';
import type { worksCalls } from '../../../src/contract/works/calls';
import {
  WORK_MOST_OPEN,
  WORK_TITLE_LENGTH,
  WORK_WORDS_MAX,
  WorkState,
} from '../../../src/contract/works/values';
import { lockChild } from '../account/lock-child';
import type { Db } from '../../core/db/types';
import { badInput, requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { otherState, tooMany, unknownWork } from './errors';
import { giveUpFiles, keepFiles } from './files/removals';
import { admitFiles, keysOf } from './given-files';
import { WORK_MESSAGES } from './messages';
import { lockOwn, type WorkRow } from './find';
import { works } from './tables';
import { topicOf } from './topics';
import { ownWorks } from './policies';

type Draft = RequestOf<typeof worksCalls.saveWork>;

/** Editable. */
export const isOpen = ({ state }: WorkRow): boolean =>
  state === WorkState.draft || state === WorkState.refused;

export const draftHandlers: HandlersOf<'saveWork'> = {
  async saveWork(request, context) {
    const { userId } = requireSession(context);
    return context.db.transaction(async (tx) => {
      // Serialised, since concurrent saves could exceed the limit.
      const child = await lockChild(tx, userId);
      const before = await knownWork(tx, userId, request);
      if (before !== undefined && before.kind !== request.kind)
        throw badInput('kind', WORK_MESSAGES.otherKind);
      if (before !== undefined && !isOpen(before)) throw otherState();
      const values = await valuesOf({ ...context, db: tx }, request, { userId, child, before });
      if (before === undefined) return makeWork(tx, userId, request, values);
      await tx.update(works).set(values).where(eq(works.id, before.id));
      const kept = keysOf(values);
      const removed = keysOf(before).filter((key) => !kept.includes(key));
      await keepFiles(tx, kept);
      await giveUpFiles(tx, context.clock, userId, removed, 'later');
      return { id: before.id };
    });
  },
};

/** By id, or by the client's idempotency key. */
async function knownWork(tx: Db, userId: number, { id, submissionId }: Draft): Promise<WorkRow | undefined> {
  if (id > 0) {
    const row = await lockOwn(tx, userId, id);
    if (row.state === WorkState.takenBack) throw unknownWork();
    return row;
  }
  const isIt = and(ownWorks(userId), eq(works.submissionId, submissionId));
  const [row] = await tx.select().from(works).where(isIt).for('update');
  return row;
}

async function valuesOf(
  context: Pick<CallContext, 'db' | 'clock' | 'config' | 'headers'>,
  { coverFile, files, isFilm, kind, nickname, title, topicId, words }: Draft,
  { before, child, userId }: { userId: number; child: string; before: WorkRow | undefined },
) {
  const chosen = nickname.trim();
  const complaint = chosen === '' ? undefined : complaintOfNickname(chosen, child);
  if (complaint !== undefined) throw badInput('nickname', WORK_MESSAGES[complaint]);
  assertLength('title', title, WORK_TITLE_LENGTH.max);
  assertLength('words', words, WORK_WORDS_MAX);
  if (topicId > 0 && (await topicOf(context.db, kind, topicId)) === undefined)
    throw badInput('topicId', WORK_MESSAGES.unknownTopic);
  const given = { isFilm, files, coverFile };
  return {
    ...(await admitFiles(context, userId, given, before === undefined ? [] : keysOf(before))),
    ...{ title: title.trim(), words: words.trim(), nickname: chosen },
    topicId: topicId === 0 ? null : topicId,
    savedAt: context.clock.now(),
  };
}

function assertLength(field: 'title' | 'words', text: string, most: number): void {
  if (lengthOf(text) > most) throw badInput(field, WORK_MESSAGES.tooLong);
}

async function makeWork(
  tx: Db,
  userId: number,
  { kind, submissionId }: Draft,
  values: Awaited<ReturnType<typeof valuesOf>>,
): Promise<{ id: number }> {
  const unfinished = [WorkState.draft, WorkState.waiting, WorkState.refused];
  const isOpenNow = and(ownWorks(userId), inArray(works.state, unfinished));
  const [open] = await tx.select({ number: count() }).from(works).where(isOpenNow);
  if ((open?.number ?? 0) >= WORK_MOST_OPEN) throw tooMany(WORK_MESSAGES.tooManyOpen);
  const row = { userId, kind, submissionId, ...values };
  const [made] = await tx.insert(works).values(row).returning({ id: works.id });
  if (made === undefined) throw new Error('A work was not stored');
  await keepFiles(tx, keysOf(values));
  return made;
}
