/** Access of a child to film courses; used alike by the list, the detail, the chapter and the player. */
import { and, eq, type SQL } from 'drizzle-orm';
import { FilmAccess } from '../../../src/contract/courses/values';
import type { Db } from '../../core/db/types';
import { everyone } from '../../core/http/policy';
import { enrollments, filmCourses, filmUnlocks } from './tables';

/** A child's relation to a course; all null: none. */
export interface Ownership {
  readonly enrolledAt: Date | null;
  readonly unlockedAt: Date | null;
  readonly expiresAt: Date | null;
}

export interface CourseAccess {
  readonly access: FilmAccess;
  /** When access ends or ended; null: never, or there was no access. */
  readonly until: Date | null;
}

/** Columns of a query that joins both tables by `isEnrolled` and `isUnlocked`. */
export const ownership = {
  enrolledAt: enrollments.enrolledAt,
  unlockedAt: filmUnlocks.unlockedAt,
  expiresAt: filmUnlocks.expiresAt,
};

/** Enrolled in the category of the course. */
export const isEnrolled = (userId: number): SQL | undefined =>
  and(eq(enrollments.courseId, filmCourses.groupId), eq(enrollments.userId, userId));

export const isUnlocked = (userId: number): SQL | undefined =>
  and(eq(filmUnlocks.courseId, filmCourses.id), eq(filmUnlocks.userId, userId));

/** An enrolment does not expire; an unlocked course may. */
export function accessOf({ enrolledAt, unlockedAt, expiresAt }: Ownership, now: Date): CourseAccess {
  if (enrolledAt !== null) return { access: FilmAccess.open, until: null };
  if (unlockedAt === null) return { access: FilmAccess.locked, until: null };
  const isOver = expiresAt !== null && expiresAt <= now;
  return { access: isOver ? FilmAccess.expired : FilmAccess.open, until: expiresAt };
}

/** A trial chapter stays free, whatever the access to its course. */
export const chapterAccess = (course: FilmAccess, isTrial: boolean): FilmAccess =>
  isTrial && course !== FilmAccess.open ? FilmAccess.trial : course;

/** Access to one course; undefined if there is none. */
export async function findAccess(db: Db, userId: number, courseId: number, now: Date) {
  const [found] = await db
    .select({ course: filmCourses, ...ownership })
    .from(filmCourses)
    .leftJoin(enrollments, isEnrolled(userId))
    .leftJoin(filmUnlocks, isUnlocked(userId))
    .where(eq(filmCourses.id, courseId));
  return found && { course: found.course, ...accessOf(found, now) };
}

/** Teachers and syllabi are visible to every logged-in parent. */
export const mayReadTeacher = everyone;
export const mayReadSyllabus = everyone;
