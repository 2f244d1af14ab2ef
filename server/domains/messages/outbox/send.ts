/**
 * Sends what is due. At most once: a row is claimed and committed before anybody is asked, and only what certainly was not sent is tried
 * again.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import type { JobServices } from '../../../core/jobs';
import { ATTEMPTS, pauseAfter } from '../../../core/jobs/attempts';
import { addMillis, MINUTE } from '../../../core/time';
import { channels, type Outcome } from './channels';
import { adoptWaiting } from './former-sends';
import { dueAt } from './notify';
import { outbox } from './tables';

type Row = typeof outbox.$inferSelect;

/** Claimed together and sent at once. */
const AT_ONCE = 50;
/** Longer than any gateway is waited for: what is still claimed then belongs to an instance that died. */
export const CLAIM_MS = 5 * MINUTE;

/** Returns the number of messages sent. */
export async function sendOutbox(services: JobServices): Promise<number> {
  const { clock, db } = services;
  await adoptWaiting(db, clock.now());
  await giveUpInterrupted(services);
  let sent = 0;
  for (;;) {
    if (services.isStopping()) return sent;
    const claimed = await claim(db, clock.now());
    const outcomes = await Promise.all(claimed.map((row) => settle(services, row)));
    sent += outcomes.filter(Boolean).length;
    if (claimed.length < AT_ONCE) return sent;
  }
}

/** The state as text, as in the index; an array: the planner may run a joined subquery again. */
const dueIds = (
  state: 'waiting' | 'sending',
  now: Date,
) => sql`ARRAY(SELECT id FROM ${outbox} WHERE state = ${sql.raw(`'${state}'`)}
  AND due_at <= ${now.toISOString()}::timestamptz ORDER BY due_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`;

const claim = (db: Db, now: Date): Promise<Row[]> =>
  db
    .update(outbox)
    .set({ state: 'sending', tries: sql`${outbox.tries} + 1`, dueAt: addMillis(now, CLAIM_MS) })
    .where(sql`${outbox.id} = ANY (${dueIds('waiting', now)})`)
    .returning();

/** It may have been sent: that is for people to decide. */
async function giveUpInterrupted({ clock, db, onError }: JobServices): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const rows = await db
      .update(outbox)
      .set({ state: 'dead', failure: 'interrupted' })
      .where(sql`${outbox.id} = ANY (${dueIds('sending', clock.now())})`)
      .returning();
    for (const row of rows) onError(givenUp(row, 'interrupted'));
    found = rows.length;
  }
}

const named = ({ channel, id, kind }: Row) => `Notice ${id} (${kind} by ${channel})`;
const givenUp = (row: Row, why: string) => new Error(`${named(row)} is given up: ${why}`);

/** One failing message does not stop the others. Whether it was sent. */
async function settle(services: JobServices, row: Row): Promise<boolean> {
  try {
    return await conclude(services, row, await send(services, row));
  } catch (error) {
    services.onError(new Error(`${named(row)} failed`, { cause: error }));
    return false;
  }
}

async function send(services: JobServices, row: Row): Promise<Outcome> {
  const { channel, expiresAt, id, kind, letter, userId } = row;
  if (expiresAt <= services.clock.now()) return { kind: 'dropped', why: 'too late' };
  if (channel === 'inbox' || letter === null) return { kind: 'dropped', why: 'no letter' };
  return channels[channel](services, { ...letter, id, userId, kind });
}

async function conclude({ clock, db, onError }: JobServices, row: Row, outcome: Outcome): Promise<boolean> {
  const now = clock.now();
  const isIt = and(eq(outbox.id, row.id), eq(outbox.state, 'sending'));
  if (outcome.kind === 'sent') {
    await db.update(outbox).set({ state: 'sent', sentAt: now, failure: '' }).where(isIt);
    return true;
  }
  const { why: failure } = outcome;
  if (outcome.kind === 'later' && row.tries < ATTEMPTS) {
    const next = dueAt(row.kind, row.channel, addMillis(now, pauseAfter(row.tries)));
    await db.update(outbox).set({ state: 'waiting', dueAt: next, failure }).where(isIt);
    return false;
  }
  const state = outcome.kind === 'dropped' ? 'dropped' : 'dead';
  await db.update(outbox).set({ state, failure }).where(isIt);
  if (state === 'dead') onError(givenUp(row, failure));
  return false;
}
