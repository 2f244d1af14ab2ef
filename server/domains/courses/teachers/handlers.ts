/** What parents may know about teachers: the operator's profiles, and which of them teach their child. */
import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { pageOf } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { pictureUrl } from '../../../core/http/file-url';
import { films } from '../../films/tables';
import { requireSession, withCount, type HandlersOf } from '../../../core/http/handler';
import { teachers, timetables } from '../timetable/tables';
import { teacherProfiles, teacherFilms } from './tables';
import { courses } from '../tables';
import { allowed } from '../../../core/http/policy';
import { mayReadTeacher } from '../policies';
import { ownTimetables } from '../timetable/policies';
import { toTeacher } from './wire';
import { cardsOf } from './find';

export const teacherHandlers: HandlersOf<'listTeachers' | 'getTeacher'> = {
  /** The child's own teachers first, then those that the operator presents. */
  async listTeachers({ subject, page, limit }, context) {
    const { userId } = requireSession(context);
    const { rows, total } = await pageOf(
      (paging) => {
        const { query, subjects, isOwn } = cardsOf(context.db, userId);
        const ofSubject = subject === undefined ? undefined : sql`${subject} = any(${subjects})`;
        return query
          .where(and(or(isNotNull(teacherProfiles.teacherId), isOwn), ofSubject))
          .orderBy(desc(isOwn), asc(teachers.id))
          .limit(paging.limit)
          .offset(paging.offset);
      },
      { page, limit },
    );
    return withCount(
      rows.map((row) => toTeacher(row, context)),
      total,
    );
  },

  async getTeacher({ teacherId }, context) {
    const { db } = context;
    const { userId } = requireSession(context);
    const [row] = await cardsOf(db, userId).query.where(eq(teachers.id, teacherId));
    const card = allowed(row, mayReadTeacher);
    if (card === undefined) return null;
    const [clips, taught] = [await filmsOf(db, teacherId), await taughtBy(db, teacherId, userId)];
    const { profile } = card;
    return {
      ...toTeacher(card, context),
      introduction: profile?.introduction ?? '',
      honours: profile?.honours ?? [],
      styles: profile?.styles ?? [],
      films: clips.map((film) => ({ ...film, picture: pictureUrl(context, film.picture) })),
      courses: taught,
    };
  },
};

const filmsOf = (db: Db, teacherId: number) =>
  db
    .select({
      id: teacherFilms.id,
      title: teacherFilms.title,
      picture: teacherFilms.picture,
      seconds: films.seconds,
    })
    .from(teacherFilms)
    .innerJoin(films, eq(films.id, teacherFilms.filmId))
    .where(eq(teacherFilms.teacherId, teacherId))
    .orderBy(asc(teacherFilms.position))
    .limit(20);

/** Courses of this child only: those of other children are private. */
const taughtBy = (db: Db, teacherId: number, userId: number) =>
  db
    .selectDistinct({ groupId: courses.id, name: courses.name, subject: courses.subject })
    .from(timetables)
    .innerJoin(courses, eq(courses.id, timetables.courseId))
    .where(and(ownTimetables(userId), eq(timetables.teacherId, teacherId)))
    .orderBy(asc(courses.id))
    .limit(20);
