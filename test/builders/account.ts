/** Test accounts: phones unlike the demo's, and sessions as opened by a login. */
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../server/domains/account/password';
import {
  register,
  type Account,
  type AccountDetails,
  type StudentDetails,
} from '../../server/domains/account/register';
import { openSession } from '../../server/domains/account/sessions';
import { accounts, devices } from '../../server/domains/account/tables';
import { addDays } from '../../server/core/time';
import type { TestContext } from './test-context';

export const PASSWORD = 'Wandou2026';

let phones = 0;

/** A new mainland China number. Demo accounts begin with 138. */
export function newPhone(): string {
  phones += 1;
  return `186${String(phones).padStart(8, '0')}`;
}

let passwordHash: Promise<string> | null = null;

export async function storeAccount(
  { db, clock, config }: TestContext,
  number: string,
  {
    daysOld,
    ...details
  }: { readonly account: AccountDetails; readonly student: StudentDetails; readonly daysOld: number },
): Promise<{ readonly account: Account; readonly userId: number }> {
  // Slow by design: hash once.
  passwordHash ??= hashPassword(PASSWORD);
  const account = { passwordHash: await passwordHash, ...details.account };
  const phone = { areaCode: '86', number };
  const made = await register({ db, clock, keys: config.keys }, phone, { ...details, account });
  if (made === null) throw new Error(`${number} has an account already`);
  const createdAt = addDays(clock.now(), -daysOld);
  await db.update(accounts).set({ createdAt }).where(eq(accounts.id, made.account.id));
  return made;
}

/** Session tokens, as returned by the exchange of a login's temporary token. */
export async function logInAs(testContext: TestContext, accountId: number) {
  const opened = await openSession(testContext, { accountId, deviceId: null, sessionId: null });
  if (opened === null) throw new Error('No session was opened');
  return { token: opened.token, appToken: opened.appToken };
}

/** Devices used by the account, least recent first. */
export async function storeDevices(
  { db, clock }: TestContext,
  accountId: number,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await db.insert(devices).values(
    names.map((name, index) => {
      const seenAt = addDays(clock.now(), index - names.length);
      const deviceId = `known-device-${index + 1}`;
      return { accountId, deviceId, name, firstSeenAt: seenAt, lastSeenAt: seenAt };
    }),
  );
}
