/** Chapters of film courses with their course, the child's access and progress, in one query. */
import { asc, eq, type SQL } from 'drizzle-orm';
import { FilmAccess } from '../../../src/contract/courses/values';
import type { Db } from '../../core/db/types';
import { films, watchProgress } from '../films/tables';
import { accessOf, chapterAccess, isEnrolled, isUnlocked, ownership, type Ownership } from './policies';
import { isProgress } from './film-course';
import { enrollments, filmChapters, filmCourses, filmUnlocks } from './tables';

export interface ChapterRow extends Ownership {
  readonly chapter: typeof filmChapters.$inferSelect;
  readonly course: typeof filmCourses.$inferSelect;
  /** Duration of the film. */
  readonly seconds: number;
  /** null: never started. */
  readonly progress: {
    readonly positionSeconds: number;
    readonly furthestSeconds: number;
    readonly finishedAt: Date | null;
    readonly updatedAt: Date;
  } | null;
}

/** In course order. `wanted` may refer to columns of film_chapters and film_courses. */
export const findChapters = (db: Db, userId: number, wanted: SQL | undefined): Promise<ChapterRow[]> =>
  db
    .select({
      chapter: filmChapters,
      course: filmCourses,
      seconds: films.seconds,
      progress: {
        positionSeconds: watchProgress.positionSeconds,
        furthestSeconds: watchProgress.furthestSeconds,
        finishedAt: watchProgress.finishedAt,
        updatedAt: watchProgress.updatedAt,
      },
      ...ownership,
    })
    .from(filmChapters)
    .innerJoin(filmCourses, eq(filmCourses.id, filmChapters.courseId))
    .innerJoin(films, eq(films.id, filmChapters.filmId))
    .leftJoin(enrollments, isEnrolled(userId))
    .leftJoin(filmUnlocks, isUnlocked(userId))
    .leftJoin(watchProgress, isProgress(userId))
    .where(wanted)
    .orderBy(asc(filmChapters.courseId), asc(filmChapters.position));

export interface ChapterAccess {
  readonly access: FilmAccess;
  /** Of the course. */
  readonly until: Date | null;
}

export function accessOfChapter(row: ChapterRow, now: Date): ChapterAccess {
  const { access, until } = accessOf(row, now);
  return { access: chapterAccess(access, row.chapter.isTrial), until };
}

/** The last watched chapter, or the next unfinished one after it; undefined if none was started or none is left. */
export function currentOf(rows: readonly ChapterRow[], now: Date): ChapterRow | undefined {
  const playable = rows.filter((row) => canPlay(row, now));
  const last = playable
    .filter(({ progress }) => progress !== null)
    .reduce<ChapterRow | undefined>(
      (found, row) => (found && seenAt(found) >= seenAt(row) ? found : row),
      undefined,
    );
  if (last === undefined) return undefined;
  const open = playable.filter(({ progress }) => (progress?.finishedAt ?? null) === null);
  return open.find(({ chapter }) => chapter.position >= last.chapter.position) ?? open[0];
}

const seenAt = ({ progress }: ChapterRow): number => progress?.updatedAt.getTime() ?? 0;

const PLAYABLE: readonly FilmAccess[] = [FilmAccess.open, FilmAccess.trial];

const canPlay = (row: ChapterRow, now: Date): boolean => PLAYABLE.includes(accessOfChapter(row, now).access);
