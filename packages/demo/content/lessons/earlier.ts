/** Lessons of a child's live courses by their numbers: one a week, also before the first stored one. */
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { CourseType, type Subject } from '../../../../src/contract/courses/values';
import { courseChapters, courses } from '../../../../server/domains/courses/tables';
import { chapterName } from '../../../../server/domains/courses/timetable/chapter-name';
import { lessons, teachers } from '../../../../server/domains/courses/timetable/tables';
import type { Db } from '../../../../server/core/db/types';
import { addDays, DAY } from '../../../../server/core/time';
import { readTitle } from './titles';

const WEEK = 7;

type Chapter = typeof courseChapters.$inferSelect;

export interface NumberedLesson {
  readonly subject: Subject;
  readonly name: string;
  readonly teacher: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly chapter: Chapter;
}

interface First extends Omit<NumberedLesson, 'chapter'> {
  readonly chapters: readonly Chapter[];
}

/** The first stored lesson of each subject on the timetable; what was added to it later is not in its rhythm. */
export async function firstLessons(db: Db, userId: number): Promise<ReadonlyMap<Subject, First>> {
  const found = await db
    .select({ lesson: lessons, subject: courses.subject, teacher: teachers.name })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.courseType, CourseType.live)))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(and(eq(lessons.userId, userId), isNotNull(lessons.timetableId)))
    .orderBy(desc(lessons.id));
  const first = new Map<Subject, First>();
  for (const { lesson, subject, teacher } of found) {
    const chapters = await db
      .select()
      .from(courseChapters)
      .where(eq(courseChapters.courseId, lesson.courseId))
      .orderBy(asc(courseChapters.position));
    const { chapterName: name, durationMinutes: minutes, startsAt } = lesson;
    first.set(subject, { subject, name, teacher, startsAt, minutes, chapters });
  }
  return first;
}

/** undefined: before the course began. */
export function lessonBefore(first: First | undefined, weeks: number): NumberedLesson | undefined {
  const number = readTitle(first?.name ?? '').number - weeks;
  if (first === undefined || number < 1) return undefined;
  const { chapters, startsAt, ...lesson } = first;
  const chapter = chapters[(number - 1) % chapters.length];
  if (chapter === undefined) return undefined;
  const name = chapterName(number, chapter.name);
  return { ...lesson, name, chapter, startsAt: addDays(startsAt, -WEEK * weeks) };
}

/** The first one after the moment. */
export function lessonAfter(first: First | undefined, moment: Date): NumberedLesson | undefined {
  const since = moment.getTime() - (first?.startsAt.getTime() ?? 0);
  return lessonBefore(first, -Math.floor(since / (WEEK * DAY)) - 1);
}

/** All from the start of the course to the first stored one, newest first. */
export function lessonsBefore(first: First): NumberedLesson[] {
  const held: NumberedLesson[] = [];
  for (let weeks = 1; ; weeks += 1) {
    const lesson = lessonBefore(first, weeks);
    if (lesson === undefined) return held;
    held.push(lesson);
  }
}

/** The last lesson on this chapter before the moment. */
export function lessonOn(
  chapter: string,
  first: First | undefined,
  before: Date,
): NumberedLesson | undefined {
  const past = Math.floor((before.getTime() - (first?.startsAt.getTime() ?? 0)) / (WEEK * DAY));
  for (let weeks = -past; ; weeks += 1) {
    const lesson = lessonBefore(first, weeks);
    if (lesson === undefined || lesson.chapter.name === chapter) return lesson;
  }
}
