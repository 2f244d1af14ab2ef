import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import type { CourseKey } from '../courses/courses';
import { findCourses } from '../courses/seed';
import { pictureKey } from '../../pictures/catalogue';
import type { AvatarName } from '../../pictures/avatars';
import { formatDate, startOfDay, today, type Clock } from '../../../time';
import { dayNumber, plusDays } from '../../../lessons/day';
import { lessons, teachers, timetables, type Attendance } from '../../../lessons/tables';
import { ensureLessonWindow } from '../../../lessons/window';

const TEACHERS = {
  lin: ['林老师', 'teacher-1'],
  zhou: ['周老师', 'teacher-2'],
  su: ['苏老师', 'teacher-3'],
} as const satisfies Record<string, readonly [string, AvatarName]>;

export type TeacherKey = keyof typeof TEACHERS;
const keys = Object.keys(TEACHERS) as TeacherKey[];

export async function seedTeachers(db: Db): Promise<void> {
  const rows = keys.map((key) => ({ name: TEACHERS[key][0], avatar: pictureKey.avatar(TEACHERS[key][1]) }));
  await db.insert(teachers).values(rows);
}

/** Ids of the teachers who were stored before. */
export async function findTeachers(db: Db): Promise<Readonly<Record<TeacherKey, number>>> {
  const rows = await db.select().from(teachers).orderBy(asc(teachers.id));
  const found = keys.map((key) => {
    const row = rows.find(({ name }) => name === TEACHERS[key][0]);
    if (row === undefined) throw new Error(`There is no teacher ${key}`);
    return [key, row.id] as const;
  });
  return Object.fromEntries(found) as Record<TeacherKey, number>;
}

export interface WeeklyClass {
  readonly course: CourseKey;
  readonly teacher: TeacherKey;
  /** 'HH:mm'. */
  readonly time: string;
  readonly everyDays: number;
  /** Days from today to a day that has this class. */
  readonly offset: number;
  readonly minutes?: number;
}

/** Courses are under way: the lessons of the last fortnight exist, and chapters are numbered from the course's begin. */
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
  await seedAttendance(db, clock, userId);
}

/** What the teachers told of the lessons before today: mostly joined, now and then missed or excused. */
async function seedAttendance(db: Db, clock: Clock, userId: number): Promise<void> {
  const held = await db
    .select({ id: lessons.id, startsAt: lessons.startsAt, timetable: timetables })
    .from(lessons)
    .innerJoin(timetables, eq(timetables.id, lessons.timetableId))
    .where(and(eq(lessons.userId, userId), lt(lessons.startsAt, startOfDay(clock.now()))));
  const told = held.map(({ id, startsAt, timetable: { startsOn, everyDays } }) => {
    const days = dayNumber(formatDate(startsAt)) - dayNumber(startsOn);
    return { id, attendance: attendanceOf(days / everyDays) };
  });
  for (const attendance of ['joined', 'absent', 'leave'] as const) {
    const ids = told.filter((lesson) => lesson.attendance === attendance).map(({ id }) => id);
    await db.update(lessons).set({ attendance }).where(inArray(lessons.id, ids));
  }
}

function attendanceOf(number: number): Attendance {
  if (number % 9 === 4) return 'absent';
  return number % 11 === 7 ? 'leave' : 'joined';
}
