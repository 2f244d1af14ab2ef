/** Bookable times are generated from plans ahead of time, as lessons are from timetables (window.ts). */
import { asc, inArray, isNull, lt, or } from 'drizzle-orm';
import { BOOKING_DAYS } from '../../../../src/contract/lessons/values';
import { courseChapters } from '../../courses/tables';
import { prepared, type Asked } from '../../../core/db/prepared';
import type { Db } from '../../../core/db/types';
import { shanghaiTime, today, type Clock } from '../../../core/time';
import { dayNumber, dayOf, laterOf, plusDays, type Day } from '../../../core/day';
import { bookingPlans, bookingTimes } from './tables';

/** How far ahead times are generated; refilled when fewer days than offered remain. */
const AHEAD_DAYS = 2 * BOOKING_DAYS;

type Plan = typeof bookingPlans.$inferSelect;
type Chapter = typeof courseChapters.$inferSelect;
type NewTime = typeof bookingTimes.$inferInsert;

const isShortOf = (until: Day) => or(isNull(bookingPlans.filledUntil), lt(bookingPlans.filledUntil, until));

/** Called before times are read, and by the housekeeping job. Idempotent, safe on concurrent instances. */
export async function ensureBookingTimes(db: Db, clock: Clock): Promise<void> {
  const day = today(clock);
  const until = plusDays(day, BOOKING_DAYS);
  const [short] = await shortPlan(db, { until });
  if (short === undefined) return;
  await db.transaction(async (tx) => {
    const plans = await tx
      .select()
      .from(bookingPlans)
      .where(isShortOf(until))
      .orderBy(asc(bookingPlans.id))
      .for('update');
    if (plans.length > 0) await fill(tx, plans, day);
  });
}

const shortPlan = prepared('short_booking_plan', (db, asked: Asked<{ until: Day }>) =>
  db
    .select({ id: bookingPlans.id })
    .from(bookingPlans)
    .where(or(isNull(bookingPlans.filledUntil), lt(bookingPlans.filledUntil, asked.until)))
    .limit(1),
);

async function fill(db: Db, plans: readonly Plan[], day: Day): Promise<void> {
  const courseIds = plans.map(({ courseId }) => courseId);
  const chapters = await db
    .select()
    .from(courseChapters)
    .where(inArray(courseChapters.courseId, courseIds))
    .orderBy(asc(courseChapters.position));
  const made = plans.flatMap((plan) => timesOf(plan, ofCourse(chapters, plan.courseId), day));
  if (made.length > 0) await db.insert(bookingTimes).values(made).onConflictDoNothing();
  const ids = plans.map(({ id }) => id);
  await db
    .update(bookingPlans)
    .set({ filledUntil: plusDays(day, AHEAD_DAYS) })
    .where(inArray(bookingPlans.id, ids));
}

const ofCourse = (chapters: readonly Chapter[], wanted: number): readonly Chapter[] =>
  chapters.filter(({ courseId }) => courseId === wanted);

function timesOf(plan: Plan, chapters: readonly Chapter[], day: Day): NewTime[] {
  const { startsOn, everyDays, filledUntil, id: planId, courseId, teacherId, durationMinutes, seats } = plan;
  const begin = laterOf(laterOf(startsOn, day), filledUntil === null ? '' : plusDays(filledUntil, 1));
  const first = Math.ceil((dayNumber(begin) - dayNumber(startsOn)) / everyDays);
  const last = Math.floor((dayNumber(plusDays(day, AHEAD_DAYS)) - dayNumber(startsOn)) / everyDays);
  const made: NewTime[] = [];
  for (let number = first; number <= last; number += 1) {
    const chapter = chapters[number % Math.max(chapters.length, 1)];
    if (chapter === undefined) break;
    const startsAt = shanghaiTime(dayOf(dayNumber(startsOn) + number * everyDays), plan.time);
    made.push({
      chapterId: chapter.id,
      ...{ planId, courseId, teacherId, startsAt, durationMinutes, seats },
    });
  }
  return made;
}
