import { and, eq, lt } from 'drizzle-orm';
import { pageOf } from '../../core/db/page';
import { pictureUrl } from '../../core/http/file-url';
import { requireSession, withCount, type HandlersOf } from '../../core/http/handler';
import { lessons } from './timetable/tables';
import { ensureLessonWindow } from './timetable/window';
import { nextReplay } from './replay-rows';
import { hasEnded } from './replay-times';
import { courses } from './tables';
import { isOwnLesson, ownLessons } from './timetable/policies';
import { toReplay } from './wire';
import { findReplays } from './replay-rows';

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
