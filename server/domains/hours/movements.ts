/** The only place that changes hours, always with a log entry. */
import { and, asc, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm';
import { SubjectCode } from '../../../src/contract/courses/values';
import { HOURS_PER_LESSON, HourChange } from '../../../src/contract/hours/values';
import { lockChild } from '../account/lock-child';
import { prepared, type Asked } from '../../core/db/prepared';
import type { Db } from '../../core/db/types';
import { inBatches, upsertRows } from '../../core/import/upsert';
import type { Clock } from '../../core/time';
import { HOUR_MESSAGES } from './messages';
import { hourBalances, HourCategoryCode, hourMovements, HourStatus, type HourGroup } from './tables';
import { ownBalances } from './policies';

type Balance = typeof hourBalances.$inferSelect;
type NewMovement = typeof hourMovements.$inferInsert;

const LIVE_GROUPS: readonly (HourGroup | null)[] = ['smallLive', 'largeLive'];
const LIVE_CATEGORIES: readonly (number | null)[] = [HourCategoryCode.graphical, HourCategoryCode.oneToOne];

export const isLive = ({ hourGroup, userHourType }: Pick<Balance, 'hourGroup' | 'userHourType'>): boolean =>
  LIVE_GROUPS.includes(hourGroup) || LIVE_CATEGORIES.includes(userHourType);

/** How live hours of a brand are stored: the programming brand has categories. */
const liveKind = (brandCode: string) =>
  brandCode === SubjectCode.biancheng
    ? { userHourType: HourCategoryCode.graphical }
    : { hourGroup: 'smallLive' as const };

const hasHours = or(gt(hourBalances.baseHours, 0), gt(hourBalances.giveHours, 0));

type Noted = Pick<NewMovement, 'change' | 'baseHours' | 'giveHours' | 'title' | 'happenedAt'>;

type Kind = Pick<Balance, 'userId' | 'brandCode' | 'hourGroup' | 'userHourType'>;

const NO_KIND: Pick<Balance, 'hourGroup' | 'userHourType'> = { hourGroup: null, userHourType: null };

async function note(
  tx: Db,
  { userId, brandCode, hourGroup, userHourType }: Kind,
  noted: Noted,
): Promise<void> {
  await tx.insert(hourMovements).values({ userId, brandCode, hourGroup, userHourType, ...noted });
}

/** Adds given hours to the child's live hours in use of the brand, or to a new balance. */
export async function addGiven(
  tx: Db,
  gift: {
    readonly userId: number;
    readonly brandCode: string;
    readonly hours: number;
    readonly title: string;
  },
  now: Date,
): Promise<void> {
  const { userId, brandCode, hours, title } = gift;
  // Hours of several brands change in any order: without this lock two transactions could deadlock.
  await lockChild(tx, userId);
  const noted = { change: HourChange.gifted, baseHours: 0, giveHours: hours, title, happenedAt: now };
  const live = (await inUse(tx, userId, eq(hourBalances.brandCode, brandCode))).filter(isLive);
  const { hourGroup, userHourType } = { ...NO_KIND, ...(live[0] ?? liveKind(brandCode)) };
  const kind = { userId, brandCode, hourGroup, userHourType };
  // Expiring balances are skipped: gifted hours must not expire with them.
  const known = live.find(
    (balance) =>
      balance.expiresAt === null && balance.hourGroup === hourGroup && balance.userHourType === userHourType,
  );
  if (known === undefined) {
    await tx
      .insert(hourBalances)
      .values({ ...kind, status: HourStatus.inUse, baseHours: 0, giveHours: hours });
  } else {
    const giveHours = sql`${hourBalances.giveHours} + ${hours}`;
    await tx.update(hourBalances).set({ giveHours }).where(eq(hourBalances.id, known.id));
  }
  return note(tx, kind, noted);
}

export interface Bought extends Kind {
  readonly baseHours: number;
  readonly giveHours: number;
  readonly title: string;
  readonly happenedAt: Date;
  readonly expiresAt: Date | null;
}

/** Each becomes a balance of its own. Returns their ids in order. */
export async function addBought(tx: Db, bought: readonly Bought[]): Promise<number[]> {
  const ids = await upsertRows(
    tx,
    hourBalances.id,
    bought.map(({ title: _title, happenedAt: _at, ...values }) => ({
      own: null,
      values: { ...values, status: HourStatus.inUse },
    })),
  );
  const noted = bought.flatMap(({ expiresAt: _until, baseHours, giveHours, ...line }) => [
    ...(baseHours > 0 ? [{ ...line, change: HourChange.bought, baseHours, giveHours: 0 }] : []),
    ...(giveHours > 0 ? [{ ...line, change: HourChange.gifted, baseHours: 0, giveHours }] : []),
  ]);
  for (const batch of inBatches(noted)) await tx.insert(hourMovements).values([...batch]);
  return ids;
}

interface Payment {
  readonly userId: number;
  readonly brandCode: string;
  readonly title: string;
}

/** Charges a lesson to the live hours of its brand, earliest expiry first, bought before given. Without hours nothing is charged. */
export async function payLesson(tx: Db, lesson: Payment, clock: Clock): Promise<void> {
  const balances = await payable(tx, lesson, clock);
  await take(tx, balances.filter(isLive), { title: lesson.title, hours: HOURS_PER_LESSON }, clock);
}

/** Charges recorded hours of the brand, earliest expiry first; false: not enough, nothing was charged. */
export async function payRecorded(
  tx: Db,
  payment: Payment & { readonly hours: number },
  clock: Clock,
): Promise<boolean> {
  const recorded = (await payable(tx, payment, clock)).filter((balance) => !isLive(balance));
  if (addUp(recorded) < payment.hours) return false;
  await take(tx, recorded, payment, clock);
  return true;
}

/** Recorded hours usable now. */
export async function recordedHours(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  userId: number,
  brandCode: string,
): Promise<number> {
  await expireHours(db, clock, userId);
  const inUseNow = and(
    ownBalances(userId),
    eq(hourBalances.brandCode, brandCode),
    eq(hourBalances.status, HourStatus.inUse),
  );
  const found = await db.select().from(hourBalances).where(inUseNow);
  return addUp(found.filter((balance) => !isLive(balance)));
}

const addUp = (balances: readonly Balance[]): number =>
  balances.reduce((sum, { baseHours, giveHours }) => sum + baseHours + giveHours, 0);

async function payable(tx: Db, { userId, brandCode }: Payment, clock: Clock): Promise<Balance[]> {
  await lockChild(tx, userId);
  await expireHours(tx, clock, userId);
  return inUse(tx, userId, and(eq(hourBalances.brandCode, brandCode), hasHours));
}

async function take(
  tx: Db,
  balances: readonly Balance[],
  { title, hours }: { readonly title: string; readonly hours: number },
  clock: Clock,
): Promise<void> {
  let missing = hours;
  for (const balance of [...balances].sort((left, right) => endOf(left) - endOf(right))) {
    const base = Math.min(balance.baseHours, missing);
    const given = Math.min(balance.giveHours, missing - base);
    if (base + given <= 0) continue;
    missing -= base + given;
    await tx
      .update(hourBalances)
      .set({ baseHours: balance.baseHours - base, giveHours: balance.giveHours - given })
      .where(eq(hourBalances.id, balance.id));
    await note(tx, balance, {
      change: HourChange.used,
      baseHours: -base,
      giveHours: -given,
      title,
      happenedAt: clock.now(),
    });
  }
}

/** Expired balances that still have hours. */
export const areOver = ({ userId, now }: Asked<{ userId: number; now: Date }>): SQL | undefined =>
  and(ownBalances(userId), lte(hourBalances.expiresAt, now), hasHours);

const overHours = prepared('over_hours', (db, asked: Asked<{ userId: number; now: Date }>) =>
  db.select({ id: hourBalances.id }).from(hourBalances).where(areOver(asked)).limit(1),
);

/** Called before hours are read: removes expired hours, with log entries. Returns whether there were any. */
export async function expireHours(db: Db, clock: Clock, userId: number): Promise<boolean> {
  const now = clock.now();
  const [found] = await overHours(db, { userId, now });
  if (found === undefined) return false;
  const over = and(ownBalances(userId), lte(hourBalances.expiresAt, now), hasHours);
  await db.transaction(async (tx) => {
    await lockChild(tx, userId);
    // Locked: of two concurrent reads the second finds nothing left to expire.
    const balances = await tx
      .select()
      .from(hourBalances)
      .where(over)
      .orderBy(asc(hourBalances.id))
      .for('update');
    for (const balance of balances) {
      await tx
        .update(hourBalances)
        .set({ baseHours: 0, giveHours: 0 })
        .where(eq(hourBalances.id, balance.id));
      await note(tx, balance, {
        change: HourChange.expired,
        baseHours: -balance.baseHours,
        giveHours: -balance.giveHours,
        title: HOUR_MESSAGES.expired,
        happenedAt: balance.expiresAt ?? now,
      });
    }
  });
  return true;
}

/** Brands in which a child has hours, whatever it studies. */
export async function brandsWithHours(db: Db, userId: number): Promise<string[]> {
  const found = await db
    .selectDistinct({ brandCode: hourBalances.brandCode })
    .from(hourBalances)
    .where(and(ownBalances(userId), hasHours));
  return found.map(({ brandCode }) => brandCode);
}

const endOf = ({ expiresAt }: Balance): number => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** Locked until the transaction ends. */
const inUse = (tx: Db, userId: number, which: SQL | undefined): Promise<Balance[]> =>
  tx
    .select()
    .from(hourBalances)
    .where(and(ownBalances(userId), eq(hourBalances.status, HourStatus.inUse), which))
    .orderBy(asc(hourBalances.id))
    .for('update');
