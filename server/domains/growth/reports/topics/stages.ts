/** Stages: every twelve attended lessons of a subject, in chronological order. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { Subject } from '../../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../../src/contract/learning/values';
import type { Db } from '../../../../core/db/types';
import { formatDate } from '../../../../core/time';
import { spanBefore } from '../../statistics/span';
import { learningEvents } from '../../../learning/tables';
import type { ReportOrder } from '../../report-kinds/spec';
import type { Topic, TopicFinder } from './topic';

/** Attended lessons of a subject per stage report. */
export const STAGE_LESSONS = 12;

export interface Stage {
  readonly subject: Subject;
  /** Starts at 1. */
  readonly number: number;
}

export const stageRef = ({ subject, number }: Stage): string => `stage:${subject}:${number}`;

/** null: not a stage's ref. */
export function stageOf(ref: string): Stage | null {
  const [word, subjectText, numberText] = ref.split(':');
  const subject = Object.values(Subject).find((value) => String(value) === subjectText);
  const number = Number(numberText);
  return word === 'stage' && subject !== undefined && Number.isInteger(number) && number > 0
    ? { subject, number }
    : null;
}

/** Lessons of a subject, numbered chronologically; one recorded late is numbered by its date. */
const numbered = (db: Db, userIds: readonly number[], knownAt: Date) =>
  db
    .select({
      userId: learningEvents.userId,
      subject: learningEvents.subject,
      occurredAt: learningEvents.occurredAt,
      number: sql<number>`row_number() over (partition by ${learningEvents.userId}, ${learningEvents.subject}
        order by ${learningEvents.occurredAt}, ${learningEvents.ref})`.as('number'),
    })
    .from(learningEvents)
    .where(
      and(
        inArray(learningEvents.userId, [...userIds]),
        eq(learningEvents.kind, LearningEventKind.attended),
        lte(learningEvents.recordedAt, knownAt),
      ),
    )
    .as('numbered');

export async function stagesOf(db: Db, userIds: readonly number[], knownAt: Date) {
  const rows = numbered(db, userIds, knownAt);
  const stage = sql<number>`(${rows.number} - 1) / ${STAGE_LESSONS}::int + 1`;
  return db
    .select({
      userId: rows.userId,
      subject: rows.subject,
      number: stage.mapWith(Number),
      from: sql`min(${rows.occurredAt})`.mapWith(learningEvents.occurredAt),
      to: sql`max(${rows.occurredAt})`.mapWith(learningEvents.occurredAt),
    })
    .from(rows)
    .groupBy(rows.userId, rows.subject, sql`3`)
    .having(sql`count(*) = ${STAGE_LESSONS}::int`)
    .orderBy(sql`max(${rows.occurredAt}) desc`);
}

export const stageTopics: TopicFinder = {
  async refAt(db, userId, at) {
    const [last] = (await stagesOf(db, [userId], at)).filter(({ subject }) => subject !== null);
    return last === undefined || last.subject === null
      ? null
      : stageRef({ subject: last.subject, number: last.number });
  },

  async topicsOf(db, orders) {
    const topics = new Map<ReportOrder, Topic>();
    const [any] = orders;
    if (any === undefined) return topics;
    const found = await stagesOf(
      db,
      orders.map(({ userId }) => userId),
      any.at,
    );
    for (const order of orders) {
      const stage = stageOf(order.ref);
      const span = found.find(
        (row) => row.userId === order.userId && row.subject === stage?.subject && row.number === stage.number,
      );
      if (stage === null || span === undefined) continue;
      const now = { from: formatDate(span.from), to: formatDate(span.to) };
      topics.set(order, { shown: now, now, before: spanBefore(now), ...stage, lesson: null });
    }
    return topics;
  },
};
