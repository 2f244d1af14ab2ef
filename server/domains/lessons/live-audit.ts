import { eq } from 'drizzle-orm';
import { LiveAuditState } from '../../../src/contract/lessons/values';
import { replayFilmId } from '../courses/replay-rows';
import { courseChapters, courses } from '../courses/tables';
import { pictureUrl } from '../../core/http/file-url';
import type { Handler } from '../../core/http/handler';
import { addMillis, formatDateTime, MINUTE } from '../../core/time';
import { replayOf } from './replay';
import { lessonFilms, lessons, teachers } from '../courses/timetable/tables';
import { isOwnLesson } from '../courses/timetable/policies';

/**
 * A public link. Visitors and other parents get only the lesson's title and picture: no names, no time, and no state,
 * since polling it would reveal the time.
 */
export const getLiveAudit: Handler<'getLiveAudit'> = async ({ liveId }, context) => {
  const { db, clock, session } = context;
  const [found] = await db
    .select({ lesson: lessons, subject: courses.subject, teacherName: teachers.name, filmId: replayFilmId })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .leftJoin(courseChapters, eq(courseChapters.id, lessons.chapterId))
    .leftJoin(lessonFilms, eq(lessonFilms.lessonId, lessons.id))
    .where(eq(lessons.id, liveId));
  if (found === undefined) return null;
  const { lesson, subject, teacherName } = found;
  const shown = {
    liveId,
    title: lesson.chapterName,
    subject,
    picture: pictureUrl(context, lesson.chapterPicture),
  };
  if (!isOwnLesson(session?.userId)(lesson)) {
    return {
      ...shown,
      state: LiveAuditState.refused,
      teacherName: '',
      courseDate: '',
      durationMinutes: 0,
    };
  }
  const now = clock.now();
  return {
    ...shown,
    state: stateOf(lesson, now),
    teacherName,
    courseDate: formatDateTime(lesson.startsAt),
    durationMinutes: lesson.durationMinutes,
    ...replayOf(lesson, found.filmId, now),
  };
};

/** A finished lesson can be watched even by a child that had leave. */
function stateOf(lesson: typeof lessons.$inferSelect, now: Date): LiveAuditState {
  if (now >= addMillis(lesson.startsAt, lesson.durationMinutes * MINUTE)) return LiveAuditState.over;
  if (lesson.attendance === 'leave') return LiveAuditState.leave;
  return now < lesson.startsAt ? LiveAuditState.notBegun : LiveAuditState.live;
}
