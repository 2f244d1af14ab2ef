import { and, eq, isNull } from 'drizzle-orm';
import type { Config } from '../config';
import { isAnyOf, prepared, type Asked } from '../db/prepared';
import { together } from '../db/together';
import type { Db } from '../db/types';
import type { Session } from '../http/handler';
import type { Random } from '../random';
import { addMillis, HOUR, type Clock } from '../time';
import { derivedToken, hashToken, newToken, type TokenSubject } from './tokens';
import { sessions, sessionTokens, students } from './tables';

export type SessionLookup =
  | { readonly state: 'live'; readonly session: Session }
  | { readonly state: 'unknown' | 'expired' | 'revoked' };

interface OpenedSession {
  readonly token: string;
  readonly appToken: string;
  /** Milliseconds. */
  readonly time: number;
  readonly userId: number;
}

interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly config: Config;
}

/** A session that is used is prolonged, but not written to on every request. */
const PROLONG_EVERY_MS = HOUR;

export async function openSession(services: Services, subject: TokenSubject): Promise<OpenedSession> {
  const { clock, random, config } = services;
  const now = clock.now();
  const token = newToken(random);
  const appToken = derivedToken(token, 'app');
  const userId = await services.db.transaction(async (db) => {
    const [student] = await db
      .select({ userId: students.userId })
      .from(students)
      .where(eq(students.accountId, subject.accountId));
    if (student === undefined) throw new Error('An account without a student');
    const expiresAt = addMillis(now, config.sessionMs);
    const row = { ...subject, userId: student.userId, createdAt: now, lastSeenAt: now, expiresAt };
    const [session] = await db.insert(sessions).values(row).returning({ id: sessions.id });
    if (session === undefined) throw new Error('A session was not stored');
    await db.insert(sessionTokens).values([
      { tokenHash: hashToken(token), sessionId: session.id, kind: 'session' },
      { tokenHash: hashToken(appToken), sessionId: session.id, kind: 'app' },
    ]);
    return student.userId;
  });
  return { token, appToken, time: now.getTime(), userId };
}

export async function findSession(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<SessionLookup> {
  const row = await sessionOfToken(db, hashToken(token));
  if (row === undefined) return { state: 'unknown' };
  const { id, accountId, userId, deviceId, lastSeenAt, expiresAt, revokedAt } = row;
  const now = clock.now();
  if (revokedAt !== null) return { state: 'revoked' };
  if (expiresAt <= now) return { state: 'expired' };
  if (now.getTime() - lastSeenAt.getTime() > PROLONG_EVERY_MS) {
    const prolonged = { lastSeenAt: now, expiresAt: addMillis(now, config.sessionMs) };
    await db.update(sessions).set(prolonged).where(eq(sessions.id, id));
  }
  const { unificationId, studentStatus } = row;
  return { state: 'live', session: { token, accountId, userId, unificationId, studentStatus, deviceId } };
}

const sessionsOfTokens = prepared('sessions_of_tokens', (db, asked: Asked<{ hashes: readonly string[] }>) =>
  db
    .select({
      tokenHash: sessionTokens.tokenHash,
      id: sessions.id,
      accountId: sessions.accountId,
      userId: sessions.userId,
      deviceId: sessions.deviceId,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
      unificationId: students.unificationId,
      studentStatus: students.studentStatus,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(students, eq(students.userId, sessions.userId))
    .where(isAnyOf(sessionTokens.tokenHash, asked.hashes)),
);

/** Every call asks for its session, and always the database: one that ended elsewhere is over here with the next call. */
const sessionOfToken = together(
  (db, hashes: readonly string[]) => sessionsOfTokens(db, { hashes }),
  ({ tokenHash }) => tokenHash,
);

/** Ends the session that the token belongs to; nothing happens when there is none. */
export async function revokeSessionOf(db: Db, clock: Clock, token: string): Promise<void> {
  const ids = db
    .select({ id: sessionTokens.sessionId })
    .from(sessionTokens)
    .where(eq(sessionTokens.tokenHash, hashToken(token)));
  await db
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(and(eq(sessions.id, ids), isNull(sessions.revokedAt)));
}

/** Ends all sessions of an account, or those of one device. */
export async function revokeSessions(
  db: Db,
  clock: Clock,
  of: { readonly accountId: number; readonly deviceId?: string },
): Promise<void> {
  const conditions = [
    eq(sessions.accountId, of.accountId),
    isNull(sessions.revokedAt),
    ...(of.deviceId === undefined ? [] : [eq(sessions.deviceId, of.deviceId)]),
  ];
  await db
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(and(...conditions));
}
