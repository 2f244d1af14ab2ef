import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import { pictureKey } from '../../pictures/catalogue';
import type { AvatarName } from '../../pictures/avatars';
import { today, type Clock } from '../../../time';
import { plusDays } from '../../../lessons/day';
import { teachers, timetables } from '../../../lessons/tables';
import { ensureLessonWindow } from '../../../lessons/window';

const TEACHERS = {
  lin: ['林老师', 'teacher-1'],
  zhou: ['周老师', 'teacher-2'],
  su: ['苏老师', 'teacher-3'],
} as const satisfies Record<string, readonly [string, AvatarName]>;

export type TeacherKey = keyof typeof TEACHERS;
export type TeacherIds = Readonly<Record<TeacherKey, number>>;

const keys = Object.keys(TEACHERS) as TeacherKey[];

export async function seedTeachers(db: Db): Promise<TeacherIds> {
  const ids: Partial<Record<TeacherKey, number>> = {};
  for (const key of keys) {
    const [name, avatar] = TEACHERS[key];
    const [row] = await db
      .insert(teachers)
      .values({ name, avatar: pictureKey.avatar(avatar) })
      .returning({ id: teachers.id });
    if (row === undefined) throw new Error('A teacher was not stored');
    ids[key] = row.id;
  }
  return ids as TeacherIds;
}

/** A teacher who was stored before. */
export async function findTeacher(db: Db, key: TeacherKey): Promise<number> {
  const named = eq(teachers.name, TEACHERS[key][0]);
  const [row] = await db
    .select({ id: teachers.id })
    .from(teachers)
    .where(named)
    .orderBy(asc(teachers.id))
    .limit(1);
  if (row === undefined) throw new Error(`There is no teacher ${key}`);
  return row.id;
}

export interface WeeklyClass {
  readonly courseId: number;
  readonly teacherId: number;
  /** 'HH:mm'. */
  readonly time: string;
  readonly everyDays: number;
  /** Days from today to a day that has this class. */
  readonly offset: number;
  readonly minutes?: number;
}

/** Courses are under way: the lessons of the last fortnight exist, and chapters are numbered from the course's begin. */
const LESSONS_HELD = 16;

export async function giveTimetable(
  db: Db,
  clock: Clock,
  userId: number,
  classes: readonly WeeklyClass[],
): Promise<void> {
  const day = today(clock);
  await db.insert(timetables).values(
    classes.map(({ courseId, teacherId, time, everyDays, offset, minutes = 40 }) => ({
      userId,
      courseId,
      teacherId,
      time,
      everyDays,
      durationMinutes: minutes,
      startsOn: plusDays(day, offset - LESSONS_HELD * everyDays),
    })),
  );
  await ensureLessonWindow(db, clock, userId);
}
