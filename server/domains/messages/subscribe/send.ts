/**
 * Sends what is due. At most once per event: a row is claimed and committed before WeChat is asked, and only a message that certainly was
 * not sent is tried again.
 */
import { eq, sql } from 'drizzle-orm';
import type { SubscribeTemplate } from '../../../core/provider-settings';
import type { SubscribeOutcome } from '../../../core/providers/wechat';
import type { Db } from '../../../core/db/types';
import type { JobServices } from '../../../core/jobs';
import { addMillis, formatDateTime, MINUTE } from '../../../core/time';
import { allowNone, giveBack, takeOne } from './allowance';
import { messageSends as sends } from './tables';

type Send = typeof sends.$inferSelect;

/** Claimed together and sent at once; those of an instance that crashes are lost. */
const AT_ONCE = 20;
const ATTEMPTS = 5;

/** Returns the number of messages sent. */
export async function sendSubscribeMessages(services: JobServices): Promise<number> {
  let sent = 0;
  for (;;) {
    if (services.isStopping()) return sent;
    const claimed = await claim(services.db, services.clock.now());
    const outcomes = await Promise.all(claimed.map((send) => settle(services, send)));
    sent += outcomes.filter(Boolean).length;
    if (claimed.length < AT_ONCE) return sent;
  }
}

function claim(db: Db, now: Date): Promise<Send[]> {
  const due = sql`(SELECT id FROM message_sends WHERE state = 'waiting' AND due_at <= ${now}
    ORDER BY due_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`;
  return db
    .update(sends)
    .set({ state: 'sending', attempts: sql`${sends.attempts} + 1` })
    .where(sql`${sends.id} IN ${due}`)
    .returning();
}

/** One failing message does not stop the others. Whether it was sent. */
async function settle(services: JobServices, send: Send): Promise<boolean> {
  try {
    return await sendOne(services, send);
  } catch (error) {
    services.onError(new Error(`Subscribe message ${send.id} failed`, { cause: error }));
    return false;
  }
}

async function sendOne(services: JobServices, send: Send): Promise<boolean> {
  const { clock, config, db, providers } = services;
  const { id, page, topic, userId } = send;
  const template = config.providers.subscribe.templates[topic];
  if (template === undefined) return fail(db, id, 'no template');
  if (send.expiresAt <= clock.now()) return fail(db, id, 'too late');
  const openid = await takeOne(db, userId, topic);
  if (openid === undefined) return fail(db, id, 'not allowed');
  const data = dataOf(template, send);
  const message = { openid, templateId: template.id, page, data };
  return conclude(services, send, await providers.wechat.sendSubscribeMessage(message));
}

async function conclude(
  { clock, db, onError }: JobServices,
  { attempts, id, topic, userId }: Send,
  outcome: SubscribeOutcome,
): Promise<boolean> {
  if (outcome.kind === 'sent') {
    await db.update(sends).set({ state: 'sent', sentAt: clock.now() }).where(eq(sends.id, id));
    return true;
  }
  if (outcome.kind === 'refused') {
    await allowNone(db, userId, topic);
    return fail(db, id, 'refused');
  }
  const code = 'code' in outcome ? outcome.code : '';
  await giveBack(db, userId, topic);
  if (outcome.kind === 'later' && attempts < ATTEMPTS) {
    const dueAt = addMillis(clock.now(), MINUTE * 2 ** (attempts - 1));
    await db.update(sends).set({ state: 'waiting', dueAt, failure: code }).where(eq(sends.id, id));
    return false;
  }
  onError(new Error(`Subscribe message ${id} (${topic}) is given up: ${code}`));
  return fail(db, id, code);
}

async function fail(db: Db, id: number, failure: string): Promise<false> {
  await db.update(sends).set({ state: 'failed', failure }).where(eq(sends.id, id));
  return false;
}

function dataOf({ fields }: SubscribeTemplate, { happensAt, note, title }: Send): Record<string, string> {
  // WeChat knows no seconds, and refuses an empty value.
  const values = { title: title || '-', note: note || '-', time: formatDateTime(happensAt).slice(0, 16) };
  return Object.fromEntries(Object.entries(fields).map(([keyword, value]) => [keyword, values[value]]));
}
