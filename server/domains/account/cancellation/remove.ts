/**
 * The end of the cooling-off: everything that is kept about a parent and a child goes. Tables that refer to the account or
 * the student go with it by their foreign keys; what has none is named here. A test looks into every table afterwards.
 */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { accounts, students } from '../tables';
import { giveSeatsBack } from '../../classes/seats';
import type { Db } from '../../../core/db/types';
import { removeWithRenditions } from '../../files/renditions';
import { uploads } from '../../files/tables';
import { counters } from '../../../core/limits/tables';
import { listsOfUsers } from '../own-data/tables-of-person';
import type { StorageProvider } from '../../../core/providers';
import { pushMessages } from '../../../core/providers/tables';
import { smsCodes } from '../sms/tables';
import type { Stored } from '../../../core/stored';
import type { Clock } from '../../../core/time';
import { trackedEvents } from '../../tracking/tables';
import { leaveWorks } from '../../works/leave';
import { workFileRemovals } from '../../works/tables';
import { wechatIdentities } from '../wechat/tables';
import { cancellations } from './tables';
import { leaveWhiteLists } from '../../configuration/white-lists';

export interface RemovalServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: StorageProvider;
  readonly stored: Stored;
}

/** Who and where else they are written down. */
interface Leaving {
  readonly accountId: number;
  readonly userId: number;
  readonly phoneLookup: string;
}

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

async function removeDue(
  { db, clock, storage, stored }: RemovalServices,
  accountId: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Undone in between, or another instance is at it.
    const stillDue = and(eq(cancellations.accountId, accountId), lte(cancellations.dueAt, clock.now()));
    const [row] = await tx.select().from(cancellations).where(stillDue).for('update', { skipLocked: true });
    if (row === undefined) return false;
    const leaving = await whoLeaves(tx, accountId);
    if (leaving === null) return false;
    // The files first: when the storage fails, the rows still know what is to be removed next time.
    await removeFiles(tx, storage, leaving.userId);
    await removeLoose(tx, stored, leaving);
    await anonymiseBehaviour(tx, leaving.userId);
    await giveSeatsBack(tx, leaving.userId);
    await leaveWorks(tx, leaving.userId);
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

async function removeFiles(tx: Db, storage: StorageProvider, userId: number): Promise<void> {
  const keys = await tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.userId, userId));
  const givenUp = await tx
    .select({ key: workFileRemovals.key })
    .from(workFileRemovals)
    .where(eq(workFileRemovals.userId, userId));
  for (const { key } of [...keys, ...givenUp]) await removeWithRenditions(storage, key);
}

/** Tables without a foreign key to the account, and lists of user ids. */
async function removeLoose(
  tx: Db,
  { tables }: Stored,
  { accountId, userId, phoneLookup }: Leaving,
): Promise<void> {
  await tx.delete(smsCodes).where(eq(smsCodes.phoneLookup, phoneLookup));
  await tx.delete(pushMessages).where(eq(pushMessages.userId, userId));
  await tx.delete(wechatIdentities).where(eq(wechatIdentities.accountId, accountId));
  await removeCounters(tx, userId, phoneLookup);
  await leaveWhiteLists(tx, userId);
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

/** Keys of counters name whom they count between colons (limits/counters.ts); the window's two parts at the end are nobody. */
async function removeCounters(tx: Db, userId: number, phoneLookup: string): Promise<void> {
  const named = [String(userId), phoneLookup];
  await tx
    .delete(counters)
    .where(
      sql`trim_array(string_to_array(${counters.key}, ':'), 2) && ARRAY[${named[0]}, ${named[1]}]::text[]`,
    );
}

/** What a client says of itself besides what it did; `ipaddr` in records of earlier versions alone. */
const IDENTIFYING = [
  'user_id',
  'userId',
  'device_id',
  'deviceId',
  'session_id',
  'ipaddr',
  'last_url',
  'unificationId',
];

/** Behaviour is counted for 90 days (housekeeping.ts): it stays, and says no longer whose it was. */
async function anonymiseBehaviour(tx: Db, userId: number): Promise<void> {
  const keys = sql.join(
    IDENTIFYING.map((key) => sql`${key}`),
    sql`, `,
  );
  const payload = sql`${trackedEvents.payload} - ARRAY[${keys}]::text[]`;
  const mine = await tx
    .select({ id: trackedEvents.id })
    .from(trackedEvents)
    .where(eq(trackedEvents.userId, userId));
  for (let from = 0; from < mine.length; from += BATCH) {
    const ids = mine.slice(from, from + BATCH).map(({ id }) => id);
    await tx
      .update(trackedEvents)
      .set({ userId: null, eventId: null, payload })
      .where(inArray(trackedEvents.id, ids));
  }
}

const BATCH = 1_000;
