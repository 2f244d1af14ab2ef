/** What a child may do with courses of films. One answer for the list, the detail, the chapter and whoever plays it. */
import { and, eq, type SQL } from 'drizzle-orm';
import { FilmAccess } from '../../../src/contract/courses/values';
import type { Db } from '../../core/db/types';
import { everyone } from '../../core/http/policy';
import { enrollments, filmCourses, filmUnlocks } from './tables';

/** What is known of a child and a course; all null: the two have nothing to do with each other. */
export interface Ownership {
  readonly enrolledAt: Date | null;
  readonly unlockedAt: Date | null;
  readonly expiresAt: Date | null;
}

export interface CourseAccess {
  readonly access: FilmAccess;
  /** When it ends or ended; null: never, or it was not the child's. */
  readonly until: Date | null;
}

/** Columns of a statement that joins both tables by `isEnrolled` and `isUnlocked`. */
export const ownership = {
  enrolledAt: enrollments.enrolledAt,
  unlockedAt: filmUnlocks.unlockedAt,
  expiresAt: filmUnlocks.expiresAt,
};

/** Of the category that the course belongs to. */
export const isEnrolled = (userId: number): SQL | undefined =>
  and(eq(enrollments.courseId, filmCourses.groupId), eq(enrollments.userId, userId));

export const isUnlocked = (userId: number): SQL | undefined =>
  and(eq(filmUnlocks.courseId, filmCourses.id), eq(filmUnlocks.userId, userId));

/** An enrolment lasts; what was unlocked may end. */
export function accessOf({ enrolledAt, unlockedAt, expiresAt }: Ownership, now: Date): CourseAccess {
  if (enrolledAt !== null) return { access: FilmAccess.open, until: null };
  if (unlockedAt === null) return { access: FilmAccess.locked, until: null };
  const isOver = expiresAt !== null && expiresAt <= now;
  return { access: isOver ? FilmAccess.expired : FilmAccess.open, until: expiresAt };
}

/** A trial stays free, whatever becomes of its course. */
export const chapterAccess = (course: FilmAccess, isTrial: boolean): FilmAccess =>
  isTrial && course !== FilmAccess.open ? FilmAccess.trial : course;

/** Of one course; undefined where there is none. */
export async function findAccess(db: Db, userId: number, courseId: number, now: Date) {
  const [found] = await db
    .select({ course: filmCourses, ...ownership })
    .from(filmCourses)
    .leftJoin(enrollments, isEnrolled(userId))
    .leftJoin(filmUnlocks, isUnlocked(userId))
    .where(eq(filmCourses.id, courseId));
  return found && { course: found.course, ...accessOf(found, now) };
}

/** Teachers and outlines are presented to every parent who is logged in. */
export const mayReadTeacher = everyone;
export const mayReadSyllabus = everyone;
