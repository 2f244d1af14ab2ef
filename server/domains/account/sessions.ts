import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Config } from '../../core/config';
import { isAnyOf, prepared, type Asked } from '../../core/db/prepared';
import { dataLoader } from '../../core/db/data-loader';
import type { Db } from '../../core/db/types';
import type { SessionLookup } from '../../core/http/context';
import type { Random } from '../../core/random';
import { addMillis, HOUR, type Clock } from '../../core/time';
import { derivedToken, hashToken, newToken, type TokenSubject } from './tokens';
import { sessions, sessionTokens, students } from './tables';
import { ownSessions } from './policies';

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

/** Using a session extends it, but with at most one write per hour. */
const PROLONG_EVERY_MS = HOUR;

/** null if the session it derives from has ended. `token`: random by default. */
export async function openSession(
  services: Services,
  subject: TokenSubject,
  token?: string,
): Promise<OpenedSession | null> {
  return services.db.transaction(async (db) => {
    if (subject.sessionId !== null && (await lockLiving(db, subject.sessionId)) === null) return null;
    return (await storeSession({ ...services, db }, subject, token)).opened;
  });
}

/** The session of a token as it was opened; null if there is none or it has ended. */
export async function openedSession(db: Db, token: string): Promise<OpenedSession | null> {
  const [found] = await db
    .select({ createdAt: sessions.createdAt, userId: sessions.userId })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(living(eq(sessionTokens.tokenHash, hashToken(token))));
  if (found === undefined) return null;
  const { createdAt, userId } = found;
  return { token, appToken: derivedToken(token, 'app'), time: createdAt.getTime(), userId };
}

export async function hasHadSession(db: Db, accountId: number): Promise<boolean> {
  const found = await db.select({ id: sessions.id }).from(sessions).where(ownSessions(accountId)).limit(1);
  return found.length > 0;
}

async function storeSession(
  { db, clock, random, config }: Services,
  subject: TokenSubject,
  token = newToken(random),
) {
  const { accountId, deviceId, sessionId: openedBy } = subject;
  const now = clock.now();
  const appToken = derivedToken(token, 'app');
  const [student] = await db
    .select({ userId: students.userId })
    .from(students)
    .where(eq(students.accountId, accountId));
  if (student === undefined) throw new Error('An account without a student');
  const { userId } = student;
  const expiresAt = addMillis(now, config.sessionMs);
  const row = { accountId, deviceId, openedBy, userId, createdAt: now, lastSeenAt: now, expiresAt };
  const [session] = await db.insert(sessions).values(row).returning({ id: sessions.id });
  if (session === undefined) throw new Error('A session was not stored');
  const { id } = session;
  await db.insert(sessionTokens).values([
    { tokenHash: hashToken(token), sessionId: id, kind: 'session' },
    { tokenHash: hashToken(appToken), sessionId: id, kind: 'app' },
  ]);
  return { id, opened: { token, appToken, time: now.getTime(), userId } };
}

/** Locks the session until the end of the transaction; null if it has ended. */
async function lockLiving(db: Db, id: number) {
  const [found] = await db.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return found === undefined || found.revokedAt !== null ? null : found;
}

/** Replaces the token's session by a new one. Of several concurrent requests, one succeeds and the others get null. */
export async function renewSession(services: Services, token: string): Promise<OpenedSession | null> {
  return services.db.transaction(async (db) => {
    const [named] = await db
      .select({ id: sessionTokens.sessionId })
      .from(sessionTokens)
      .where(eq(sessionTokens.tokenHash, hashToken(token)));
    const old = named === undefined ? null : await lockLiving(db, named.id);
    if (old === null) return null;
    const { accountId, deviceId, openedBy } = old;
    const { id, opened } = await storeSession(
      { ...services, db },
      { accountId, deviceId, sessionId: openedBy },
    );
    // Derived sessions stay with the login, not with its old token.
    await db.update(sessions).set({ openedBy: id }).where(eq(sessions.openedBy, old.id));
    await db.update(sessions).set({ revokedAt: services.clock.now() }).where(eq(sessions.id, old.id));
    return opened;
  });
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
  const { kind, unificationId, studentStatus } = row;
  const loginSessionId = row.openedBy ?? id;
  return {
    state: 'live',
    session: { id, token, kind, accountId, userId, unificationId, studentStatus, deviceId, loginSessionId },
  };
}

const sessionsOfTokens = prepared('sessions_of_tokens', (db, asked: Asked<{ hashes: readonly string[] }>) =>
  db
    .select({
      tokenHash: sessionTokens.tokenHash,
      kind: sessionTokens.kind,
      id: sessions.id,
      accountId: sessions.accountId,
      userId: sessions.userId,
      deviceId: sessions.deviceId,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
      openedBy: sessions.openedBy,
      unificationId: students.unificationId,
      studentStatus: students.studentStatus,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(students, eq(students.userId, sessions.userId))
    .where(isAnyOf(sessionTokens.tokenHash, asked.hashes)),
);

/** Every call looks up its session in the database, so that a session ended elsewhere is invalid from the next call on. */
const sessionOfToken = dataLoader(
  (db, hashes: readonly string[]) => sessionsOfTokens(db, { hashes }),
  ({ tokenHash }) => tokenHash,
);

const sessionsById = prepared('sessions_by_id', (db, asked: Asked<{ ids: readonly number[] }>) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
    })
    .from(sessions)
    .where(isAnyOf(sessions.id, asked.ids)),
);

const sessionById = dataLoader(
  (db, ids: readonly number[]) => sessionsById(db, { ids }),
  ({ id }) => id,
);

/** For resources issued to a session and requested later without its token. */
export async function isSessionLiving(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<boolean> {
  const found = await sessionById(db, id);
  return found?.userId === userId && found.revokedAt === null && found.expiresAt > clock.now();
}

/** Ends the token's session and those derived from it; no-op if there is none. */
export async function revokeSessionOf(db: Db, clock: Clock, token: string): Promise<void> {
  const [named] = await db
    .select({ id: sessionTokens.sessionId })
    .from(sessionTokens)
    .where(eq(sessionTokens.tokenHash, hashToken(token)));
  if (named === undefined) return;
  const { id } = named;
  await db.transaction(async (tx) => {
    // The login session first: a session being derived from it waits for the row lock and then finds it ended.
    await tx
      .update(sessions)
      .set({ revokedAt: clock.now() })
      .where(living(eq(sessions.id, id)));
    await tx
      .update(sessions)
      .set({ revokedAt: clock.now() })
      .where(living(eq(sessions.openedBy, id)));
  });
}

const living = (which: SQL) => and(which, isNull(sessions.revokedAt));

/** Ends all sessions of an account, or of one of its devices. */
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
