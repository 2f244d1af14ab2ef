/** A year of learning for the demo children: stores events only; all figures are computed from them. */
import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import { students } from '../../../../server/domains/account/tables';
import { courses, enrollments } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import type { KnowledgePoint } from '../../../../server/domains/growth/statistics/types';
import { learningEvents } from '../../../../server/domains/learning/tables';
import { childRecordings } from '../../../../server/domains/growth/tables';
import { backfillEvents } from '../../../../server/domains/growth/backfill';
import { lessons } from '../../../../server/domains/courses/timetable/tables';
import { addDays, type Clock } from '../../../../server/core/time';
import { findCourses } from '../courses/seed';
import type { ChildKind } from './children';
import type { KnownLesson } from './plan';
import { seedPoints } from './points';
import { seedRecordings } from './recordings';
import { yearOf } from './year';

export interface GrowingChild {
  readonly userId: number;
  readonly kind: ChildKind;
}

/** Keeps the statement below the parameter limit. */
const ROWS_AT_ONCE = 4_000;

/** Generated events, once; then events of stored data, also for other children and subjects. */
export async function seedGrowth(db: Db, clock: Clock, children: readonly GrowingChild[]): Promise<void> {
  await enrolInBoth(db, clock, children);
  await record(db, clock, children, await knownLessons(db, clock, children));
  await backfillEvents(db, clock);
}

const learns = (kind: ChildKind, lesson: KnownLesson): boolean =>
  kind.subjects.some(({ subject }) => Subject[subject] === lesson.subject);

/** Deletes all learning events of the child. */
export async function forgetGrowth(db: Db, userId: number): Promise<void> {
  await db.delete(learningEvents).where(eq(learningEvents.userId, userId));
  await db.delete(childRecordings).where(eq(childRecordings.userId, userId));
}

/** Replaces the child's events. Its stored lessons do not change. */
export async function growAs(db: Db, clock: Clock, child: GrowingChild): Promise<void> {
  await forgetGrowth(db, child.userId);
  await record(db, clock, [child], await knownLessons(db, clock, [child]));
}

async function record(
  db: Db,
  clock: Clock,
  children: readonly GrowingChild[],
  known: readonly KnownLesson[],
): Promise<void> {
  const points: readonly KnowledgePoint[] = await seedPoints(db);
  const names = await namesOf(db, children);
  const since = addDays(clock.now(), -LOOKS_BACK_DAYS);
  const rows = children.flatMap(({ userId, kind }) => {
    const own = known.filter((lesson) => lesson.userId === userId && learns(kind, lesson));
    const isRecent = ({ startsAt }: KnownLesson) => startsAt >= since;
    return yearOf(kind, {
      now: clock.now(),
      child: names.get(userId) ?? '',
      known: own.filter(isRecent).slice(-kind.weeks),
      moved: own.filter((lesson) => !isRecent(lesson)).map(({ title }) => title),
      points,
    }).map((event) => ({ ...event, userId }));
  });
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insert(learningEvents)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing();
  await seedRecordings(db, rows);
}

async function namesOf(
  db: Db,
  children: readonly GrowingChild[],
): Promise<ReadonlyMap<number, string | null>> {
  const ids = children.map(({ userId }) => userId);
  const found = await db
    .select({ userId: students.userId, name: students.kidName })
    .from(students)
    .where(inArray(students.userId, ids));
  return new Map(found.map(({ userId, name }) => [userId, name]));
}

const LOOKS_BACK_DAYS = 28;

/** Lessons with recorded attendance. */
async function knownLessons(
  db: Db,
  clock: Clock,
  children: readonly GrowingChild[],
): Promise<readonly KnownLesson[]> {
  const found = await db
    .select({
      id: lessons.id,
      userId: lessons.userId,
      subject: courses.subject,
      title: lessons.chapterName,
      startsAt: lessons.startsAt,
      minutes: lessons.durationMinutes,
      attendance: lessons.attendance,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(of(children), isNotNull(lessons.attendance), lt(lessons.startsAt, clock.now())))
    .orderBy(asc(lessons.startsAt), asc(lessons.id));
  return found.flatMap(({ attendance, ...lesson }) =>
    attendance === null ? [] : [{ ...lesson, attendance }],
  );
}

const of = (children: readonly GrowingChild[]) =>
  inArray(
    lessons.userId,
    children.map(({ userId }) => userId),
  );

/** A child that learns a subject is enrolled in its course. */
async function enrolInBoth(db: Db, clock: Clock, children: readonly GrowingChild[]): Promise<void> {
  const courseIds = await findCourses(db);
  const enrolledAt = addDays(clock.now(), -90);
  const rows = children.flatMap(({ userId, kind }) =>
    kind.subjects.flatMap(({ subject }) =>
      subject in courseIds
        ? [{ userId, courseId: courseIds[subject as keyof typeof courseIds], enrolledAt }]
        : [],
    ),
  );
  if (rows.length > 0) await db.insert(enrollments).values(rows).onConflictDoNothing();
}
