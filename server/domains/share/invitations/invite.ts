/** An account that an invitation brought. */
import { eq } from 'drizzle-orm';
import { openPhone, type Phone } from '../../account/phone';
import { accounts, students } from '../../account/tables';
import type { Db } from '../../../core/db/types';
import type { Keys } from '../../../core/keys';
import { invitations } from './tables';

/** The inviter of a phone without an account; null: nobody who is there, or the phone itself, under whatever area code. */
export async function inviterOf(db: Db, keys: Keys, phone: Phone, inviteUid: number): Promise<number | null> {
  if (inviteUid === 0) return null;
  // Not removed before the invitation is stored.
  const [found] = await db
    .select({ userId: students.userId, phoneCipher: accounts.phoneCipher })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(students.userId, inviteUid))
    .for('key share', { of: students });
  if (found === undefined || openPhone(keys, found.phoneCipher) === phone.number) return null;
  return found.userId;
}

/** In the transaction that makes the friend's account. */
export async function keepInvitation(
  db: Db,
  { inviterId, friendId, now }: { readonly inviterId: number; readonly friendId: number; readonly now: Date },
): Promise<void> {
  await db.insert(invitations).values({ userId: inviterId, friendId, registeredAt: now });
}
