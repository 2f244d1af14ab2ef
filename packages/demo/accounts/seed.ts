/** Stores the demo accounts and their data. */
import { eq } from 'drizzle-orm';
import { SubjectCode } from '../../../src/contract/courses/values';
import { hashPassword } from '../../../server/domains/account/password';
import { register } from '../../../server/domains/account/register';
import { accounts, devices } from '../../../server/domains/account/tables';
import type { ImportServices } from '../../../server/core/import/kind';
import { addDays } from '../../../server/core/time';
import { seedJoins } from '../content/activities/seed';
import { seedAddresses } from '../content/addresses';
import { seedEnrollments } from '../content/courses/seed';
import { seedDeliveriesTo } from '../content/deliveries';
import { seedReadReports, seedReports } from '../content/growth/report-states';
import { seedHourGifts, seedHours, seedLeaveBalances } from '../content/hours/seed';
import { seedKnownLeaves } from '../content/lessons/leaves';
import { seedTimetable } from '../content/lessons/seed';
import { seedWrongQuestions } from '../content/materials/wrong-questions-seed';
import { seedExchanges, seedOrders } from '../content/orders/seed';
import { seedMonthsOfCheckIns } from '../content/rewards/check-ins';
import { seedFinishedTasks } from '../content/rewards/tasks';
import { setScenario } from '../scenario';
import type { DemoAccountName } from '../account-names';
import { DEMO_ACCOUNTS } from './';
import { demoPhone } from '../families';
import { DEMO_PASSWORD, type DemoAccount } from './account';

export type Seeding = ImportServices;

interface Stored {
  readonly userId: number;
  readonly accountId: number;
}

export type DemoUsers = Readonly<Record<DemoAccountName, Stored>>;

/** Testers use a new browser every time; only account 4 has a device limit. */
const NO_LIMIT = 1_000_000;

/** All accounts with the demo password and no further data. */
export async function seedAccounts(seeding: Seeding): Promise<DemoUsers> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const users: [string, Stored][] = [];
  for (const [name, demo] of Object.entries<DemoAccount>(DEMO_ACCOUNTS)) {
    const account = { passwordHash, deviceLimit: NO_LIMIT, ...demo.account };
    const made = await register(seeding, demoPhone(demo.phone), { account, student: demo.student });
    if (made === null) throw new Error('A demo account was there already');
    users.push([name, { userId: made.userId, accountId: made.account.id }]);
  }
  return Object.fromEntries(users) as DemoUsers;
}

/** Data of each account; shared content must be seeded before. */
export async function seedBelongings(seeding: Seeding, users: DemoUsers): Promise<void> {
  for (const name of Object.keys(users) as DemoAccountName[]) {
    const account: DemoAccount = DEMO_ACCOUNTS[name];
    await seedAccount(seeding, account, users[name]);
    await seedStudies(seeding, account, users[name].userId);
    await seedDays(seeding, account, users[name].userId);
    await seedPurchases(seeding, account, users[name].userId);
  }
}

async function seedAccount(
  { db, clock }: Seeding,
  { daysOld, devices: names = [] }: DemoAccount,
  { accountId }: Stored,
): Promise<void> {
  if (daysOld !== undefined) {
    const createdAt = addDays(clock.now(), -daysOld);
    await db.update(accounts).set({ createdAt }).where(eq(accounts.id, accountId));
  }
  if (names.length === 0) return;
  const rows = names.map((name, index) => {
    const seenAt = addDays(clock.now(), -30 + index);
    const deviceId = `demo-device-${index + 1}`;
    return { accountId, deviceId, name, firstSeenAt: seenAt, lastSeenAt: seenAt };
  });
  await db.insert(devices).values(rows);
}

async function seedStudies({ db, clock }: Seeding, account: DemoAccount, userId: number): Promise<void> {
  const { courses, classes = [], hours = {}, hourGifts = [], leave = {} } = account;
  await seedEnrollments(db, clock, userId, courses);
  await seedTimetable(db, clock, userId, classes);
  for (const brandCode of Object.values(SubjectCode))
    await seedHours(db, userId, brandCode, hours[brandCode]);
  await seedHourGifts(db, clock, userId, hourGifts);
  await seedLeaveBalances(db, userId, leave);
  if (account.hasWrongQuestions) await seedWrongQuestions(db, clock, userId);
}

/** Deliveries, check-ins and other dated data. */
async function seedDays(seeding: Seeding, account: DemoAccount, userId: number): Promise<void> {
  const { db, clock } = seeding;
  const { home, newReports, checkIns = [], reportsRead = 0, finishedTasks, activities = {} } = account;
  if (home !== undefined) await setScenario(seeding, userId, home);
  if (newReports !== undefined) await seedReports(db, clock, userId, newReports);
  await seedMonthsOfCheckIns(db, clock, userId, checkIns);
  await seedReadReports(db, clock, userId, reportsRead);
  if (finishedTasks !== undefined) await seedFinishedTasks(db, clock, userId, finishedTasks);
  await seedJoins(db, clock, userId, activities);
}

async function seedPurchases(seeding: Seeding, account: DemoAccount, userId: number): Promise<void> {
  const { db, clock } = seeding;
  const { phone, student, addresses = [], orders = [], exchanges = [], deliveries } = account;
  await seedAddresses(seeding, userId, addresses);
  const [home] = addresses;
  if (home !== undefined && deliveries !== undefined) {
    await seedDeliveriesTo(home, { db, clock, userId }, deliveries(clock));
  }
  await seedKnownLeaves(db, clock, userId);
  const { parentName, city, area, addr } = student;
  const receiver = { name: parentName ?? '', phone, address: `${city ?? ''}${area ?? ''}${addr ?? ''}` };
  await seedOrders(seeding, userId, receiver, orders);
  await seedExchanges(db, clock, userId, exchanges);
}
