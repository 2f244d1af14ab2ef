/** A year of learning for children of the demonstration: events alone, from which every figure is computed. */
import { and, eq, inArray, isNotNull, lt, ne, notInArray } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import { students } from '../../../account/tables';
import { courses, enrollments } from '../../../courses/tables';
import type { Db } from '../../../db/types';
import type { KnowledgePoint } from '../../../growth/statistics/types';
import { childRecordings, learningEvents } from '../../../growth/tables';
import { lessons } from '../../../lessons/tables';
import { addDays, type Clock } from '../../../time';
import { findCourses } from '../courses/seed';
import type { ChildKind } from './children';
import { oneAWeek, type KnownLesson } from './plan';
import { seedPoints } from './points';
import { seedRecordings } from './recordings';
import { yearOf, type PastEvent } from './year';

export interface GrowingChild {
  readonly userId: number;
  readonly kind: ChildKind;
}

/** Fewer parameters than a statement takes. */
const ROWS_AT_ONCE = 4_000;

/** The demonstration's own, once: of their lessons on record those that the year tells of stay told, the others nobody told of. */
export async function seedGrowth(db: Db, clock: Clock, children: readonly GrowingChild[]): Promise<void> {
  await enrolInBoth(db, clock, children);
  const known = await knownLessons(db, clock, children);
  const chosen = children.flatMap(({ userId, kind }) =>
    oneAWeek(
      known.filter((lesson) => lesson.userId === userId && learns(kind, lesson)),
      clock.now(),
      kind.weeks,
    ),
  );
  await forgetOthers(db, clock, children, chosen);
  await tell(db, clock, children, chosen);
}

const learns = (kind: ChildKind, lesson: KnownLesson): boolean =>
  kind.subjects.some(({ subject }) => Subject[subject] === lesson.subject);

/** Whatever was told of the child is gone. */
export async function forgetGrowth(db: Db, userId: number): Promise<void> {
  await db.delete(learningEvents).where(eq(learningEvents.userId, userId));
  await db.delete(childRecordings).where(eq(childRecordings.userId, userId));
}

/** In the place of what was told of the child. Its lessons on record stay as they are. */
export async function growAs(db: Db, clock: Clock, child: GrowingChild): Promise<void> {
  await forgetGrowth(db, child.userId);
  const known = await knownLessons(db, clock, [child]);
  await tell(db, clock, [child], oneAWeek(known, clock.now(), child.kind.weeks));
}

async function tell(
  db: Db,
  clock: Clock,
  children: readonly GrowingChild[],
  known: readonly KnownLesson[],
): Promise<void> {
  const points: readonly KnowledgePoint[] = await seedPoints(db);
  const names = await namesOf(db, children);
  const rows = children.flatMap(({ userId, kind }) =>
    yearOf(kind, {
      now: clock.now(),
      child: names.get(userId) ?? '',
      known: known.filter((lesson) => lesson.userId === userId),
      points,
    }).map((event) => ({ ...event, userId })),
  );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insert(learningEvents)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing();
  await seedRecordings(db, rows);
}

export type ToldEvent = PastEvent & { readonly userId: number };

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

/** Those of which the attendance is on record. */
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
    .where(and(of(children), isNotNull(lessons.attendance), lt(lessons.startsAt, clock.now())));
  const since = addDays(clock.now(), -LOOKS_BACK_DAYS);
  return found.flatMap(({ attendance, ...lesson }) =>
    attendance === null || lesson.startsAt < since ? [] : [{ ...lesson, attendance }],
  );
}

const of = (children: readonly GrowingChild[]) =>
  inArray(
    lessons.userId,
    children.map(({ userId }) => userId),
  );

/** Leave stays: there are records of it. */
async function forgetOthers(
  db: Db,
  clock: Clock,
  children: readonly GrowingChild[],
  chosen: readonly KnownLesson[],
): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  const others = and(of(children), lt(lessons.startsAt, clock.now()), ne(lessons.attendance, 'leave'));
  await db
    .update(lessons)
    .set({ attendance: null })
    .where(ids.length === 0 ? others : and(others, notInArray(lessons.id, ids)));
}

/** A child that learns a subject has a course of it. */
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
