/** Check-ins, tasks, medals and activities of the demo accounts: what happened before today. Never in production. */
import { eq } from 'drizzle-orm';
import { LearningReportType } from '../src/contract/growth/values';
import { TaskKind } from '../src/contract/rewards/values';
import { DEMO_ACCOUNTS, DEMO_AREA_CODE } from './account/demo-accounts';
import { HOME_ACCOUNTS } from './account/home-accounts';
import { lookupOf } from './account/phone';
import { accounts, students } from './account/tables';
import { giveCheckIns } from './demo/content/rewards/check-ins';
import { daysOf, shiftMonth, thisMonth } from './rewards/check-in/month';
import { joinActivities, seedActivities } from './demo/content/activities/seed';
import type { Db } from './db/types';
import type { Keys } from './keys';
import type { Day } from './lessons/day';
import { REPORT_ANNOUNCEMENTS } from './growth/messages';
import { learningReports } from './growth/tables';
import { giveFinishedTasks } from './demo/content/rewards/tasks';
import { addDays, type Clock } from './time';

interface Past {
  /** How long the account has been there. */
  readonly days: number;
  /** How many days of the months before this one were checked in, last month first. */
  readonly checkIns: readonly number[];
  readonly reportsRead: number;
}

const PAST = {
  '13800000002': { days: 400, checkIns: [], reportsRead: 0 },
  '13800000003': { days: 520, checkIns: [], reportsRead: 6 },
  '13800000006': { days: 200, checkIns: [12, 28, 9], reportsRead: 1 },
  '13800000007': { days: 120, checkIns: [4], reportsRead: 2 },
  '13800000008': { days: 60, checkIns: [], reportsRead: 0 },
  '13800000010': { days: 330, checkIns: [31, 26, 14, 3], reportsRead: 0 },
} as const satisfies Readonly<Record<string, Past>>;

export async function seedDemoActivities(db: Db, clock: Clock, keys: Keys): Promise<void> {
  const userOf = (phone: string) => findUser(db, keys, phone);
  for (const [phone, past] of Object.entries<Past>(PAST))
    await givePast(db, clock, await userOf(phone), past);
  const [many, whole, checks] = [
    await userOf(DEMO_ACCOUNTS.manySubjects.phone),
    await userOf(HOME_ACCOUNTS.wholeQueue.phone),
    await userOf(HOME_ACCOUNTS.tagsAndCheckIn.phone),
  ];
  await giveFinishedTasks(db, clock, many.userId, LESSONS_OF_A_YEAR, false);
  await giveFinishedTasks(db, clock, checks.userId, MONTHS_OF_CHECK_INS, true);
  await seedActivities(db, clock, whole.userId);
  await joinActivities(db, clock, many.userId, {
    '亲子共读周：每天一个好故事': 2,
    中秋猜灯谜: 40,
    开学第一课: 70,
  });
  await joinActivities(db, clock, whole.userId, { '21 天口算小挑战': 3 });
}

/** Two pages of the finished. */
const LESSONS_OF_A_YEAR = [
  ...Array.from({ length: 12 }, (_, index) => ({ kind: TaskKind.lessons, monthsAgo: index + 2 })),
  { kind: TaskKind.profile, monthsAgo: 14 },
  { kind: TaskKind.liveLesson, monthsAgo: 13 },
];

/** That of last month waits to be claimed. */
const MONTHS_OF_CHECK_INS = [2, 3].map((monthsAgo) => ({ kind: TaskKind.checkIn, monthsAgo }));

interface DemoUser {
  readonly userId: number;
  readonly accountId: number;
}

async function findUser(db: Db, keys: Keys, number: string): Promise<DemoUser> {
  const [found] = await db
    .select({ userId: students.userId, accountId: accounts.id })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(accounts.phoneLookup, lookupOf(keys, { areaCode: DEMO_AREA_CODE, number })));
  if (found === undefined) throw new Error('A demo account is missing');
  return found;
}

async function givePast(db: Db, clock: Clock, { userId, accountId }: DemoUser, past: Past): Promise<void> {
  const createdAt = addDays(clock.now(), -past.days);
  await db.update(accounts).set({ createdAt }).where(eq(accounts.id, accountId));
  for (const [index, number] of past.checkIns.entries()) {
    const days = daysOf(shiftMonth(thisMonth(clock), -index - 1));
    await giveCheckIns(db, clock, userId, someOf(days, number));
  }
  const read = Array.from({ length: past.reportsRead }, (_, index) => {
    const createdAt = addDays(clock.now(), -30 * (index + 1));
    const reportType = LearningReportType.monthly;
    const message = REPORT_ANNOUNCEMENTS[reportType];
    return { userId, reportType, message, createdAt, readAt: addDays(createdAt, 1) };
  });
  if (read.length > 0) await db.insert(learningReports).values(read);
}

/** The last ones of a month in rows of a few days, as families do it. */
function someOf(days: readonly Day[], number: number): Day[] {
  if (number >= days.length) return [...days];
  const missing = days.length - number;
  const every = days.length / missing;
  const left = new Set(Array.from({ length: missing }, (_, index) => Math.floor(index * every)));
  return days.filter((_, index) => !left.has(index));
}
