/** Ledger of a demo account's hours, leading to its current balances. */
import { and, asc, eq } from 'drizzle-orm';
import { CourseType } from '../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { HourChange, HOURS_PER_LESSON } from '../../../../src/contract/hours/values';
import { subjectOf } from '../../../../server/domains/courses/brand';
import { courses, enrollments } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { eventsOf } from '../../../../server/domains/learning/events';
import { normalise } from '../../../../server/domains/growth/statistics/normalise';
import { addDays, addMillis, HOUR, shanghaiTime, formatDate, type Clock } from '../../../../server/core/time';
import { isLive } from '../../../../server/domains/hours/movements';
import { hourBalances, hourMovements, HourStatus } from '../../../../server/domains/hours/tables';

type Balance = typeof hourBalances.$inferSelect;
type Entry = Pick<
  typeof hourMovements.$inferInsert,
  'change' | 'baseHours' | 'giveHours' | 'title' | 'happenedAt'
>;

/** Days until expiry, by balance; the others do not expire. */
const ENDS_IN_DAYS = [26, 190, 330, 75, 420];
const BOUGHT_DAYS_AGO = 128;
const RENEWED_DAYS_AGO = 12;

export async function seedHourHistory(db: Db, clock: Clock, userId: number): Promise<void> {
  if ((await db.$count(hourMovements, eq(hourMovements.userId, userId))) > 0) return;
  const balances = await db
    .select()
    .from(hourBalances)
    .where(eq(hourBalances.userId, userId))
    .orderBy(asc(hourBalances.id));
  const studied = new Set<string>();
  for (const [index, balance] of balances.entries()) {
    const { id, brandCode, hourGroup, userHourType } = balance;
    const days = ENDS_IN_DAYS[index];
    const expiresAt = days === undefined ? null : endOfDay(addDays(clock.now(), days));
    await db.update(hourBalances).set({ expiresAt }).where(eq(hourBalances.id, id));
    const takesLessons = isLive(balance) && !studied.has(brandCode);
    if (takesLessons) studied.add(brandCode);
    const attended = takesLessons ? await lessonsOf(db, clock, userId, brandCode) : [];
    const entries = [...(await originOf(db, clock, userId, balance, attended)), ...attended];
    const rows = entries
      .filter(({ baseHours, giveHours }) => baseHours !== 0 || giveHours !== 0)
      .sort((left, right) => left.happenedAt.getTime() - right.happenedAt.getTime())
      .map((entry) => ({ userId, brandCode, hourGroup, userHourType, ...entry }));
    if (rows.length > 0) await db.insert(hourMovements).values(rows);
  }
}

const endOfDay = (moment: Date): Date => shanghaiTime(formatDate(moment), '23:59:59');

/** Purchase and gift that leave the current balance after all lessons. */
async function originOf(
  db: Db,
  clock: Clock,
  userId: number,
  balance: Balance,
  attended: readonly Entry[],
): Promise<Entry[]> {
  const spent = attended.reduce((sum, { baseHours }) => sum + baseHours, 0);
  const isRenewal = balance.status === HourStatus.notStarted;
  const boughtOn = formatDate(addDays(clock.now(), -(isRenewal ? RENEWED_DAYS_AGO : BOUGHT_DAYS_AGO)));
  const boughtAt = shanghaiTime(boughtOn, '10:20');
  const course = await courseOf(db, userId, balance);
  const bought = balance.baseHours - spent;
  return [
    {
      change: HourChange.bought,
      baseHours: bought,
      giveHours: 0,
      title: `${course}${isRenewal ? ' 续报' : ''} ${bought}课时`,
      happenedAt: boughtAt,
    },
    {
      change: HourChange.gifted,
      baseHours: 0,
      giveHours: balance.giveHours,
      title: '报名赠送课时',
      happenedAt: addMillis(boughtAt, HOUR),
    },
    ...(isLive(balance) ? trialOf(clock, balance) : []),
  ];
}

/** Old trial hours, one of them expired unused. */
function trialOf(clock: Clock, { baseHours }: Balance): Entry[] {
  if (baseHours < 30) return [];
  const givenAt = addDays(clock.now(), -BOUGHT_DAYS_AGO - 40);
  const endedAt = endOfDay(addDays(givenAt, 60));
  const one = { baseHours: 0, title: '新生体验课时' };
  return [
    { ...one, change: HourChange.gifted, giveHours: 1, happenedAt: givenAt },
    { ...one, change: HourChange.expired, giveHours: -1, title: '体验课时已过有效期', happenedAt: endedAt },
  ];
}

async function courseOf(db: Db, userId: number, { brandCode, ...kind }: Balance): Promise<string> {
  const subject = subjectOf(brandCode);
  if (subject === undefined) return '';
  const courseType = isLive(kind) ? CourseType.live : CourseType.recorded;
  const [found] = await db
    .select({ name: courses.name })
    .from(courses)
    .innerJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, userId)))
    .where(and(eq(courses.subject, subject), eq(courses.courseType, courseType)))
    .limit(1);
  return found?.name ?? '课程';
}

/** Lessons since the purchase, from the learning events: each attended lesson used an hour. */
async function lessonsOf(db: Db, clock: Clock, userId: number, brandCode: string): Promise<Entry[]> {
  const subject = subjectOf(brandCode);
  if (subject === undefined) return [];
  const from = formatDate(addDays(clock.now(), -BOUGHT_DAYS_AGO + 1));
  const events = await eventsOf(db, { userId, subject, from, to: formatDate(clock.now()) });
  return normalise(events).flatMap(({ kind, title, occurredAt }) => {
    if (kind === LearningEventKind.attended) return [lessonTaken(title, occurredAt)];
    // The hour was taken in advance, and returned for the leave.
    return kind === LearningEventKind.leave
      ? [lessonTaken(title, addDays(occurredAt, -1)), lessonReturned(title, addDays(occurredAt, -1))]
      : [];
  });
}

const lessonTaken = (title: string, happenedAt: Date): Entry => ({
  change: HourChange.used,
  baseHours: -HOURS_PER_LESSON,
  giveHours: 0,
  title,
  happenedAt,
});

const lessonReturned = (title: string, happenedAt: Date): Entry => ({
  change: HourChange.returned,
  baseHours: HOURS_PER_LESSON,
  giveHours: 0,
  title,
  happenedAt: addMillis(happenedAt, HOUR),
});
