/** Fixed-window counters in the database: what one instance counts, all of them know. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { SECOND, type Clock } from '../time';
import { counters } from './tables';

export interface Window {
  /** What and whose, such as 'login:ip:10.0.0.7'. */
  readonly key: string;
  readonly windowMs: number;
  /** Where windows begin, after 1970's first midnight in UTC; days of a calendar begin at its own midnight. */
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

/** Seconds until the window is over and counting begins anew, at least one. */
export function secondsLeft(clock: Clock, window: Window): number {
  const { expiresAt } = rowKey(window, clock);
  return Math.max(1, Math.ceil((expiresAt.getTime() - clock.now().getTime()) / SECOND));
}

/** The window's count so far. */
export async function peek(db: Db, clock: Clock, window: Window): Promise<number> {
  const { id } = rowKey(window, clock);
  const [row] = await db
    .select({ count: counters.count })
    .from(counters)
    .where(sql`${counters.key} = ${id}`);
  return row?.count ?? 0;
}

/** No count: when it was last, kept for `windowMs` from then on, so that no window's end forgets everybody at once. */
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

/** Keys name whom they count between colons; the window's two parts at the end are nobody. */
export async function forgetCounted(tx: Db, names: readonly string[]): Promise<void> {
  const named = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  await tx
    .delete(counters)
    .where(sql`trim_array(string_to_array(${counters.key}, ':'), 2) && ARRAY[${named}]::text[]`);
}
