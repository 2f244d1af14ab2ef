import { eq } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import type { Keys } from '../../../core/keys';
import { openPhone, type Phone } from '../phone';
import { accounts, students } from '../tables';

/** Inviter of a new phone; null if there is no such user, or if it is the same phone under any area code. */
export async function inviterOf(db: Db, keys: Keys, phone: Phone, inviteUid: number): Promise<number | null> {
  if (inviteUid === 0) return null;
  // Lock: the inviter must not be removed before the invitation is stored.
  const [found] = await db
    .select({ userId: students.userId, phoneCipher: accounts.phoneCipher })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(students.userId, inviteUid))
    .for('key share', { of: students });
  if (found === undefined || openPhone(keys, found.phoneCipher) === phone.number) return null;
  return found.userId;
}
