/** Staff accounts: added, renewed, closed. Also by command (`npm run staff:add`), which makes the first administrator. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { STAFF_CODE, type StaffRole } from '../../../src/contract/staff/values';
import type { Config } from '../../core/config';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { BusinessError } from '../../core/http/handler';
import { orNotFound } from '../../core/http/policy';
import type { Random } from '../../core/random';
import type { Clock } from '../../core/time';
import { newCredentials, type Credentials, type KnownCredentials } from './credentials';
import { STAFF_MESSAGES } from './messages';
import { staffMembers, staffSessions } from './tables';

export interface StaffServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly config: Pick<Config, 'keys'>;
}

export interface StaffMember {
  readonly staffId: number;
  readonly name: string;
  readonly role: StaffRole;
}

export const memberColumns = { staffId: staffMembers.id, name: staffMembers.name, role: staffMembers.role };
export const isOpen = isNull(staffMembers.closedAt);

export async function addStaff(
  { db, clock, random, config: { keys } }: StaffServices,
  { name, role }: Omit<StaffMember, 'staffId'>,
  known?: KnownCredentials,
): Promise<StaffMember & Credentials> {
  const { shown, stored } = await newCredentials({ keys, random }, name, known);
  const [added] = await db
    .insert(staffMembers)
    .values({ name, role, ...stored, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning(memberColumns);
  if (added === undefined) throw new BusinessError(STAFF_CODE.nameTaken, STAFF_MESSAGES.nameTaken);
  return { ...added, ...shown };
}

const endSessions = (db: Db, staffId: number) =>
  db.delete(staffSessions).where(eq(staffSessions.staffId, staffId));

/** For a lost phone or password. */
export async function renewStaff(
  { db, random, config: { keys } }: StaffServices,
  staffId: number,
): Promise<StaffMember & Credentials> {
  const isIt = and(eq(staffMembers.id, staffId), isOpen);
  const [member] = await db.select(memberColumns).from(staffMembers).where(isIt);
  const { name } = orNotFound(member, STAFF_MESSAGES.unknownStaff);
  const { shown, stored } = await newCredentials({ keys, random }, name);
  const [renewed] = await db.update(staffMembers).set(stored).where(isIt).returning(memberColumns);
  await endSessions(db, staffId);
  return { ...orNotFound(renewed, STAFF_MESSAGES.unknownStaff), ...shown };
}

export async function closeStaff({ db, clock }: StaffServices, staffId: number): Promise<void> {
  const [closed] = await db
    .update(staffMembers)
    .set({ closedAt: clock.now() })
    .where(and(eq(staffMembers.id, staffId), isOpen))
    .returning(memberColumns);
  orNotFound(closed, STAFF_MESSAGES.unknownStaff);
  await endSessions(db, staffId);
}

/** Open ones first. */
export const staffOf = (db: Db, { limit, offset }: Paging) =>
  db
    .select({
      ...memberColumns,
      ...{ createdAt: staffMembers.createdAt, closedAt: staffMembers.closedAt, total: totalRows },
    })
    .from(staffMembers)
    .orderBy(sql`${staffMembers.closedAt} IS NOT NULL`, asc(staffMembers.id))
    .limit(limit)
    .offset(offset);
