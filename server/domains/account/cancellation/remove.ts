/**
 * The end of the cooling-off: everything that is kept about a parent and a child goes. Tables that refer to the account or the
 * student go with it by their foreign keys; what has none is taken away by its domain. A test looks into every table afterwards.
 */
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import type { Leaving, RemovalServices } from '../../../core/http/context';
import type { Stored } from '../../../core/stored';
import { listsOfUsers } from '../own-data/tables-of-person';
import { smsCodes } from '../sms/tables';
import { accounts, students } from '../tables';
import { wechatIdentities } from '../wechat/tables';
import { cancellations } from './tables';

/**
 * Removes whose time has come, one after another; how many that were. Every instance may do it at once.
 * Throws what failed first, when all others are gone: one that cannot be removed must not keep those behind it.
 */
export async function removeCancelledAccounts(services: RemovalServices): Promise<number> {
  const { db, clock } = services;
  const due = await db
    .select({ accountId: cancellations.accountId })
    .from(cancellations)
    .where(lte(cancellations.dueAt, clock.now()))
    .orderBy(asc(cancellations.dueAt));
  let removed = 0;
  const failures: unknown[] = [];
  for (const { accountId } of due) {
    try {
      if (await removeDue(services, accountId)) removed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return removed;
}

async function removeDue(services: RemovalServices, accountId: number): Promise<boolean> {
  const { db, clock, stored, offers } = services;
  return db.transaction(async (tx) => {
    // Undone in between, or another instance is at it.
    const stillDue = and(eq(cancellations.accountId, accountId), lte(cancellations.dueAt, clock.now()));
    const [row] = await tx.select().from(cancellations).where(stillDue).for('update', { skipLocked: true });
    if (row === undefined) return false;
    const leaving = await whoLeaves(tx, accountId);
    if (leaving === null) return false;
    // The files first: when the storage fails, the rows still know what is to be removed next time.
    for (const { files } of offers.onRemoval) await files?.(tx, leaving, services);
    for (const { rows } of offers.onRemoval) await rows?.(tx, leaving);
    await leaveLists(tx, stored, leaving);
    await tx.delete(accounts).where(eq(accounts.id, accountId));
    return true;
  });
}

async function whoLeaves(tx: Db, accountId: number): Promise<Leaving | null> {
  const [found] = await tx
    .select({ accountId: accounts.id, userId: students.userId, phoneLookup: accounts.phoneLookup })
    .from(accounts)
    .innerJoin(students, eq(students.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
    // Whatever is still being stored for them waits and then finds nobody: a file would lie about for ever.
    .for('update');
  return found ?? null;
}

/** Of this domain, what has no foreign key to the account. */
export async function removeLoose(tx: Db, { accountId, phoneLookup }: Leaving): Promise<void> {
  await tx.delete(smsCodes).where(eq(smsCodes.phoneLookup, phoneLookup));
  await tx.delete(wechatIdentities).where(eq(wechatIdentities.accountId, accountId));
}

/** Lists of user ids, in whatever table. */
async function leaveLists(tx: Db, { tables }: Stored, { userId }: Leaving): Promise<void> {
  for (const { table, column } of listsOfUsers(tables)) {
    await tx.execute(
      // A list that held nobody else must not become one for everybody.
      sql`UPDATE ${table} SET ${sql.identifier(column.name)} = CASE
            WHEN cardinality(array_remove(${column}, ${userId}::bigint)) = 0 THEN ARRAY[0]::bigint[]
            ELSE array_remove(${column}, ${userId}::bigint) END
          WHERE ${userId}::bigint = ANY(${column})`,
    );
  }
}
