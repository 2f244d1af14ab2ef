/** SMS codes: six digits, five minutes, five attempts, single-use, bound to one purpose. */
import { CODE_LIFE_MINUTES } from '../../../core/lifetimes';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { CODE_DIGITS, type AppScene } from '../../../../src/contract/account/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import type { Db } from '../../../core/db/types';
import { hashToken } from '../tokens';
import { BusinessError, type CallContext } from '../../../core/http/handler';
import { addMillis, MINUTE } from '../../../core/time';
import { deviceIdOf } from '../device-id';
import { SMS_MESSAGES, sentTooSoon } from './messages';
import { smsCodes } from './tables';

const LIFE_MS = CODE_LIFE_MINUTES * MINUTE;
const MAX_ATTEMPTS = 5;
/** How long a request may be retried after a lost response. */
export const REPEATED_MS = MINUTE;

interface Purpose {
  readonly phoneLookup: string;
  readonly scene: AppScene;
  /** Other hashes of the phone, by which an instance with other keys may have stored the code. */
  readonly also?: readonly string[];
}

type Sent = Pick<typeof smsCodes.$inferSelect, 'phoneLookup' | 'scene'>;

const hashBy = (key: Buffer, { phoneLookup, scene }: Sent, code: string): string =>
  createHmac('sha256', key).update(`${phoneLookup}:${scene}:${code}`).digest('base64url');

const isCode = ({ config }: CallContext, sent: Sent & { readonly codeHash: string }, code: string): boolean =>
  config.keys.codeHashes.some((key) =>
    timingSafeEqual(Buffer.from(hashBy(key, sent, code)), Buffer.from(sent.codeHash)),
  );

const latest = (db: Db, { phoneLookup, also = [], scene }: Purpose) =>
  db
    .select()
    .from(smsCodes)
    .where(and(inArray(smsCodes.phoneLookup, [phoneLookup, ...also]), eq(smsCodes.scene, scene)))
    .orderBy(desc(smsCodes.id))
    .limit(1);

/**
 * Creates a code and invalidates previous ones. Throws if the last one is too recent. `token`: must be sent back with the code;
 * null: none.
 */
export async function createCode(
  context: CallContext,
  purpose: Purpose,
  token: string | null,
): Promise<{ readonly id: number; readonly code: string }> {
  const now = context.clock.now();
  const { resendMs } = context.config.sms;
  const code = String(context.random.int(0, 10 ** CODE_DIGITS - 1)).padStart(CODE_DIGITS, '0');
  return context.db.transaction(async (db) => {
    // Lock per phone: concurrent requests, even on different instances, send one message.
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${purpose.phoneLookup}))`);
    const [last] = await latest(db, purpose);
    const waitMs = last === undefined ? 0 : last.createdAt.getTime() + resendMs - now.getTime();
    if (waitMs > 0) {
      throw new BusinessError(BACKEND_CODE.codeSendTooOften, sentTooSoon(Math.ceil(waitMs / 1000)));
    }
    const { phoneLookup, scene } = purpose;
    const codeHash = hashBy(context.config.keys.codeHashes[0], { phoneLookup, scene }, code);
    const tokenHash = token === null ? null : hashToken(token);
    const row = {
      phoneLookup,
      scene,
      codeHash,
      tokenHash,
      createdAt: now,
      expiresAt: addMillis(now, LIFE_MS),
    };
    const [stored] = await db.insert(smsCodes).values(row).returning({ id: smsCodes.id });
    if (stored === undefined) throw new Error('A code was not stored');
    return { id: stored.id, code };
  });
}

/** A code that could not be sent must not delay the next one. */
export async function discardCode(db: Db, id: number): Promise<void> {
  await db.delete(smsCodes).where(eq(smsCodes.id, id));
}

interface Spent {
  /** The same device sent the same code moments ago: a retry after a lost response. */
  readonly isRepeated: boolean;
}

/**
 * Uses the code, or counts the failed attempt and throws; a wrong token counts as a wrong code. The same device may repeat the
 * request for a minute.
 */
export async function spendCode(
  context: CallContext,
  purpose: Purpose,
  code: string,
  token?: string,
): Promise<Spent> {
  const now = context.clock.now();
  const device = deviceIdOf(context.headers);
  const outcome = await context.db.transaction(async (db) => {
    const [found] = await latest(db, purpose).for('update');
    const isRepeated =
      found?.usedAt != null &&
      device !== null &&
      found.usedBy === device &&
      now.getTime() - found.usedAt.getTime() < REPEATED_MS;
    if (found === undefined || (found.usedAt !== null && !isRepeated)) {
      return [BACKEND_CODE.codeWrong, SMS_MESSAGES.codeWrong] as const;
    }
    if (found.expiresAt <= now) {
      return [BACKEND_CODE.codeExpired, SMS_MESSAGES.codeExpired] as const;
    }
    if (found.attempts >= MAX_ATTEMPTS) {
      return [BACKEND_CODE.codeAttemptsUsedUp, SMS_MESSAGES.attemptsUsedUp] as const;
    }
    const isOfToken = found.tokenHash === null || found.tokenHash === hashToken(token ?? '');
    const isRight = isCode(context, found, code) && isOfToken;
    if (!isRight || !isRepeated) {
      const change = isRight ? { usedAt: now, usedBy: device } : { attempts: found.attempts + 1 };
      await db.update(smsCodes).set(change).where(eq(smsCodes.id, found.id));
    }
    return isRight ? { isRepeated } : ([BACKEND_CODE.codeWrong, SMS_MESSAGES.codeWrong] as const);
  });
  // Throw outside the transaction, which would otherwise roll back the counted attempt.
  if (!('isRepeated' in outcome)) throw new BusinessError(outcome[0], outcome[1]);
  return outcome;
}
