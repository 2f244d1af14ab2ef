import { and, eq, lt } from 'drizzle-orm';
import { pageOf } from '../../core/db/page';
import { pictureUrl } from '../../core/http/file-url';
import { requireSession, withCount, type HandlersOf } from '../../core/http/handler';
import { lessons } from './timetable/tables';
import { ensureLessonWindow } from './timetable/window';
import { nextReplay, findReplays } from './replay-rows';
import { hasEnded } from './replay-times';
import { courses } from './tables';
import { isOwnLesson, ownLessons } from './timetable/policies';
import { toReplay } from './wire';

export const replayHandlers: HandlersOf<'listReplays' | 'getReplay' | 'getPlayback'> = {
  /** Includes missed lessons and those on leave: replays are mainly for these. */
  async listReplays({ subject, page, limit }, context) {
    const { db, clock } = context;
    const { userId } = requireSession(context);
    await ensureLessonWindow(db, clock, userId);
    const now = clock.now();
    const wanted = and(
      ownLessons(userId),
      // Redundant with hasEnded, but lets the query use the index on the start time.
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

  /** Public and independent of time, except for `isOwn`: reveals no child, teacher or time. */
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
