/** Lessons with the film of their replay. */
import { and, asc, eq, gt, isNotNull, sql, desc, type SQL } from 'drizzle-orm';
import { PlayableKind } from '../../../src/contract/films/values';
import type { PlayableRef } from '../../../src/contract/films/schema';
import type { Db } from '../../core/db/types';
import { lessonFilms, lessons, teachers } from './timetable/tables';
import { isAvailable } from './replay-times';
import { courseChapters, courses } from './tables';
import { ownLessons } from './timetable/policies';
import { totalRows, type Paging } from '../../core/db/page';
import { films, watchProgress } from '../films/tables';
import { ownProgress } from '../films/policies';

type Lesson = typeof lessons.$inferSelect;

/** The lesson's own recording, otherwise that of its chapter; null: none. */
export const replayFilmId = sql<number | null>`coalesce(${lessonFilms.filmId}, ${courseChapters.filmId})`;

export const replaysWith = (db: Db) =>
  db
    .select({
      lesson: lessons,
      of: courses.name,
      subject: courses.subject,
      courseType: courses.courseType,
      filmId: replayFilmId,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(courseChapters, eq(courseChapters.id, lessons.chapterId))
    .leftJoin(lessonFilms, eq(lessonFilms.lessonId, lessons.id))
    .$dynamic();

/** The child's next lesson in the same course that has a watchable replay. */
export async function nextReplay(
  db: Db,
  { userId, courseId, startsAt }: Lesson,
  now: Date,
): Promise<PlayableRef | undefined> {
  const [next] = await replaysWith(db)
    .where(
      and(
        ownLessons(userId),
        eq(lessons.courseId, courseId),
        gt(lessons.startsAt, startsAt),
        isNotNull(replayFilmId),
        isAvailable(now),
      ),
    )
    .orderBy(asc(lessons.startsAt), asc(lessons.id))
    .limit(1);
  return next && { kind: PlayableKind.replay, id: next.lesson.id, title: next.lesson.chapterName };
}

export const findReplays = (db: Db, userId: number, wanted: SQL | undefined, { limit, offset }: Paging) =>
  db
    .select({
      lesson: lessons,
      courseName: courses.name,
      subject: courses.subject,
      teacherName: teachers.name,
      seconds: films.seconds,
      positionSeconds: watchProgress.positionSeconds,
      furthestSeconds: watchProgress.furthestSeconds,
      finishedAt: watchProgress.finishedAt,
      total: totalRows,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .leftJoin(courseChapters, eq(courseChapters.id, lessons.chapterId))
    .leftJoin(lessonFilms, eq(lessonFilms.lessonId, lessons.id))
    .leftJoin(films, eq(films.id, replayFilmId))
    .leftJoin(
      watchProgress,
      and(
        ownProgress(userId),
        eq(watchProgress.kind, PlayableKind.replay),
        eq(watchProgress.itemId, lessons.id),
      ),
    )
    .where(wanted)
    .orderBy(desc(lessons.startsAt), desc(lessons.id))
    .limit(limit)
    .offset(offset);
