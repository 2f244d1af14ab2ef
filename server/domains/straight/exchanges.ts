/** Exchanges that wait to be shipped or given a code, and how they end. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { ExchangeCurrency, ExchangeState } from '../../../src/contract/orders/values';
import { RewardKind, RewardReason } from '../../../src/contract/rewards/values';
import { routes } from '../../../src/contract/routes';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import type { Clock } from '../../core/time';
import { students } from '../account/tables';
import { notify } from '../messages/outbox/notify';
import { exchanges } from '../orders/tables';
import { add } from '../rewards/ledger';
import { EXCHANGE_INBOX } from './messages';

export const KIND_OF: Readonly<Record<ExchangeCurrency, RewardKind>> = {
  [ExchangeCurrency.star]: RewardKind.star,
  [ExchangeCurrency.peaCoin]: RewardKind.peaCoin,
};

// As SQL, so that the partial index is used.
const isWaiting = eq(exchanges.state, sql.raw(String(ExchangeState.waiting)));

const waiting = (db: Db) =>
  db
    .select({ row: exchanges, childName: students.kidName, total: totalRows })
    .from(exchanges)
    .innerJoin(students, eq(students.userId, exchanges.userId))
    .$dynamic();

/** Longest waiting first. */
export const waitingExchanges = (db: Db, { limit, offset }: Paging) =>
  waiting(db)
    .where(isWaiting)
    .orderBy(asc(exchanges.exchangedAt), asc(exchanges.id))
    .limit(limit)
    .offset(offset);

export async function waitingExchange(db: Db, id: number) {
  const [found] = await waiting(db).where(and(eq(exchanges.id, id), isWaiting));
  return found;
}

export type WaitingExchange = NonNullable<Awaited<ReturnType<typeof waitingExchange>>>;

interface Ending {
  readonly state: Exclude<ExchangeState, typeof ExchangeState.waiting>;
  readonly code: string;
  readonly note: string;
}

/**
 * Whose it was; undefined: it does not wait any more. One that is cancelled gives back what it cost; the stock is the editor's to
 * correct, since the gift may be missing on the shelf. The parent is notified.
 */
export function endExchange(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  id: number,
  { code, note, state }: Ending,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(exchanges.id, id), isWaiting);
    const [row] = await tx.select().from(exchanges).where(isIt).for('update');
    if (row === undefined) return undefined;
    const { cost, count, currency, title, userId } = row;
    const isCancelled = state === ExchangeState.calledOff;
    const amount = cost * count;
    const newNote = isCancelled ? EXCHANGE_INBOX.returned[currency](note, amount) : note;
    await tx.update(exchanges).set({ state, code, note: newNote }).where(isIt);
    if (isCancelled) {
      const entry = { userId, kind: KIND_OF[currency], amount, reason: RewardReason.exchangeReturned };
      await add(tx, clock, { ...entry, ref: `exchange:${id}` });
    }
    const words = EXCHANGE_INBOX[state](title, state === ExchangeState.done ? code : newNote);
    await notify({ db: tx, clock }, 'exchangeEnded', [
      {
        ...{ userId, ...words, linkText: EXCHANGE_INBOX.look },
        ...{ event: `exchange:${id}`, path: routes.myExchange.path },
      },
    ]);
    return userId;
  });
}
