/** Film courses with the data of their cards: two queries per list, regardless of its length. */
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { FilmCourse } from '../../../src/contract/courses/film-course.schema';
import { PlayableKind } from '../../../src/contract/films/values';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { pictureUrl } from '../../core/http/file-url';
import { films, watchProgress } from '../films/tables';
import type { CallContext } from '../../core/http/handler';
import { formatDateTime } from '../../core/time';
import { accessOf, isEnrolled, isUnlocked, ownership, type Ownership } from './policies';
import { enrollments, filmChapters, filmCourses, filmUnlocks } from './tables';
import { ownProgress } from '../films/policies';

export interface FilmCourseRow extends Ownership {
  readonly course: typeof filmCourses.$inferSelect;
  readonly total: number;
}

/** `wanted` may refer to columns of film_courses, enrollments and film_unlocks, the latter two joined for this child. */
export const findFilmCourses = (
  db: Db,
  userId: number,
  wanted: SQL | undefined,
  { limit, offset }: Paging,
  order: readonly SQL[] = [asc(filmCourses.position)],
): Promise<FilmCourseRow[]> =>
  db
    .select({ course: filmCourses, ...ownership, total: totalRows })
    .from(filmCourses)
    .leftJoin(enrollments, isEnrolled(userId))
    .leftJoin(filmUnlocks, isUnlocked(userId))
    .where(wanted)
    .orderBy(...order, asc(filmCourses.id))
    .limit(limit)
    .offset(offset);

export async function toFilmCourses(
  context: CallContext,
  userId: number,
  rows: readonly FilmCourseRow[],
): Promise<FilmCourse[]> {
  const watched = await watchedOf(
    context.db,
    userId,
    rows.map(({ course }) => course.id),
  );
  const now = context.clock.now();
  return rows.map(({ course, ...owned }) => {
    const { access, until } = accessOf(owned, now);
    return {
      courseId: course.id,
      kind: course.kind,
      subject: course.subject,
      title: course.title,
      subtitle: course.subtitle,
      picture: pictureUrl(context, course.picture),
      ages: course.ages,
      ...(watched.get(course.id) ?? NOTHING),
      access,
      availableUntil: formatDateTime(until),
      priceHours: course.priceHours,
    };
  });
}

export type Watched = Pick<FilmCourse, 'chapterNum' | 'finishedNum' | 'watchedPercent'>;

export const NOTHING: Watched = { chapterNum: 0, finishedNum: 0, watchedPercent: 0 };

/** Join condition: this child's progress of a chapter. */
export const isProgress = (userId: number): SQL | undefined =>
  and(
    ownProgress(userId),
    eq(watchProgress.kind, PlayableKind.chapter),
    eq(watchProgress.itemId, filmChapters.id),
  );

const isFinished = sql`${watchProgress.finishedAt} is not null`;
// If the film was replaced by a longer one, a finished chapter counts with the new duration.
const watchedSeconds = sql`case when ${isFinished} then ${films.seconds}
  else least(coalesce(${watchProgress.furthestSeconds}, 0), ${films.seconds}) end`;

/** One query for all courses; a course without chapters is missing in the result. */
export async function watchedOf(
  db: Db,
  userId: number,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, Watched>> {
  if (courseIds.length === 0) return new Map();
  const found = await db
    .select({
      courseId: filmChapters.courseId,
      chapterNum: sql<number>`count(*)::int`,
      finishedNum: sql<number>`(count(*) filter (where ${isFinished}))::int`,
      seconds: sql<number>`coalesce(sum(${films.seconds}), 0)::int`,
      watched: sql<number>`coalesce(sum(${watchedSeconds}), 0)::int`,
    })
    .from(filmChapters)
    .innerJoin(films, eq(films.id, filmChapters.filmId))
    .leftJoin(watchProgress, isProgress(userId))
    .where(inArray(filmChapters.courseId, [...courseIds]))
    .groupBy(filmChapters.courseId);
  return new Map(
    found.map(({ courseId, chapterNum, finishedNum, seconds, watched }) => [
      courseId,
      {
        chapterNum,
        finishedNum,
        watchedPercent: percentOf({ done: watched, of: seconds, isAll: chapterNum === finishedNum }),
      },
    ]),
  );
}

const ALL = 100;

/** 100 only if everything is finished; more than 0 if anything was started. */
export function percentOf({
  done,
  of,
  isAll,
}: {
  readonly done: number;
  readonly of: number;
  readonly isAll: boolean;
}): number {
  if (isAll) return ALL;
  if (of <= 0 || done <= 0) return 0;
  return Math.min(ALL - 1, Math.max(1, Math.floor((done / of) * ALL)));
}

export const lessonsPercent = (done: number, of: number): number =>
  percentOf({ done, of, isAll: done > 0 && done === of });
