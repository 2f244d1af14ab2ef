/** Leave of demo accounts: for stored lessons and for earlier ones. */
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { Subject, type SubjectName } from '../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { LeaveState } from '../../../../src/contract/lessons/values';
import { brandOf } from '../../../../server/domains/courses/brand';
import { courses } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { learningEvents } from '../../../../server/domains/learning/tables';
import { lessons, teachers } from '../../../../server/domains/courses/timetable/tables';
import { addDays, formatDate, startOfDay, type Clock } from '../../../../server/core/time';
import { leaves } from '../../../../server/domains/lessons/leave/tables';
import { firstLessons, lessonAfter, lessonBefore, lessonsBefore, type NumberedLesson } from './earlier';

const { madeUp, planned, onLeave, withdrawn } = LeaveState;

interface Asked {
  readonly subject: SubjectName;
  /** Weeks before the first stored lesson. */
  readonly weeks: number;
  readonly state: LeaveState;
}

/** For subjects with only the last weeks stored. */
const OLDER: readonly Asked[] = [
  { subject: 'biancheng', weeks: 1, state: onLeave },
  { subject: 'weiqi', weeks: 2, state: planned },
  { subject: 'moli', weeks: 3, state: withdrawn },
  { subject: 'biancheng', weeks: 4, state: madeUp },
  { subject: 'weiqi', weeks: 6, state: madeUp },
  { subject: 'moli', weeks: 8, state: madeUp },
];

type Lesson = Pick<NumberedLesson, 'subject' | 'name' | 'teacher' | 'startsAt'>;

/** Replaces leave without a stored lesson: for lessons known from learning events, and for those before the first stored one. */
export async function seedOlderLeaves(db: Db, clock: Clock, userId: number): Promise<void> {
  await db.delete(leaves).where(and(eq(leaves.userId, userId), isNull(leaves.lessonId)));
  const first = await firstLessons(db, userId);
  const named = await namedLeaves(db, userId, first);
  const asked = OLDER.flatMap(({ subject, weeks, state }) => {
    const lesson = lessonBefore(first.get(Subject[subject]), weeks);
    return lesson === undefined ? [] : [{ lesson, state }];
  });
  const tomorrow = addDays(startOfDay(clock.now()), 1);
  const rows = [...named.map((lesson) => ({ lesson, state: madeUp })), ...asked].map(({ lesson, state }) => {
    const since = state === planned ? tomorrow : lesson.startsAt;
    const makesUp = state === madeUp || state === planned;
    return rowOf(lesson, state, makesUp ? lessonAfter(first.get(lesson.subject), since) : undefined);
  });
  if (rows.length > 0) await db.insert(leaves).values(rows.map((row) => ({ userId, ...row })));
  const missed = asked.flatMap(({ lesson, state }) => (state === withdrawn ? [] : [refOf(lesson)]));
  const known = await recordedSubjects(db, userId);
  const held = [...first.values()].filter(({ subject }) => !known.has(subject)).flatMap(lessonsBefore);
  const events = held.map((lesson) => ({ userId, ...eventOf(lesson, missed.includes(refOf(lesson))) }));
  if (events.length > 0) await db.insert(learningEvents).values(events).onConflictDoNothing();
}

const refOf = ({ startsAt, subject }: NumberedLesson) => `lesson:demo:${subject}:${formatDate(startsAt)}`;

/** Of a lesson before the first stored one. */
const eventOf = (lesson: NumberedLesson, isOnLeave: boolean) => ({
  ...{ ref: refOf(lesson), subject: lesson.subject, title: lesson.name },
  ...{ occurredAt: lesson.startsAt, recordedAt: lesson.startsAt, outOf: lesson.minutes },
  ...(isOnLeave
    ? { kind: LearningEventKind.leave }
    : { kind: LearningEventKind.attended, amount: lesson.minutes, isOnTime: true }),
});

/** Subjects of the generated year (content/growth): their earlier lessons are on record already. */
async function recordedSubjects(db: Db, userId: number): Promise<ReadonlySet<Subject | null>> {
  const rows = await db
    .selectDistinct({ subject: learningEvents.subject })
    .from(learningEvents)
    .where(isOnRecord(userId, LearningEventKind.attended));
  return new Set(rows.map(({ subject }) => subject));
}

/** Of lessons that are on the child's record alone, as the generated year's are. */
const isOnRecord = (userId: number, kind: LearningEventKind) =>
  and(eq(learningEvents.userId, userId), eq(learningEvents.kind, kind), isNull(learningEvents.lessonId));

/** Made up by a later lesson of the course. */
const rowOf = (
  { name, startsAt, subject, teacher }: Lesson,
  state: LeaveState,
  makeUp: Pick<NumberedLesson, 'name' | 'startsAt'> | undefined,
) => ({
  brandCode: brandOf(subject) ?? '',
  lessonName: name,
  teacherName: teacher,
  lessonStartsAt: startsAt,
  requestedAt: addDays(startsAt, -1),
  state,
  ...(makeUp === undefined ? {} : { makeUpName: makeUp.name, makeUpAt: makeUp.startsAt }),
});

/** For lessons in the child's learning events of the past year. */
async function namedLeaves(
  db: Db,
  userId: number,
  first: ReadonlyMap<Subject, Pick<Lesson, 'teacher'>>,
): Promise<readonly Lesson[]> {
  const rows = await db.select().from(learningEvents).where(isOnRecord(userId, LearningEventKind.leave));
  return rows.flatMap(({ occurredAt, subject, title }) => {
    const teacher = subject === null ? undefined : first.get(subject)?.teacher;
    return subject === null || teacher === undefined
      ? []
      : [{ subject, name: title, teacher, startsAt: occurredAt }];
  });
}

/** For lessons that the timetable marks as leave. */
export async function seedKnownLeaves(db: Db, clock: Clock, userId: number): Promise<void> {
  const found = await db
    .select({ lesson: lessons, subject: courses.subject, teacher: teachers.name })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(
      and(eq(lessons.userId, userId), eq(lessons.attendance, 'leave'), lt(lessons.startsAt, clock.now())),
    )
    .orderBy(desc(lessons.startsAt));
  const first = await firstLessons(db, userId);
  const rows = found.map(({ lesson, subject, teacher }) => {
    const { chapterName: name, id: lessonId, startsAt } = lesson;
    const makeUp = lessonAfter(first.get(subject), startsAt);
    const state = makeUp !== undefined && makeUp.startsAt < clock.now() ? madeUp : planned;
    return { userId, lessonId, ...rowOf({ subject, name, teacher, startsAt }, state, makeUp) };
  });
  if (rows.length > 0) await db.insert(leaves).values(rows);
}
