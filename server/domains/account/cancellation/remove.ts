/**
 * End of the cooling-off period: removes all data of a parent and child. Foreign keys to the account or student cascade; each domain
 * removes the rest. A test checks every table afterwards.
 */
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import type { Leaving, RemovalServices } from '../../../core/http/context';
import type { SchemaRegistry } from '../../../core/schema-registry';
import { listsOfUsers } from '../own-data/tables-of-person';
import { smsCodes } from '../sms/tables';
import { accounts, students } from '../tables';
import { wechatIdentities } from '../wechat/tables';
import { cancellations } from './tables';

/**
 * Removes due accounts one by one and returns their number. Safe to run in several instances at once. A failing account does not
 * block the others: the first error is thrown at the end.
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
  const { db, clock, schemaRegistry, offers } = services;
  return db.transaction(async (tx) => {
    // Undone meanwhile, or locked by another instance.
    const stillDue = and(eq(cancellations.accountId, accountId), lte(cancellations.dueAt, clock.now()));
    const [row] = await tx.select().from(cancellations).where(stillDue).for('update', { skipLocked: true });
    if (row === undefined) return false;
    const leaving = await whoLeaves(tx, accountId);
    if (leaving === null) return false;
    // Files first: if the storage fails, the rows still list what to remove next time.
    for (const { files } of offers.onRemoval) await files?.(tx, leaving, services);
    for (const { rows } of offers.onRemoval) await rows?.(tx, leaving);
    await leaveLists(tx, schemaRegistry, leaving);
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
    // Locks account and student: a concurrent upload waits and then finds no student; otherwise its file would be orphaned.
    .for('update');
  return found ?? null;
}

/** Rows of this domain without a foreign key to the account. */
export async function removeLoose(tx: Db, { accountId, phoneLookup }: Leaving): Promise<void> {
  await tx.delete(smsCodes).where(eq(smsCodes.phoneLookup, phoneLookup));
  await tx.delete(wechatIdentities).where(eq(wechatIdentities.accountId, accountId));
}

/** Removes the user id from id lists in all tables. */
async function leaveLists(tx: Db, { tables }: SchemaRegistry, { userId }: Leaving): Promise<void> {
  for (const { table, column } of listsOfUsers(tables)) {
    await tx.execute(
      // An empty list means "everybody", so a list with no other user becomes [0].
      sql`UPDATE ${table} SET ${sql.identifier(column.name)} = CASE
            WHEN cardinality(array_remove(${column}, ${userId}::bigint)) = 0 THEN ARRAY[0]::bigint[]
            ELSE array_remove(${column}, ${userId}::bigint) END
          WHERE ${userId}::bigint = ANY(${column})`,
    );
  }
}
