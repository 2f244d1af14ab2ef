import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { PlayableKind } from '../../../src/contract/films/values';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { films, watchProgress } from '../films/tables';
import { pictureUrl } from '../../core/http/file-url';
import { requireSession, withCount, type HandlersOf } from '../../core/http/handler';
import { lessonFilms, lessons, teachers } from './timetable/tables';
import { ensureLessonWindow } from './timetable/window';
import { nextReplay, replayFilmId } from './replay-rows';
import { hasEnded } from './replay-times';
import { courseChapters, courses } from './tables';
import { isOwnLesson, ownLessons } from './timetable/policies';
import { ownProgress } from '../films/policies';
import { toReplay } from './wire';

export const replayHandlers: HandlersOf<'listReplays' | 'getReplay' | 'getPlayback'> = {
  /** Lessons that were missed or had leave are there as well: a replay is for those above all. */
  async listReplays({ subject, page, limit }, context) {
    const { db, clock } = context;
    const { userId } = requireSession(context);
    await ensureLessonWindow(db, clock, userId);
    const now = clock.now();
    const wanted = and(
      ownLessons(userId),
      // The index knows when a lesson begins, not when it ends.
      lt(lessons.startsAt, now),
      hasEnded(now),
      subject === undefined ? undefined : eq(courses.subject, subject),
    );
    const { rows, total } = await pageOf((paging) => findReplays(db, userId, wanted, paging), {
      page,
      limit,
    });
    return withCount(
      rows.map((row) => toReplay(row, context)),
      total,
    );
  },

  async getReplay({ liveId }, context) {
    const { db, clock } = context;
    const { userId } = requireSession(context);
    const now = clock.now();
    const own = and(eq(lessons.id, liveId), ownLessons(userId), hasEnded(now));
    const [found] = await findReplays(db, userId, own, { limit: 1, offset: 0 });
    if (found === undefined) return null;
    const next = await nextReplay(db, found.lesson, now);
    return { ...toReplay(found, context), nextLiveId: next?.id ?? 0, nextName: next?.title ?? '' };
  },

  /** The same for everybody but `isOwn`, whatever the clock says: neither a child, a teacher nor a time is told. */
  async getPlayback({ liveId }, context) {
    const [found] = await context.db
      .select({
        userId: lessons.userId,
        title: lessons.chapterName,
        picture: lessons.chapterPicture,
        subject: courses.subject,
      })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(eq(lessons.id, liveId));
    if (found === undefined) return null;
    const { title, picture, subject } = found;
    const isOwn = isOwnLesson(context.session?.userId)(found);
    return { liveId, title, subject, picture: pictureUrl(context, picture), isOwn };
  },
};

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
