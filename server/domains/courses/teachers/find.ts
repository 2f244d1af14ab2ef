/** Teachers with the data of their cards. */

import { asc, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { Subject } from '../../../../src/contract/courses/values';
import { totalRows } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { teachers, timetables } from '../timetable/tables';
import { teacherProfiles, teacherFilms } from './tables';
import { courses } from '../tables';
import { ownTimetables } from '../timetable/policies';

/** The child's teachers and their subjects. */
const ownOf = (db: Db, userId: number) =>
  db
    .select({
      teacherId: timetables.teacherId,
      subjects: sql<Subject[]>`array_agg(distinct ${courses.subject})`.as('own_subjects'),
    })
    .from(timetables)
    .innerJoin(courses, eq(courses.id, timetables.courseId))
    .where(ownTimetables(userId))
    .groupBy(timetables.teacherId)
    .as('own');

/** Query for teacher cards: the teacher's row and its related data. */
export function cardsOf(db: Db, userId: number) {
  const own = ownOf(db, userId);
  const filmed = db
    .select({ one: sql`1` })
    .from(teacherFilms)
    .where(eq(teacherFilms.teacherId, teachers.id));
  // As set by the operator, otherwise what the child learns with this teacher.
  const subjects = sql<Subject[]>`coalesce(nullif(${teacherProfiles.subjects}, '{}'), ${own.subjects}, '{}')`;
  const isOwn = isNotNull(own.teacherId);
  const query = db
    .select({
      teacher: teachers,
      profile: teacherProfiles,
      subjects,
      isOwn: sql<boolean>`${isOwn}`,
      hasFilm: sql<boolean>`${exists(filmed)}`,
      total: totalRows,
    })
    .from(teachers)
    .leftJoin(teacherProfiles, eq(teacherProfiles.teacherId, teachers.id))
    .leftJoin(own, eq(own.teacherId, teachers.id));
  return { query, subjects, isOwn };
}

/** All, to choose from. */
export const teacherNames = (db: Db) =>
  db
    .select({ id: teachers.id, name: teachers.name })
    .from(teachers)
    .orderBy(asc(teachers.name), asc(teachers.id));
