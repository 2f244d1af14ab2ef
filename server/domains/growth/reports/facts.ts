/** Input of event-based reports other than events: one query each per batch. */
import { and, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Subject } from '../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { students } from '../../account/tables';
import { courses } from '../../courses/tables';
import type { Db } from '../../../core/db/types';
import { films } from '../../films/tables';
import { teachers, timetables } from '../../courses/timetable/tables';
import { CHILD } from '../sections/texts';
import { LAST_ANSWERS } from '../statistics/mastery';
import type { LearningEvent } from '../../learning/events';
import { learningEvents } from '../../learning/tables';
import { childRecordings } from '../tables';

export async function childrenOf(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = await db
    .select({ userId: students.userId, name: students.kidName })
    .from(students)
    .where(inArray(students.userId, [...userIds]));
  return new Map(found.map(({ userId, name }) => [userId, name || CHILD]));
}

export interface TeacherOf {
  readonly userId: number;
  readonly subject: Subject;
  readonly name: string;
  /** Storage key of the picture. */
  readonly avatar: string;
}

/** Teacher by child and subject; the newest timetable first. */
export const teachersOf = (db: Db, userIds: readonly number[]): Promise<TeacherOf[]> =>
  db
    .select({
      userId: timetables.userId,
      subject: courses.subject,
      name: teachers.name,
      avatar: teachers.avatar,
    })
    .from(timetables)
    .innerJoin(courses, eq(courses.id, timetables.courseId))
    .innerJoin(teachers, eq(teachers.id, timetables.teacherId))
    .where(inArray(timetables.userId, [...userIds]))
    .orderBy(desc(timetables.id));

export interface RecordingOf {
  readonly id: number;
  readonly userId: number;
  readonly lessonId: number | null;
  readonly title: string;
  readonly note: string;
  readonly recordedAt: Date;
  readonly seconds: number;
}

/** Newest first. */
export const recordingsOf = (
  db: Db,
  userIds: readonly number[],
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<RecordingOf[]> =>
  db
    .select({
      id: childRecordings.id,
      userId: childRecordings.userId,
      lessonId: childRecordings.lessonId,
      title: childRecordings.title,
      note: childRecordings.note,
      recordedAt: childRecordings.recordedAt,
      seconds: films.seconds,
    })
    .from(childRecordings)
    .innerJoin(films, eq(films.id, childRecordings.filmId))
    .where(
      and(
        inArray(childRecordings.userId, [...userIds]),
        gte(childRecordings.recordedAt, from),
        lt(childRecordings.recordedAt, until),
      ),
    )
    .orderBy(desc(childRecordings.recordedAt), desc(childRecordings.id));

/**
 * Mastery depends on a point's last answers, which may precede the period: loads a limited number per point, so that years of
 * answers are never in memory.
 */
export async function olderAnswersOf(
  db: Db,
  userIds: readonly number[],
  { before, knownAt }: { readonly before: Date; readonly knownAt: Date },
): Promise<ReadonlyMap<number, readonly LearningEvent[]>> {
  const { id: _id, recordedAt: _recordedAt, ...shown } = getTableColumns(learningEvents);
  const rows = db
    .select({
      ...shown,
      last: sql<number>`row_number() over (partition by ${learningEvents.userId}, ${learningEvents.knowledgeId}
        order by ${learningEvents.occurredAt} desc, ${learningEvents.ref} desc)`.as('last'),
    })
    .from(learningEvents)
    .where(
      and(
        inArray(learningEvents.userId, [...userIds]),
        eq(learningEvents.kind, LearningEventKind.answer),
        gt(learningEvents.outOf, 0),
        isNotNull(learningEvents.knowledgeId),
        lt(learningEvents.occurredAt, before),
        lte(learningEvents.recordedAt, knownAt),
      ),
    )
    .as('older');
  const found = await db.select().from(rows).where(lte(rows.last, LAST_ANSWERS));
  const byChild = new Map<number, LearningEvent[]>();
  for (const { userId, last: _last, ...event } of found) {
    const of = byChild.get(userId);
    if (of === undefined) byChild.set(userId, [event]);
    else of.push(event);
  }
  return byChild;
}
