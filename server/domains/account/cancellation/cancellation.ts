/** State of an account's cancellation. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Cancellation } from '../../../../src/contract/account/cancellation.schema';
import {
  CANCELLATION_CONSENT_MINUTES,
  COOLING_OFF_DAYS,
  CancellationStatus,
} from '../../../../src/contract/account/values';
import { accounts } from '../tables';
import type { Db } from '../../../core/db/types';
import type { CallContext } from '../../../core/http/handler';
import { addDays, formatDateTime, MINUTE, type Clock } from '../../../core/time';
import { cancellations } from './tables';

type CancellationRow = typeof cancellations.$inferSelect;

export async function findCancellation(db: Db, accountId: number): Promise<CancellationRow | null> {
  const [found] = await db.select().from(cancellations).where(eq(cancellations.accountId, accountId));
  return found ?? null;
}

export const isPending = (row: CancellationRow | null): boolean => row !== null && row.dueAt !== null;

/** The consent of step 1 expires: a parent who returns later has to review the consequences again. */
export function hasAgreed(row: CancellationRow | null, clock: Clock): boolean {
  if (row === null || row.dueAt !== null) return false;
  const age = clock.now().getTime() - row.agreedAt.getTime();
  return age >= 0 && age < CANCELLATION_CONSENT_MINUTES * MINUTE;
}

function statusOf(row: CancellationRow | null, clock: Clock): Cancellation['status'] {
  if (isPending(row)) return CancellationStatus.pending;
  return hasAgreed(row, clock) ? CancellationStatus.agreed : CancellationStatus.none;
}

export async function cancellationOf(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  accountId: number,
): Promise<Cancellation> {
  const row = await findCancellation(db, accountId);
  const [account] = await db
    .select({ phone: accounts.phoneMask })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const status = statusOf(row, clock);
  const pending = status === CancellationStatus.pending ? row : undefined;
  return {
    status,
    phone: account?.phone ?? '',
    requestedAt: formatDateTime(pending?.requestedAt ?? null),
    until: formatDateTime(pending?.dueAt ?? null),
    coolingOffDays: COOLING_OFF_DAYS,
  };
}

export async function agree(db: Db, clock: Clock, accountId: number): Promise<void> {
  const agreedAt = clock.now();
  await db
    .insert(cancellations)
    .values({ accountId, agreedAt })
    .onConflictDoUpdate({ target: cancellations.accountId, set: { agreedAt } });
}

export async function begin(db: Db, clock: Clock, accountId: number): Promise<void> {
  const requestedAt = clock.now();
  await db
    .update(cancellations)
    .set({ requestedAt, dueAt: addDays(requestedAt, COOLING_OFF_DAYS) })
    .where(eq(cancellations.accountId, accountId));
}

/** false: the cooling-off period was over, and the account may already be removed. */
export async function undo(db: Db, clock: Clock, accountId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const mine = and(eq(cancellations.accountId, accountId), isNotNull(cancellations.dueAt));
    // The removal holds the same row lock.
    const [row] = await tx.select().from(cancellations).where(mine).for('update');
    if (row?.dueAt && row.dueAt <= clock.now()) return false;
    await tx.delete(cancellations).where(eq(cancellations.accountId, accountId));
    return row !== undefined || isThere(tx, accountId);
  });
}

async function isThere(db: Db, accountId: number): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId));
  return found.length > 0;
}
