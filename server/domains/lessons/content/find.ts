/** A lesson with all data of its content page. */

import { asc, eq, type SQL } from 'drizzle-orm';
import { replayFilmId } from '../../courses/replay-rows';
import { courseChapters, courses } from '../../courses/tables';
import type { Db } from '../../../core/db/types';
import { hasHomework } from '../has-homework';
import { lessonFilms, lessons, teachers } from '../../courses/timetable/tables';
import { chapterContents } from './tables';

/** The first match. */
export async function findLesson(db: Db, wanted: SQL | undefined) {
  const [row] = await db
    .select({
      lesson: lessons,
      course: { name: courses.name, subject: courses.subject, courseType: courses.courseType },
      teacher: teachers,
      content: chapterContents,
      filmId: replayFilmId,
      hasHomework,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .leftJoin(chapterContents, eq(chapterContents.chapterId, lessons.chapterId))
    .leftJoin(courseChapters, eq(courseChapters.id, lessons.chapterId))
    .leftJoin(lessonFilms, eq(lessonFilms.lessonId, lessons.id))
    .where(wanted)
    .orderBy(asc(lessons.startsAt), asc(lessons.id))
    .limit(1);
  return row;
}
