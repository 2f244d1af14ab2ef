/**
 * Past year's reports of the demo children: ordered as in production, and released by the server's own job with the clock set to
 * each due time. Only a few of each kind are kept; the others are marked as released.
 */
import { and, asc, eq, inArray, isNull, lte, min, notInArray, sql } from 'drizzle-orm';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { EVALUATION_REPORTS, ReportKind } from '../../../../src/contract/growth/values';
import type { Db } from '../../../../server/core/db/types';
import { orderReports, type NewOrder } from '../../../../server/domains/growth/report-kinds/order';
import { planLessons, setPlanned } from '../../../../server/domains/growth/reports/plan';
import {
  lastMonthAt,
  lastYearAt,
  monthBefore,
  monthSpan,
  yearSpan,
} from '../../../../server/domains/growth/reports/topics/days';
import { stageRef, stagesOf } from '../../../../server/domains/growth/reports/topics/stages';
import { releaseDue } from '../../../../server/domains/growth/reports/work';
import { endOf } from '../../../../server/domains/growth/statistics/span';
import { learningEvents, learningReports } from '../../../../server/domains/learning/tables';
import { reportJobs } from '../../../../server/domains/growth/tables';
import { addDays, addMillis, HOUR, type Clock } from '../../../../server/core/time';
import type { CHILDREN } from './children';

interface Kept {
  readonly months: number;
  readonly stages: number;
  /** The newest of each subject. */
  readonly lessons: number;
}

const KEPT: Readonly<Record<keyof typeof CHILDREN, Kept>> = {
  manySubjects: { months: 12, stages: 2, lessons: 4 },
  oneSubject: { months: 3, stages: 1, lessons: 1 },
  cards: { months: 2, stages: 1, lessons: 1 },
  wholeQueue: { months: 3, stages: 1, lessons: 1 },
  tagsAndCheckIn: { months: 0, stages: 0, lessons: 1 },
};

export interface ReportedChild {
  readonly name: keyof typeof CHILDREN;
  readonly userId: number;
}

type Reported = Kept & { readonly userId: number };

/** Run after all seeds of learning events and report orders. Marks all reports as read. */
export async function seedPastReports(
  db: Db,
  clock: Clock,
  children: readonly ReportedChild[],
): Promise<void> {
  const now = clock.now();
  const reported = children.map(({ name, userId }): Reported => ({ userId, ...KEPT[name] }));
  await forgetPlainReports(db, reported);
  await planLessons(db, now, addDays(now, -366));
  await leaveOut(db, reported);
  for (const child of reported) await orderReports(db, await ordersOf(db, now, child));
  await releasePast(db, now);
  // Also suppress reports that would be due in the next hours.
  await planLessons(db, addMillis(now, 3 * HOUR));
  await db.update(reportJobs).set({ doneAt: now }).where(isNull(reportJobs.doneAt));
  for (const name of ['lessons', 'month', 'year']) await setPlanned(db, name, now);
}

/** Reports from before report kinds existed. */
async function forgetPlainReports(db: Db, children: readonly Reported[]): Promise<void> {
  const plain = and(isNull(learningReports.content), isNull(learningReports.ref));
  const userIds = children.map(({ userId }) => userId);
  await db.delete(learningReports).where(and(inArray(learningReports.userId, userIds), plain));
}

/** Drops orders for older lessons, and all orders of other children. Stage reports are ordered again below. */
async function leaveOut(db: Db, children: readonly Reported[]): Promise<void> {
  await db.delete(reportJobs).where(eq(reportJobs.kind, ReportKind.stage));
  const position =
    sql<number>`row_number() over (partition by ${reportJobs.userId}, ${reportJobs.kind}, ${learningEvents.subject}
    order by ${reportJobs.dueAt} desc)`.mapWith(Number);
  const ordered = await db
    .select({ id: reportJobs.id, userId: reportJobs.userId, kind: reportJobs.kind, position })
    .from(reportJobs)
    .leftJoin(
      learningEvents,
      and(
        eq(learningEvents.userId, reportJobs.userId),
        eq(learningEvents.ref, reportJobs.ref),
        eq(learningEvents.kind, LearningEventKind.attended),
      ),
    )
    .where(and(isNull(reportJobs.doneAt), notInArray(reportJobs.kind, [...EVALUATION_REPORTS])));
  const lessonsOf = (userId: number) => children.find((child) => child.userId === userId)?.lessons ?? 0;
  const surplus = ordered.filter((order) => order.position > lessonsOf(order.userId));
  const ids = surplus.map(({ id }) => id);
  if (ids.length > 0)
    await db.update(reportJobs).set({ doneAt: reportJobs.dueAt }).where(inArray(reportJobs.id, ids));
}

/** 08:00 on the day after the period. */
const MORNING = 8 * HOUR;

async function ordersOf(db: Db, now: Date, child: Reported): Promise<NewOrder[]> {
  const { userId } = child;
  const isTheirs = and(
    eq(learningEvents.userId, userId),
    eq(learningEvents.kind, LearningEventKind.attended),
  );
  const [first] = await db
    .select({ at: min(learningEvents.occurredAt) })
    .from(learningEvents)
    .where(isTheirs);
  const begun = first?.at ?? now;
  const orders: NewOrder[] = [];
  let month = lastMonthAt(addMillis(now, -MORNING));
  for (let number = 0; number < child.months && endOf(monthSpan(month)) > begun; number += 1) {
    const dueAt = addMillis(endOf(monthSpan(month)), MORNING);
    orders.push({ userId, kind: ReportKind.month, ref: month, dueAt });
    month = monthBefore(month);
  }
  const year = lastYearAt(addMillis(now, -MORNING));
  const dueAt = addMillis(endOf(yearSpan(year)), MORNING);
  if (begun < dueAt && child.months > 0) orders.push({ userId, kind: ReportKind.year, ref: year, dueAt });
  return [...orders, ...(await stageOrders(db, now, child))];
}

/** Due some hours after the stage's last lesson. */
async function stageOrders(db: Db, now: Date, { userId, stages }: Reported): Promise<NewOrder[]> {
  const found = await stagesOf(db, [userId], now);
  return found.slice(0, stages).flatMap(({ subject, number, to }) =>
    subject === null
      ? []
      : [
          {
            userId,
            kind: ReportKind.stage,
            ref: stageRef({ subject, number }),
            dueAt: new Date(Math.min(now.getTime(), to.getTime() + 3 * HOUR)),
          },
        ],
  );
}

/** Each at its due time, and read a day later. */
async function releasePast(db: Db, now: Date): Promise<void> {
  const isDue = and(isNull(reportJobs.doneAt), lte(reportJobs.dueAt, now));
  const moments = await db
    .selectDistinct({ at: reportJobs.dueAt })
    .from(reportJobs)
    .where(isDue)
    .orderBy(asc(reportJobs.dueAt));
  const onError = (error: unknown) => {
    throw error;
  };
  for (const { at } of moments)
    await releaseDue({ db, clock: { now: () => at }, onError, notifiesParents: false });
  await db
    .update(learningReports)
    .set({
      readAt: sql`least(${learningReports.createdAt} + interval '1 day', ${now.toISOString()}::timestamptz)`,
    })
    .where(isNull(learningReports.readAt));
}
