/** One attended lesson, shown with the 30 days up to it, which are compared with the 30 days before. */
import { and, asc, desc, eq, getTableColumns, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { CourseType } from '../../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../../src/contract/learning/values';
import { courses } from '../../../courses/tables';
import type { Db } from '../../../../core/db/types';
import { lessons } from '../../../courses/timetable/tables';
import { formatDate } from '../../../../core/time';
import { daysUpTo, spanBefore } from '../../statistics/span';
import { learningEvents } from '../../../learning/tables';
import { childRecordings } from '../../tables';
import type { ReportOrder } from '../../report-kinds/spec';
import type { Topic, TopicFinder } from './topic';

const DAYS = 30;

/** A lesson counts as debate if its title, or that of a recording made in it, contains this word. */
export const DEBATE = '辩';

/** SQL conditions that classify a lesson's event; without a lesson row it counts as no trial. */
export const isTrial: SQL = sql`exists (select 1 from ${lessons} join ${courses} on ${courses.id} = ${lessons.courseId}
  where ${lessons.id} = ${learningEvents.lessonId} and ${courses.courseType} = ${CourseType.trial})`;
export const isNoTrial: SQL = sql`not ${isTrial}`;
const recorded = (which: SQL): SQL => sql`exists (select 1 from ${childRecordings}
  where ${childRecordings.userId} = ${learningEvents.userId} and ${which} and ${childRecordings.recordedAt}
  between ${learningEvents.occurredAt} and ${learningEvents.occurredAt} + make_interval(mins => ${learningEvents.outOf} + 1))`;
/** Eloquence or debate: the child was recorded during the lesson or up to a minute after it. */
export const isRecorded: SQL = recorded(sql`true`);
const isCalledDebate = sql`like ${`%${DEBATE}%`}`;
export const isDebate: SQL = sql`(${learningEvents.title} ${isCalledDebate} or ${recorded(sql`${childRecordings.title} ${isCalledDebate}`)})`;

const {
  userId,
  ref,
  kind,
  subject,
  lessonId,
  knowledgeId,
  title,
  occurredAt,
  amount,
  outOf,
  isOnTime,
  note,
} = getTableColumns(learningEvents);
const columns = {
  ref,
  kind,
  subject,
  lessonId,
  knowledgeId,
  title,
  occurredAt,
  amount,
  outOf,
  isOnTime,
  note,
};

/** `which`: the first or the last lesson of the kind. */
export const lessonTopics = (which: 'first' | 'last', isOfKind: SQL): TopicFinder => ({
  async refAt(db, ofUser, at) {
    const order = which === 'first' ? asc : desc;
    const [found] = await db
      .select({ ref })
      .from(learningEvents)
      .where(
        and(
          eq(userId, ofUser),
          eq(kind, LearningEventKind.attended),
          lte(occurredAt, at),
          lte(learningEvents.recordedAt, at),
          isOfKind,
        ),
      )
      .orderBy(order(occurredAt), order(ref))
      .limit(1);
    return found?.ref ?? null;
  },

  async topicsOf(db, orders) {
    const found = await attended(db, orders);
    const topics = new Map<ReportOrder, Topic>();
    for (const order of orders) {
      const lesson = found.find((row) => row.userId === order.userId && row.ref === order.ref);
      if (lesson === undefined) continue;
      const day = formatDate(lesson.occurredAt);
      const now = daysUpTo(day, DAYS);
      topics.set(order, {
        shown: { from: day, to: day },
        now,
        before: spanBefore(now),
        subject: lesson.subject,
        lesson,
        number: 0,
      });
    }
    return topics;
  },
});

/** May return extra rows, since users and refs are matched independently: two children may have attended the same lesson. */
const attended = (db: Db, orders: readonly ReportOrder[]) =>
  db
    .select({ userId, ...columns })
    .from(learningEvents)
    .where(
      and(
        inArray(
          userId,
          orders.map((order) => order.userId),
        ),
        eq(kind, LearningEventKind.attended),
        inArray(
          ref,
          orders.map((order) => order.ref),
        ),
      ),
    );
