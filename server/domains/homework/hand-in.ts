/** Handing in homework. Idempotent. */
import { and, eq } from 'drizzle-orm';
import { HomeworkState } from '../../../src/contract/homework/values';
import type { Answered } from '../../../src/contract/questions/question.schema';
import { TEACHER_KINDS } from '../../../src/contract/questions/values';
import { keyedQueue } from '../../core/at-most';
import type { Db } from '../../core/db/types';
import type { CallContext } from '../../core/http/handler';
import { admitAnswers, demandAnswers, keptAnswers } from './answers';
import { correctIn } from './correct';
import {
  cardsOf,
  closedHomework,
  isOpen,
  lockOwn,
  questionsOf,
  unknownHomework,
  type CardRow,
  type HomeworkRow,
} from './find';
import { homework, homeworkDrafts, homeworkHandIns } from './tables';
import { notifyHandedIn, type Services } from './notifications';
import { ownHomework } from './policies';

type Context = Pick<CallContext, 'db' | 'clock' | 'config' | 'headers'>;

interface HandedIn {
  readonly userId: number;
  readonly homeworkId: number;
  /** Client-generated idempotency key. */
  readonly handInId: string;
  readonly round: number;
  readonly answers: readonly Answered[];
  /** The parent confirmed that answers are missing. */
  readonly leavesOpen?: boolean | undefined;
}

interface HandInResult {
  readonly card: CardRow;
  readonly isNew: boolean;
}

/**
 * Serialises retries of one homework within an instance, so that they occupy one database connection only. Correctness
 * is left to the database.
 */
const inQueue = keyedQueue();

/** Concurrent calls on any instance wait for the row lock: the first hands in, the others find it done. */
export const handIn = (context: Context, sent: HandedIn): Promise<HandInResult> =>
  inQueue(`${sent.userId}:${sent.homeworkId}`, async () => {
    if (await isKnown(context.db, sent)) return handedIn(context.db, sent.homeworkId, false);
    return context.db.transaction((tx) => handInOnce({ ...context, db: tx }, sent));
  });

async function isKnown(db: Db, { handInId, homeworkId, userId }: HandedIn): Promise<boolean> {
  const [known] = await db
    .select({ round: homeworkHandIns.round })
    .from(homeworkHandIns)
    .innerJoin(homework, eq(homework.id, homeworkHandIns.homeworkId))
    .where(
      and(
        eq(homeworkHandIns.homeworkId, homeworkId),
        eq(homeworkHandIns.handInId, handInId),
        ownHomework(userId),
      ),
    );
  return known !== undefined;
}

async function handedIn(db: Db, homeworkId: number, isNew: boolean): Promise<HandInResult> {
  const [card] = await cardsOf(db, eq(homework.id, homeworkId));
  if (card === undefined) throw unknownHomework();
  return { card, isNew };
}

async function handInOnce(context: Context, sent: HandedIn): Promise<HandInResult> {
  const { answers, homeworkId, leavesOpen = false, round, userId } = sent;
  const { db: tx } = context;
  const row = await lockOwn(tx, userId, homeworkId);
  if (await isKnown(tx, sent)) return handedIn(tx, homeworkId, false);
  if (!isOpen(row) || row.round !== round) throw closedHomework();
  const asked = await questionsOf(tx, homeworkId);
  await admitAnswers(context, sent, asked, answers, { mayWait: false });
  demandAnswers(asked, answers, leavesOpen);
  return takeHandIn(context, row, { ...sent, answers: keptAnswers(context, answers) });
}

/** In a transaction that has locked the row; the answers are validated and in stored form. */
export async function takeHandIn(
  { clock, db: tx }: Services,
  row: HomeworkRow,
  { answers, handInId }: Pick<HandedIn, 'answers' | 'handInId'>,
): Promise<HandInResult> {
  const { id: homeworkId, round } = row;
  const handedInAt = clock.now();
  await tx.insert(homeworkHandIns).values({ homeworkId, round, handInId, answers, handedInAt });
  await tx.delete(homeworkDrafts).where(eq(homeworkDrafts.homeworkId, homeworkId));
  const state = row.firstHandedInAt === null ? HomeworkState.handedIn : HomeworkState.handedInAgain;
  const next = { state, handedInAt, firstHandedInAt: row.firstHandedInAt ?? handedInAt };
  await tx.update(homework).set(next).where(eq(homework.id, homeworkId));
  const { card } = await handedIn(tx, homeworkId, true);
  await notifyHandedIn({ db: tx, clock }, card);
  const asked = await questionsOf(tx, homeworkId);
  const isForTeacher = asked.length === 0 || asked.some(({ kind }) => TEACHER_KINDS.includes(kind));
  if (isForTeacher) return { card, isNew: true };
  await correctIn({ db: tx, clock }, card.row, {
    ...{ homeworkId, round, teacher: null, words: '', voice: null, stars: 0 },
    ...{ isHandedBack: false, items: [] },
  });
  return handedIn(tx, homeworkId, true);
}
