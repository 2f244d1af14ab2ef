/** Stores the demo accounts. Never in production. */
import type { Db } from '../db/types';
import type { DemoUserIds } from '../demo-students';
import type { Keys } from '../keys';
import { addDays, type Clock } from '../time';
import { DEMO_ACCOUNTS, DEMO_AREA_CODE, DEMO_PASSWORD, FULL_LIMIT, type DemoAccount } from './demo-accounts';
import { hashPassword } from './password';
import { register } from './register';
import { devices } from './tables';

/** Testers come with a new browser every time: only account 4 has a limit to run into. */
const NO_LIMIT = 1_000_000;

/** Devices that account 4 has been used on. */
async function fillDevices(db: Db, clock: Clock, accountId: number): Promise<void> {
  const names = ['iPhone 13', 'HUAWEI Mate 60', 'iPad 9'].slice(0, FULL_LIMIT);
  await db.insert(devices).values(
    names.map((name, index) => {
      const seenAt = addDays(clock.now(), -30 + index);
      return {
        accountId,
        deviceId: `demo-device-${index + 1}`,
        name,
        firstSeenAt: seenAt,
        lastSeenAt: seenAt,
      };
    }),
  );
}

type Numbered<Name extends string> = Readonly<
  Record<Name, { readonly userId: number; readonly accountId: number }>
>;

/** Accounts with the demo password, by their names. */
export async function seedAccounts<Name extends string>(
  { db, clock, keys }: { readonly db: Db; readonly clock: Clock; readonly keys: Keys },
  wanted: Readonly<Record<Name, DemoAccount>>,
): Promise<Numbered<Name>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const stored: [Name, Numbered<Name>[Name]][] = [];
  for (const name of Object.keys(wanted) as Name[]) {
    const demo = wanted[name];
    const phone = { areaCode: DEMO_AREA_CODE, number: demo.phone };
    const account = { passwordHash, deviceLimit: NO_LIMIT, ...demo.account };
    const made = await register({ db, clock, keys }, phone, { account, student: demo.student });
    if (made === null) throw new Error('A demo account was there already');
    stored.push([name, { userId: made.userId, accountId: made.account.id }]);
  }
  return Object.fromEntries(stored) as Numbered<Name>;
}

export async function seedDemoAccounts(db: Db, clock: Clock, keys: Keys): Promise<DemoUserIds> {
  const made = await seedAccounts({ db, clock, keys }, DEMO_ACCOUNTS);
  await fillDevices(db, clock, made.deviceLimited.accountId);
  const ids = Object.entries(made).map(([name, { userId }]) => [name, userId] as const);
  return Object.fromEntries(ids) as unknown as DemoUserIds;
}
