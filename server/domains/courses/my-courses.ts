/**
 * All courses of a child, of any kind, by progress. A child has a few dozen at most: all are loaded, with one query per kind of data,
 * and paginated in memory.
 */
import { and, asc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { MyCourse } from '../../../src/contract/courses/schema';
import { CourseType, FilmAccess, FilmCourseKind, MyCourseState } from '../../../src/contract/courses/values';
import { pictureUrl } from '../../core/http/file-url';
import { requireSession, withCount, type CallContext, type Handler } from '../../core/http/handler';
import { ensureLessonWindow } from './timetable/window';
import { formatDateTime } from '../../core/time';
import { currentOf, findChapters, type ChapterRow } from './chapters';
import { findFilmCourses, lessonsPercent, toFilmCourses } from './film-course';
import { lessonsDone, nextLessons } from './lessons-done';
import { courses, enrollments, filmChapters, filmCourses, filmUnlocks } from './tables';

/** Upper limit per child. */
const MOST = 200;

export const listMyCourses: Handler<'listMyCourses'> = async ({ state, subject, page, limit }, context) => {
  const { userId } = requireSession(context);
  const all = [
    ...(await taughtLive(context, userId, subject === undefined ? undefined : eq(courses.subject, subject))),
    ...(await learnedByFilms(
      context,
      userId,
      subject === undefined ? undefined : eq(filmCourses.subject, subject),
    )),
  ]
    .filter((course) => course.state === state)
    .toSorted((left, right) => left.subject - right.subject);
  return withCount(all.slice((page - 1) * limit, page * limit), all.length);
};

const LIVE = [CourseType.live, CourseType.trial];

async function taughtLive(context: CallContext, userId: number, which: SQL | undefined): Promise<MyCourse[]> {
  const { clock, db } = context;
  const now = clock.now();
  await ensureLessonWindow(db, clock, userId);
  const found = await db
    .select({ course: courses })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.userId, userId), inArray(courses.courseType, LIVE), which))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(MOST);
  const ids = found.map(({ course }) => course.id);
  const done = await lessonsDone(db, userId, ids, now);
  const next = await nextLessons(db, userId, ids, now);
  return found.map(({ course }) => {
    const coming = next.get(course.id);
    const doneNum = Math.min(done.get(course.id) ?? 0, course.courseNum);
    const isOver = coming === undefined && doneNum > 0 && doneNum === course.courseNum;
    return {
      courseType: course.courseType,
      groupId: course.id,
      courseId: 0,
      name: course.name,
      subject: course.subject,
      picture: pictureUrl(context, course.picture),
      state: isOver ? MyCourseState.finished : MyCourseState.studying,
      doneNum,
      totalNum: course.courseNum,
      donePercent: lessonsPercent(doneNum, course.courseNum),
      nextTitle: coming?.title ?? '',
      nextAt: coming === undefined ? '' : formatDateTime(coming.startsAt),
      availableUntil: '',
    };
  });
}

async function learnedByFilms(
  context: CallContext,
  userId: number,
  which: SQL | undefined,
): Promise<MyCourse[]> {
  const { clock, db } = context;
  const isOwn = or(isNotNull(enrollments.userId), isNotNull(filmUnlocks.userId));
  const rows = await findFilmCourses(db, userId, and(isOwn, which), { limit: MOST, offset: 0 });
  const cards = await toFilmCourses(context, userId, rows);
  const ids = cards.map(({ courseId }) => courseId);
  const chapters =
    ids.length === 0 ? [] : await findChapters(db, userId, inArray(filmChapters.courseId, ids));
  return cards
    .filter(({ chapterNum }) => chapterNum > 0)
    .map((card) => ({
      courseType: card.kind === FilmCourseKind.recorded ? CourseType.recorded : CourseType.recordedOther,
      groupId: 0,
      courseId: card.courseId,
      name: card.title,
      subject: card.subject,
      picture: card.picture,
      state: stateOf(card),
      doneNum: card.finishedNum,
      totalNum: card.chapterNum,
      donePercent: card.watchedPercent,
      nextTitle: nextTitle(
        chapters.filter(({ chapter }) => chapter.courseId === card.courseId),
        clock.now(),
      ),
      nextAt: '',
      availableUntil: card.availableUntil,
    }));
}

interface Far {
  readonly access: FilmAccess;
  readonly finishedNum: number;
  readonly chapterNum: number;
}

function stateOf({ access, finishedNum, chapterNum }: Far): MyCourseState {
  if (access === FilmAccess.expired) return MyCourseState.expired;
  return finishedNum === chapterNum ? MyCourseState.finished : MyCourseState.studying;
}

/** For a course that was never started, the first chapter. */
const nextTitle = (rows: readonly ChapterRow[], now: Date): string =>
  (currentOf(rows, now) ?? rows.find(({ progress }) => (progress?.finishedAt ?? null) === null))?.chapter
    .title ?? '';
