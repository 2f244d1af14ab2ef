/** Creates accounts; an account and its child are created together. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { AuditionStatus, StudentStatus } from '../../../src/contract/profile/status';
import type { Db } from '../../core/db/types';
import type { Keys } from '../../core/keys';
import type { Clock } from '../../core/time';
import { lookupOf, otherLookupsOf, maskPhone, sealPhone, type Phone } from './phone';
import { accounts, students } from './tables';

export type Account = typeof accounts.$inferSelect;
export type StudentDetails = Omit<Partial<typeof students.$inferInsert>, 'userId' | 'accountId'>;
export type AccountDetails = Partial<
  Pick<typeof accounts.$inferInsert, 'passwordHash' | 'deviceLimit' | 'alwaysCaptcha'>
>;

/**
 * The phone's account, including one created under another spelling of the phone or by a key that is being exchanged, which is then moved to the current lookup hash.
 * If there are two, prefers an official student's, then the older one: the other one came from the other spelling and is empty.
 */
export async function findAccount(db: Db, keys: Keys, phone: Phone): Promise<Account | null> {
  const lookup = lookupOf(keys, phone);
  const found = await db
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(students, eq(students.accountId, accounts.id))
    .where(inArray(accounts.phoneLookup, [lookup, ...otherLookupsOf(keys, phone)]))
    .orderBy(sql`${students.studentStatus} <> ${StudentStatus.official}`, asc(accounts.id));
  const account = found[0]?.account;
  if (account === undefined || account.phoneLookup === lookup) return account ?? null;
  return rename(db, account, {
    phoneLookup: lookup,
    phoneCipher: sealPhone(keys, phone),
    phoneMask: maskPhone(phone),
    areaCode: phone.areaCode,
  });
}

type Naming = Pick<Account, 'phoneLookup' | 'phoneCipher' | 'phoneMask' | 'areaCode'>;

/**
 * Counters and codes are keyed by the phone's current hash, so the account must have that hash. If another account holds it, the two
 * swap: the other one is then found if the first is cancelled.
 */
async function rename(db: Db, { id, phoneLookup }: Account, naming: Naming): Promise<Account | null> {
  const change = (tx: Db, accountId: number, from: string, to: Partial<Naming>) =>
    tx
      .update(accounts)
      .set(to)
      .where(and(eq(accounts.id, accountId), eq(accounts.phoneLookup, from)));
  return db.transaction(async (tx) => {
    const [other] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.phoneLookup, naming.phoneLookup), ne(accounts.id, id)))
      .for('update');
    const between = `between:${id}`;
    if (other) await change(tx, other.id, naming.phoneLookup, { phoneLookup: between });
    await change(tx, id, phoneLookup, naming);
    if (other) await change(tx, other.id, between, { phoneLookup });
    // A concurrent request may have renamed it first: read the current row.
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, id));
    return account ?? null;
  });
}

/** Creates an account with an unofficial student before their first audition. null if the phone already has one. */
export async function register(
  { db, clock, keys }: { readonly db: Db; readonly clock: Clock; readonly keys: Keys },
  phone: Phone,
  details: { readonly account?: AccountDetails; readonly student?: StudentDetails } = {},
): Promise<{ readonly account: Account; readonly userId: number } | null> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({
        phoneLookup: lookupOf(keys, phone),
        phoneCipher: sealPhone(keys, phone),
        phoneMask: maskPhone(phone),
        areaCode: phone.areaCode,
        createdAt: clock.now(),
        ...details.account,
      })
      .onConflictDoNothing()
      .returning();
    if (account === undefined) return null;
    const [student] = await tx
      .insert(students)
      .values({
        accountId: account.id,
        studentStatus: StudentStatus.unofficial,
        studentAuditionStatusEnums: [{ status: AuditionStatus.notYet }],
        ...details.student,
      })
      .returning({ userId: students.userId });
    if (student === undefined) throw new Error('A student was not stored');
    return { account, userId: student.userId };
  });
}
