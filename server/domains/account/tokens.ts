/** Random tokens, held by clients and stored only as hashes. */
import { createHmac, hash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import type { CallContext, Session, TokenKind } from '../../core/http/handler';
import type { Random } from '../../core/random';
import { addMillis, type Clock } from '../../core/time';
import { sessionTokens, temporaryTokens, type TemporaryTokenKind } from './tables';

const TOKEN_BYTES = 32;

export const newToken = (random: Random): string => random.bytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** Deterministic per kind and session token, so that repeated requests create only one row. */
export const derivedToken = (sessionToken: string, kind: TokenKind): string =>
  createHmac('sha256', sessionToken).update(kind).digest('base64url');

/** Activates the session's token of that kind. It ends with the session. */
export async function issueDerivedToken(db: Db, token: string, kind: TokenKind): Promise<string> {
  const [found] = await db
    .select({ sessionId: sessionTokens.sessionId })
    .from(sessionTokens)
    .where(eq(sessionTokens.tokenHash, hashToken(token)));
  const issued = derivedToken(token, kind);
  if (found !== undefined) {
    const row = { tokenHash: hashToken(issued), sessionId: found.sessionId, kind };
    await db.insert(sessionTokens).values(row).onConflictDoNothing();
  }
  return issued;
}

export interface TokenSubject {
  readonly accountId: number;
  readonly deviceId: string | null;
  /** The login session it derives from; null for a login itself. */
  readonly sessionId: number | null;
}

interface TemporaryToken extends Omit<TokenSubject, 'sessionId'> {
  readonly sessionId?: number;
  readonly kind: TemporaryTokenKind;
  readonly lifeMs: number;
}

export async function issueTemporaryToken(
  { db, clock, random }: { readonly db: Db; readonly clock: Clock; readonly random: Random },
  { kind, accountId, deviceId, sessionId, lifeMs }: TemporaryToken,
): Promise<string> {
  const token = newToken(random);
  const expiresAt = addMillis(clock.now(), lifeMs);
  await db
    .insert(temporaryTokens)
    .values({ tokenHash: hashToken(token), kind, accountId, deviceId, sessionId, expiresAt });
  return token;
}

/** For a URL that opens a page: the page's session ends with the current login. */
export function issueLinkToken(
  context: Pick<CallContext, 'clock' | 'config' | 'db' | 'random'>,
  { accountId, deviceId, loginSessionId: sessionId }: Session,
): Promise<string> {
  const lifeMs = context.config.temporaryTokenMs;
  return issueTemporaryToken(context, { kind: 'link', accountId, deviceId, sessionId, lifeMs });
}

/** Looks up a reusable token: null if unknown or expired. */
export async function readTemporaryToken(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  kind: TemporaryTokenKind,
  token: string,
): Promise<{ readonly accountId: number } | null> {
  const [found] = await db
    .select({ accountId: temporaryTokens.accountId })
    .from(temporaryTokens)
    .where(
      and(
        eq(temporaryTokens.tokenHash, hashToken(token)),
        eq(temporaryTokens.kind, kind),
        isNull(temporaryTokens.usedAt),
        gt(temporaryTokens.expiresAt, clock.now()),
      ),
    );
  return found ?? null;
}

/** Looks up a single-use token and marks it as used: null if unknown, used or expired. */
export async function spendTemporaryToken(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  kind: TemporaryTokenKind,
  token: string,
): Promise<TokenSubject | null> {
  const now = clock.now();
  const [spent] = await db
    .update(temporaryTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(temporaryTokens.tokenHash, hashToken(token)),
        eq(temporaryTokens.kind, kind),
        isNull(temporaryTokens.usedAt),
        gt(temporaryTokens.expiresAt, now),
      ),
    )
    .returning({
      accountId: temporaryTokens.accountId,
      deviceId: temporaryTokens.deviceId,
      sessionId: temporaryTokens.sessionId,
    });
  return spent ?? null;
}

/** Whether this device used the login token less than `withinMs` ago. */
export async function wasSpentBy(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  token: string,
  deviceId: string | null,
  withinMs: number,
): Promise<boolean> {
  if (deviceId === null) return false;
  const spent = await db
    .select({ tokenHash: temporaryTokens.tokenHash })
    .from(temporaryTokens)
    .where(
      and(
        eq(temporaryTokens.tokenHash, hashToken(token)),
        eq(temporaryTokens.kind, 'login'),
        eq(temporaryTokens.deviceId, deviceId),
        gt(temporaryTokens.usedAt, addMillis(clock.now(), -withinMs)),
      ),
    );
  return spent.length > 0;
}
