/** Fixed-window counters in the database, shared by all instances. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { SECOND, type Clock } from '../time';
import { counters } from './tables';

export interface Window {
  /** Subject and key of the counter, such as 'login:ip:10.0.0.7'. */
  readonly key: string;
  readonly windowMs: number;
  /** Offset of the windows from the epoch (UTC), in milliseconds; calendar days start at Shanghai's midnight. */
  readonly beginsMs?: number;
}

function rowKey(
  { key, windowMs, beginsMs = 0 }: Window,
  clock: Clock,
): { readonly id: string; readonly expiresAt: Date } {
  const number = Math.floor((clock.now().getTime() - beginsMs) / windowMs);
  return { id: `${key}:${windowMs}:${number}`, expiresAt: new Date((number + 1) * windowMs + beginsMs) };
}

/** Adds `amount` and returns the window's new count. */
export async function count(db: Db, clock: Clock, window: Window, amount = 1): Promise<number> {
  const { id, expiresAt } = rowKey(window, clock);
  const [row] = await db
    .insert(counters)
    .values({ key: id, count: amount, expiresAt })
    .onConflictDoUpdate({ target: counters.key, set: { count: sql`${counters.count} + ${amount}` } })
    .returning({ count: counters.count });
  return row?.count ?? amount;
}

/** Seconds until the window ends, at least 1. */
export function secondsLeft(clock: Clock, window: Window): number {
  const { expiresAt } = rowKey(window, clock);
  return Math.max(1, Math.ceil((expiresAt.getTime() - clock.now().getTime()) / SECOND));
}

/** The window's current count. */
export async function peek(db: Db, clock: Clock, window: Window): Promise<number> {
  const { id } = rowKey(window, clock);
  const [row] = await db
    .select({ count: counters.count })
    .from(counters)
    .where(sql`${counters.key} = ${id}`);
  return row?.count ?? 0;
}

/** Stores the last occurrence for `windowMs` from now, so that not all keys expire together at the end of a window. */
export async function remember(db: Db, clock: Clock, { key, windowMs }: Window): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + windowMs);
  await db
    .insert(counters)
    .values({ key: `${key}:${windowMs}:last`, count: 1, expiresAt })
    .onConflictDoUpdate({ target: counters.key, set: { expiresAt } });
}

export async function isRemembered(db: Db, clock: Clock, { key, windowMs }: Window): Promise<boolean> {
  const found = await db
    .select({ count: counters.count })
    .from(counters)
    .where(and(eq(counters.key, `${key}:${windowMs}:last`), gt(counters.expiresAt, clock.now())));
  return found.length > 0;
}

export async function forget(db: Db, clock: Clock, window: Window): Promise<void> {
  const { id } = rowKey(window, clock);
  await db.delete(counters).where(sql`${counters.key} = ${id}`);
}

export async function sweepCounters(db: Db, clock: Clock): Promise<void> {
  await db.delete(counters).where(lt(counters.expiresAt, clock.now()));
}

/** Keys contain the user's identifiers between colons; the last two parts are the window. */
export async function forgetCounted(tx: Db, names: readonly string[]): Promise<void> {
  const named = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  await tx
    .delete(counters)
    .where(sql`trim_array(string_to_array(${counters.key}, ':'), 2) && ARRAY[${named}]::text[]`);
}
