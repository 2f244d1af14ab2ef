/** Login and sessions of staff: opaque tokens, an idle and an absolute lifetime, a lock after wrong tries. */
import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import { STAFF_CODE } from '../../../src/contract/staff/values';
import type { Db } from '../../core/db/types';
import { BusinessError } from '../../core/http/handler';
import { limitKeyOf } from '../../core/limits/address';
import { count, forget, isRemembered, remember } from '../../core/limits/counters';
import { addMillis, HOUR, MINUTE, type Clock } from '../../core/time';
import { isPassword } from '../account/password';
import { hashToken, newToken } from '../account/tokens';
import { isOpen, memberColumns, type StaffMember, type StaffServices } from './accounts';
import { writeAudit } from './audit';
import { acceptedCode } from './credentials';
import { STAFF_MESSAGES } from './messages';
import { staffMembers, staffSessions } from './tables';

export const IDLE_MS = 30 * MINUTE;
export const SESSION_MS = 12 * HOUR;
/** A use is written at most this often. */
const SEEN_EVERY_MS = MINUTE;

export const TRIES = 5;
export const LOCK_MS = 15 * MINUTE;
/** Many of a company may share one address. */
const TRIES_OF_ADDRESS = 50;

interface Login {
  readonly name: string;
  readonly password: string;
  readonly code: string;
  readonly ip: string;
}

const locked = () =>
  new BusinessError(
    STAFF_CODE.locked,
    STAFF_MESSAGES.locked(LOCK_MS / MINUTE),
    429,
    undefined,
    LOCK_MS / 1000,
  );

/**
 * Counts before it checks, so that parallel guesses are no more than TRIES; an unknown name is locked alike. Every outcome of a
 * known name is in the audit.
 */
export async function logIn(
  services: StaffServices,
  login: Login,
): Promise<StaffMember & { readonly token: string }> {
  const { db, clock, random } = services;
  const { name } = login;
  const lock = { key: `staff:locked:${name}`, windowMs: LOCK_MS };
  const tries = { key: `staff:tries:${name}`, windowMs: LOCK_MS };
  const ofAddress = { key: `staff:address:${limitKeyOf(login.ip)}`, windowMs: LOCK_MS };
  if ((await isRemembered(db, clock, lock)) || (await count(db, clock, ofAddress)) > TRIES_OF_ADDRESS)
    throw locked();
  const tried = await count(db, clock, tries);
  const [known] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.name, name), isOpen));
  if (tried > TRIES || !(await isRight(services, known, login))) {
    if (tried >= TRIES) await remember(db, clock, lock);
    if (known !== undefined) await writeAudit(services, { staffId: known.id, action: 'loginRefused' });
    if (tried > TRIES) throw locked();
    throw new BusinessError(STAFF_CODE.wrongCredentials, STAFF_MESSAGES.wrongCredentials, 401);
  }
  await forget(db, clock, tries);
  const { id: staffId, role } = known as StaffRow;
  const token = newToken(random);
  const now = clock.now();
  await db
    .insert(staffSessions)
    .values({ tokenHash: hashToken(token), staffId, openedAt: now, lastSeenAt: now });
  await writeAudit(services, { staffId, action: 'login' });
  return { token, staffId, name, role };
}

type StaffRow = typeof staffMembers.$inferSelect;

async function isRight(
  { db, clock, config: { keys } }: StaffServices,
  known: StaffRow | undefined,
  { code, password }: Login,
): Promise<boolean> {
  if (!(await isPassword(password, known?.passwordHash ?? null)) || known === undefined) return false;
  const accepted = acceptedCode(keys, known.totpCipher, code, clock.now());
  if (accepted === null) return false;
  const isUnused = and(eq(staffMembers.id, known.id), lt(staffMembers.totpStep, accepted.totpStep));
  const taken = await db.update(staffMembers).set(accepted).where(isUnused).returning(memberColumns);
  return taken.length > 0;
}

const isOver = (clock: Clock) => {
  const now = clock.now();
  return or(
    lte(staffSessions.lastSeenAt, addMillis(now, -IDLE_MS)),
    lte(staffSessions.openedAt, addMillis(now, -SESSION_MS)),
  );
};

export interface StaffSession extends StaffMember {
  readonly sessionId: number;
}

const liveSessions = (db: Db, clock: Clock, which: ReturnType<typeof eq>) =>
  db
    .select({ ...memberColumns, sessionId: staffSessions.id, lastSeenAt: staffSessions.lastSeenAt })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(and(which, isOpen, sql`NOT (${isOver(clock)})`));

/** null: none, or it is over. A use prolongs it up to its absolute end. */
export async function sessionOfStaff(
  { db, clock }: Pick<StaffServices, 'db' | 'clock'>,
  token: string,
): Promise<StaffSession | null> {
  const [live] = await liveSessions(db, clock, eq(staffSessions.tokenHash, hashToken(token)));
  if (live === undefined) return null;
  const { lastSeenAt, ...session } = live;
  const now = clock.now();
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS)
    await db.update(staffSessions).set({ lastSeenAt: now }).where(eq(staffSessions.id, session.sessionId));
  return session;
}

export const isStaffSessionLive = async (
  { db, clock }: Pick<StaffServices, 'db' | 'clock'>,
  sessionId: number,
): Promise<boolean> => (await liveSessions(db, clock, eq(staffSessions.id, sessionId))).length > 0;

export const endSession = (db: Db, sessionId: number) =>
  db.delete(staffSessions).where(eq(staffSessions.id, sessionId));

export async function sweepStaffSessions(db: Db, clock: Clock): Promise<void> {
  await db.delete(staffSessions).where(isOver(clock));
}
