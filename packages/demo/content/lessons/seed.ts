import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { courseChapters } from '../../../../server/domains/courses/tables';
import { chapterName } from '../../../../server/domains/courses/timetable/chapter-name';
import type { Db } from '../../../../server/core/db/types';
import type { CourseKey } from '../courses/courses';
import { findCourses } from '../courses/seed';
import { teacherIds } from '../teachers/seed';
import { formatDate, startOfDay, today, type Clock } from '../../../../server/core/time';
import { dayNumber, plusDays } from '../../../../server/core/day';
import { lessons, timetables, type Attendance } from '../../../../server/domains/courses/timetable/tables';
import { ensureLessonWindow } from '../../../../server/domains/courses/timetable/window';

/** One subject each. */
const TEACHERS = {
  lin: '林老师',
  zhou: '周老师',
  su: '苏老师',
  anna: '安娜老师',
  chen: '陈老师',
  ye: '叶老师',
  he: '何老师',
  fang: '方老师',
} as const satisfies Record<string, string>;

export type TeacherKey = keyof typeof TEACHERS;
const keys = Object.keys(TEACHERS) as TeacherKey[];

/** Ids of the stored teachers. */
export async function findTeachers(db: Db): Promise<Readonly<Record<TeacherKey, number>>> {
  const ids = await teacherIds(db);
  const found = keys.map((key) => {
    const id = ids.get(TEACHERS[key]);
    if (id === undefined) throw new Error(`There is no teacher ${key}`);
    return [key, id] as const;
  });
  return Object.fromEntries(found) as Record<TeacherKey, number>;
}

export interface WeeklyClass {
  readonly course: CourseKey;
  readonly teacher: TeacherKey;
  /** 'HH:mm'. */
  readonly time: string;
  readonly everyDays: number;
  /** Offset in days from today to a day with this class. */
  readonly offset: number;
  readonly minutes?: number;
}

/** Courses are in progress: the last two weeks have lessons, and chapters are numbered from the course start. */
const LESSONS_HELD = 16;

export async function seedTimetable(
  db: Db,
  clock: Clock,
  userId: number,
  classes: readonly WeeklyClass[],
): Promise<void> {
  if (classes.length === 0) return;
  const day = today(clock);
  const [courseIds, teacherIds] = [await findCourses(db), await findTeachers(db)];
  await db.insert(timetables).values(
    classes.map(({ course, teacher, time, everyDays, offset, minutes = 40 }) => ({
      userId,
      courseId: courseIds[course],
      teacherId: teacherIds[teacher],
      time,
      everyDays,
      durationMinutes: minutes,
      startsOn: plusDays(day, offset - LESSONS_HELD * everyDays),
    })),
  );
  await ensureLessonWindow(db, clock, userId);
  await keepHeld(db, clock, userId);
}

/**
 * Before today, keeps one lesson a week of each course, matching the generated year (content/growth): a realistic pace. Numbers lead
 * up to the first lesson of the new rhythm; all lessons were attended except one with leave.
 */
async function keepHeld(db: Db, clock: Clock, userId: number): Promise<void> {
  const day = today(clock);
  const held = await db
    .select({ lesson: lessons, timetable: timetables })
    .from(lessons)
    .innerJoin(timetables, eq(timetables.id, lessons.timetableId))
    .where(and(eq(lessons.userId, userId), lt(lessons.startsAt, startOfDay(clock.now()))))
    .orderBy(desc(lessons.startsAt));
  // With a single course no lesson was missed.
  const timetableIds = new Set(held.map(({ timetable }) => timetable.id));
  const left = timetableIds.size > 1 ? Math.max(...timetableIds) : null;
  const kept = new Map<number, Set<number>>();
  const others: number[] = [];
  for (const { lesson, timetable } of held) {
    const week = Math.floor((dayNumber(day) - 1 - dayNumber(formatDate(lesson.startsAt))) / WEEK);
    const weeks = kept.get(timetable.id) ?? new Set();
    kept.set(timetable.id, weeks);
    if (weeks.has(week)) {
      others.push(lesson.id);
      continue;
    }
    const before = Math.ceil((dayNumber(day) - dayNumber(timetable.startsOn)) / timetable.everyDays);
    const number = before - weeks.size;
    weeks.add(week);
    const attendance: Attendance = number === LEFT_NUMBER && lesson.timetableId === left ? 'leave' : 'joined';
    await db
      .update(lessons)
      .set({ attendance, ...(await chapterOf(db, timetable.courseId, number)) })
      .where(eq(lessons.id, lesson.id));
  }
  if (others.length > 0) await db.delete(lessons).where(inArray(lessons.id, others));
}

const WEEK = 7;
/** In the last of several courses. */
const LEFT_NUMBER = LESSONS_HELD - 1;

async function chapterOf(db: Db, courseId: number, number: number) {
  const chapters = await db
    .select()
    .from(courseChapters)
    .where(eq(courseChapters.courseId, courseId))
    .orderBy(asc(courseChapters.position));
  const chapter = chapters[(number - 1) % Math.max(1, chapters.length)];
  if (chapter === undefined) return {};
  const { id: chapterId, name, picture: chapterPicture } = chapter;
  return { chapterId, chapterName: chapterName(number, name), chapterPicture };
}
