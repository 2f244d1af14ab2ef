/** What a cancelled account loses, by what it really has. Services that keep more of a child add their part here. */
import { and, count, desc, eq, gt, isNull, sum } from 'drizzle-orm';
import type { CancellationLosses } from '../../../../src/contract/account/cancellation.schema';
import { SubjectCode, type SubjectName } from '../../../../src/contract/courses/values';
import { students } from '../tables';
import { courses, enrollments } from '../../courses/tables';
import { homework } from '../../homework/tables';
import type { Db } from '../../../core/db/types';
import { uploads } from '../../files/tables';
import type { CallContext } from '../../../core/http/handler';
import { hourBalances, hourGifts } from '../../hours/tables';
import { lessons } from '../../courses/timetable/tables';
import { learningReports } from '../../learning/tables';
import { matterParts } from '../../orders/losses';
import { sharedParts } from '../../works/losses';

/** Brands as parents call them; one that is new here is shown by its code. */
const BRAND_NAMES: Readonly<Record<SubjectName, string>> = {
  wandou: '豌豆思维',
  yuwen: '语文口才',
  biancheng: '编程',
  weiqi: '围棋',
  moli: '魔力耳朵',
  xinli: '儿童心理',
  jianqiao: '剑桥英语',
  math: '数学',
};
const nameOfBrand = (code: string): string => {
  const name = (Object.keys(SubjectCode) as SubjectName[]).find((key) => SubjectCode[key] === code);
  return name === undefined ? code : BRAND_NAMES[name];
};

const MOST_COURSES = 50;

type Asked = Pick<CallContext, 'db' | 'clock'>;

async function hoursOf({ db }: Asked, userId: number): Promise<CancellationLosses['hours']> {
  const { brandCode, baseHours, giveHours } = hourBalances;
  const rows = await db
    .select({ brandCode, base: sum(baseHours).mapWith(Number), given: sum(giveHours).mapWith(Number) })
    .from(hourBalances)
    .where(eq(hourBalances.userId, userId))
    .groupBy(brandCode)
    .orderBy(brandCode);
  return rows
    .map(({ brandCode: code, base, given }) => ({
      brandCode: code,
      name: nameOfBrand(code),
      hours: base + given,
    }))
    .filter(({ hours }) => hours > 0);
}

async function unclaimedHoursOf({ db, clock }: Asked, userId: number): Promise<number> {
  const waiting = and(
    eq(hourGifts.userId, userId),
    isNull(hourGifts.claimedAt),
    gt(hourGifts.expiresAt, clock.now()),
  );
  const [row] = await db
    .select({ hours: sum(hourGifts.giveClass).mapWith(Number) })
    .from(hourGifts)
    .where(waiting);
  return row?.hours ?? 0;
}

async function courseNames(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ name: courses.name })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(eq(enrollments.userId, userId))
    .orderBy(desc(enrollments.enrolledAt), courses.position)
    .limit(MOST_COURSES);
  return rows.map(({ name }) => name);
}

async function rewardsOf(db: Db, userId: number): Promise<{ stars: number; peaCoins: number }> {
  const [row] = await db
    .select({ stars: students.starNum, peaCoins: students.peaCoinNum })
    .from(students)
    .where(eq(students.userId, userId));
  return row ?? { stars: 0, peaCoins: 0 };
}

async function counted(query: Promise<readonly { readonly total: number }[]>): Promise<number> {
  const [row] = await query;
  return row?.total ?? 0;
}

const total = { total: count() };

export async function lossesOf(context: Asked, userId: number): Promise<CancellationLosses> {
  const { db, clock } = context;
  const coming = and(eq(lessons.userId, userId), gt(lessons.startsAt, clock.now()));
  return {
    hours: await hoursOf(context, userId),
    unclaimedHours: await unclaimedHoursOf(context, userId),
    ...(await matterParts(context, userId)),
    ...(await rewardsOf(db, userId)),
    courses: await courseNames(db, userId),
    comingLessons: await counted(db.select(total).from(lessons).where(coming)),
    reports: await counted(db.select(total).from(learningReports).where(eq(learningReports.userId, userId))),
    homework: await counted(db.select(total).from(homework).where(eq(homework.userId, userId))),
    ...(await sharedParts(context, userId)),
    pictures: await counted(db.select(total).from(uploads).where(eq(uploads.userId, userId))),
  };
}
