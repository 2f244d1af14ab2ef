import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../../server/core/db/types';
import type { CourseKey } from '../courses/courses';
import { findCourses } from '../courses/seed';
import { teacherIds } from '../teachers/seed';
import { startOfDay, today, type Clock } from '../../../../server/core/time';
import { plusDays } from '../../../../server/core/day';
import { lessons, timetables } from '../../../../server/domains/courses/timetable/tables';
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
  /** Offset in days from today to a day with this class. */
  readonly offset: number;
  readonly minutes?: number;
  /** Lessons before that day. */
  readonly held?: number;
}

const WEEK = 7;
const LESSONS_HELD = 16;

/** Courses are in progress, one lesson a week: chapters are numbered from the course start. */
export async function seedTimetable(
  db: Db,
  clock: Clock,
  userId: number,
  classes: readonly WeeklyClass[],
): Promise<void> {
  if (classes.length === 0) return;
  const day = today(clock);
  const [courseIds, teacherIds] = [await findCourses(db), await findTeachers(db)];
  const made = await db
    .insert(timetables)
    .values(
      classes.map(({ course, teacher, time, offset, minutes = 40, held = LESSONS_HELD }) => ({
        userId,
        courseId: courseIds[course],
        teacherId: teacherIds[teacher],
        time,
        everyDays: WEEK,
        durationMinutes: minutes,
        startsOn: plusDays(day, offset - held * WEEK),
      })),
    )
    .returning({ id: timetables.id });
  await ensureLessonWindow(db, clock, userId);
  const isBeforeToday = and(eq(lessons.userId, userId), lt(lessons.startsAt, startOfDay(clock.now())));
  await db.update(lessons).set({ attendance: 'joined' }).where(isBeforeToday);
  // With a single course no lesson was missed.
  const last = made.length > 1 ? made.at(-1) : undefined;
  if (last !== undefined) await missFirst(db, last.id);
}

/** The first stored lesson of the timetable. */
async function missFirst(db: Db, timetableId: number): Promise<void> {
  const [first] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.timetableId, timetableId))
    .orderBy(asc(lessons.startsAt))
    .limit(1);
  if (first === undefined) return;
  await db.update(lessons).set({ attendance: 'leave' }).where(eq(lessons.id, first.id));
}
