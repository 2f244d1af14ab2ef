/** Leave of demo accounts: for stored lessons and for earlier ones. */
import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import { CourseType, Subject, type SubjectName } from '../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { LeaveState } from '../../../../src/contract/lessons/values';
import { brandOf } from '../../../../server/domains/courses/brand';
import { courseChapters, courses } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { learningEvents } from '../../../../server/domains/learning/tables';
import { chapterName } from '../../../../server/domains/courses/timetable/chapter-name';
import { lessons, teachers } from '../../../../server/domains/courses/timetable/tables';
import { addDays, formatDate, formatDateTime, shanghaiTime, type Clock } from '../../../../server/core/time';
import { leaves } from '../../../../server/domains/lessons/leave/tables';

const { madeUp, planned, onLeave, withdrawn } = LeaveState;

interface Asked {
  readonly subject: SubjectName;
  /** Weeks before the first stored lesson. */
  readonly weeks: number;
  readonly state: LeaveState;
  /** Days from the lesson to its make-up; a planned one is the day after tomorrow. */
  readonly makeUpAfter?: number;
}

/** For subjects with only the last weeks stored. */
const OLDER: readonly Asked[] = [
  { subject: 'biancheng', weeks: 1, state: onLeave },
  { subject: 'weiqi', weeks: 2, state: planned },
  { subject: 'moli', weeks: 3, state: withdrawn },
  { subject: 'biancheng', weeks: 4, state: madeUp, makeUpAfter: 3 },
  { subject: 'weiqi', weeks: 6, state: madeUp, makeUpAfter: 4 },
  { subject: 'moli', weeks: 8, state: madeUp, makeUpAfter: 6 },
];

const WEEK = 7;

interface Lesson {
  readonly subject: Subject;
  readonly name: string;
  readonly teacher: string;
  readonly startsAt: Date;
}

/** Replaces leave without a stored lesson: for lessons known from learning events, and for those before the first stored one. */
export async function seedOlderLeaves(db: Db, clock: Clock, userId: number): Promise<void> {
  await db.delete(leaves).where(and(eq(leaves.userId, userId), isNull(leaves.lessonId)));
  const first = await firstLessons(db, userId);
  const named = await namedLeaves(db, userId, first);
  const asked = OLDER.flatMap(({ makeUpAfter, state, subject, weeks }) => {
    const lesson = lessonBefore(first.get(Subject[subject]), weeks);
    return lesson === undefined ? [] : [rowOf(clock, lesson, state, makeUpAfter)];
  });
  const rows = [...named.map((lesson) => rowOf(clock, lesson, madeUp, MADE_UP_AFTER)), ...asked];
  if (rows.length > 0) await db.insert(leaves).values(rows.map((row) => ({ userId, ...row })));
}

const MADE_UP_AFTER = 5;
const PLANNED_IN = 2;

function rowOf(
  clock: Clock,
  { name, startsAt, subject, teacher }: Lesson,
  state: LeaveState,
  makeUpAfter: number | undefined,
) {
  const time = formatDateTime(startsAt).slice(11, 16);
  const makeUpAt =
    state === planned
      ? shanghaiTime(formatDate(addDays(clock.now(), PLANNED_IN)), time)
      : addDays(startsAt, makeUpAfter ?? 0);
  return {
    brandCode: brandOf(subject) ?? '',
    lessonName: name,
    teacherName: teacher,
    lessonStartsAt: startsAt,
    requestedAt: addDays(startsAt, -1),
    state,
    ...(state === planned || makeUpAfter !== undefined ? { makeUpName: name, makeUpAt } : {}),
  };
}

interface First extends Lesson {
  readonly chapters: readonly string[];
}

/** The first stored lesson of each subject. */
async function firstLessons(db: Db, userId: number): Promise<ReadonlyMap<Subject, First>> {
  const found = await db
    .select({ lesson: lessons, subject: courses.subject, teacher: teachers.name })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.courseType, CourseType.live)))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(eq(lessons.userId, userId))
    .orderBy(desc(lessons.startsAt));
  const first = new Map<Subject, First>();
  for (const { lesson, subject, teacher } of found) {
    const chapters = await db
      .select({ name: courseChapters.name })
      .from(courseChapters)
      .where(eq(courseChapters.courseId, lesson.courseId))
      .orderBy(asc(courseChapters.position));
    const { chapterName: name, startsAt } = lesson;
    first.set(subject, { subject, name, teacher, startsAt, chapters: chapters.map((one) => one.name) });
  }
  return first;
}

/** Lessons are numbered, one a week. undefined: before the course began. */
function lessonBefore(first: First | undefined, weeks: number): Lesson | undefined {
  const number = Number(/^第(\d+)讲/.exec(first?.name ?? '')?.[1] ?? 0) - weeks;
  if (first === undefined || number < 1) return undefined;
  const { chapters, startsAt, ...lesson } = first;
  const name = chapterName(number, chapters[(number - 1) % chapters.length] ?? '');
  return { ...lesson, name, startsAt: addDays(startsAt, -WEEK * weeks) };
}

/** For lessons in the child's learning events of the past year. */
async function namedLeaves(
  db: Db,
  userId: number,
  first: ReadonlyMap<Subject, First>,
): Promise<readonly Lesson[]> {
  const rows = await db
    .select()
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        eq(learningEvents.kind, LearningEventKind.leave),
        isNull(learningEvents.lessonId),
      ),
    );
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
    .select({ lesson: lessons, subject: courses.subject, teacherName: teachers.name })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(
      and(eq(lessons.userId, userId), eq(lessons.attendance, 'leave'), lt(lessons.startsAt, clock.now())),
    )
    .orderBy(desc(lessons.startsAt));
  const rows = found.flatMap(({ lesson, subject, teacherName }) => {
    const brandCode = brandOf(subject);
    if (brandCode === undefined) return [];
    return [
      {
        userId,
        lessonId: lesson.id,
        brandCode,
        lessonName: lesson.chapterName,
        teacherName,
        lessonStartsAt: lesson.startsAt,
        requestedAt: addDays(lesson.startsAt, -1),
        state: LeaveState.madeUp,
        makeUpName: lesson.chapterName,
        makeUpAt: addDays(lesson.startsAt, 3),
      },
    ];
  });
  if (rows.length > 0) await db.insert(leaves).values(rows);
}
