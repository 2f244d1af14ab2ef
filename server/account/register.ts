/** An account and its child are made together. */
import { eq } from 'drizzle-orm';
import { AuditionStatus, StudentStatus } from '../../src/contract/profile/status';
import type { Db } from '../db/types';
import type { Keys } from '../keys';
import type { Clock } from '../time';
import { lookupOf, maskPhone, sealPhone, type Phone } from './phone';
import { accounts, students } from './tables';

export type Account = typeof accounts.$inferSelect;
export type StudentDetails = Omit<Partial<typeof students.$inferInsert>, 'userId' | 'accountId'>;
export type AccountDetails = Partial<
  Pick<typeof accounts.$inferInsert, 'passwordHash' | 'deviceLimit' | 'alwaysCaptcha'>
>;

export async function findAccount(db: Db, keys: Keys, phone: Phone): Promise<Account | null> {
  const [found] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.phoneLookup, lookupOf(keys, phone)));
  return found ?? null;
}

/** A new account: an unofficial student who has not auditioned yet. null when the phone has one already. */
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
