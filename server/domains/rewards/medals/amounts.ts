/** Amounts of each medal's criterion, with dates (contract/rewards/values.ts). */
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { HomeworkState } from '../../../../src/contract/homework/values';
import type { MedalName } from '../../../../src/contract/rewards/values';
import { allDays } from '../check-in/sign-in';
import { streakGrowth } from '../check-in/streak';
import { courses, enrollments } from '../../courses/tables';
import { homework } from '../../homework/tables';
import type { Db } from '../../../core/db/types';
import { feedbacks } from '../../help/feedback/tables';
import type { Day } from '../../../core/day';
import { attendedLessons } from '../../learning/attended';
import { learningReports } from '../../learning/tables';
import { taskClaims } from '../tasks/tables';
import { hook } from '../../../core/hook';
import { formatDate, today, type Clock } from '../../../core/time';
import { ownClaims } from '../policies';
import { ownReports } from '../../learning/policies';
import { ownFeedbacks } from '../../help/policies';
import { ownHomework } from '../../homework/policies';

export interface Amount {
  readonly amount: number;
  /** Dates of the last ones, ascending; fewer than the amount where dates are unknown. */
  readonly days: readonly Day[];
}

/** When the child joined activities, ascending. */
export const joinedActivities = hook<[db: Db, userId: number], readonly Date[]>();

type Count = (db: Db, clock: Clock, userId: number) => Promise<Amount>;

const of = (days: readonly Day[]): Amount => ({ amount: days.length, days });
const ofMoments = (moments: readonly (Date | null)[]): Amount =>
  of(moments.flatMap((moment) => (moment === null ? [] : [formatDate(moment)])));

export const amounts: Readonly<Record<MedalName, Count>> = {
  lessons: (db, _clock, userId) => attendedLessons(db, userId),

  checkIn: async (db, clock, userId) => of(await daysUntilNow(db, clock, userId)),

  streak: async (db, clock, userId) => of(streakGrowth(await daysUntilNow(db, clock, userId))),

  async homework(db, _clock, userId) {
    const handedIn = await db
      .select({ at: homework.firstHandedInAt })
      .from(homework)
      .where(and(ownHomework(userId), ne(homework.state, HomeworkState.todo)))
      // Entries without a date are treated as the oldest.
      .orderBy(sql`${homework.firstHandedInAt} asc nulls first`);
    return { amount: handedIn.length, days: ofMoments(handedIn.map(({ at }) => at)).days };
  },

  async reports(db, _clock, userId) {
    const read = await db
      .select({ at: learningReports.readAt })
      .from(learningReports)
      .where(and(ownReports(userId), isNotNull(learningReports.readAt)))
      .orderBy(asc(learningReports.readAt));
    return ofMoments(read.map(({ at }) => at));
  },

  async subjects(db, _clock, userId) {
    const since = sql<Date>`min(${enrollments.enrolledAt})`.mapWith(enrollments.enrolledAt);
    const found = await db
      .select({ subject: courses.subject, since })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .where(eq(enrollments.userId, userId))
      .groupBy(courses.subject)
      .orderBy(asc(since));
    return ofMoments(found.map((row) => row.since));
  },

  async tasks(db, _clock, userId) {
    const found = await db
      .select({ at: taskClaims.claimedAt })
      .from(taskClaims)
      .where(ownClaims(userId))
      .orderBy(asc(taskClaims.claimedAt));
    return ofMoments(found.map(({ at }) => at));
  },

  async activities(db, _clock, userId) {
    const joined = await joinedActivities.run(db, userId);
    return ofMoments(joined.flat());
  },

  async feedback(db, _clock, userId) {
    const found = await db
      .select({ at: feedbacks.sentAt })
      .from(feedbacks)
      .where(ownFeedbacks(userId))
      .orderBy(asc(feedbacks.sentAt));
    return ofMoments(found.map(({ at }) => at));
  },
};

const daysUntilNow = async (db: Db, clock: Clock, userId: number): Promise<Day[]> =>
  (await allDays(db, userId)).filter((day) => day <= today(clock));
