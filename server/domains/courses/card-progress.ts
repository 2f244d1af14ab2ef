/** Extra data for cards of the courses tab: which film course a card opens, and the child's progress. */
import { asc, inArray } from 'drizzle-orm';
import { CourseType } from '../../../src/contract/courses/values';
import type { Clock } from '../../core/time';
import type { Db } from '../../core/db/types';
import { lessonsPercent, percentOf, watchedOf, type Watched } from './film-course';
import { lessonsDone } from './lessons-done';
import { filmCourses, type courses } from './tables';

type CourseRow = typeof courses.$inferSelect;

export interface CardFacts {
  /** First film course of the category; undefined: none. */
  readonly filmCourseId?: number;
  /** Chapters of all its film courses; undefined: none. */
  readonly chapterNum?: number;
  readonly donePercent: number;
}

const LIVE: readonly CourseType[] = [CourseType.live, CourseType.trial];

/** Three queries for all cards. */
export async function cardFacts(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  userId: number,
  rows: readonly CourseRow[],
): Promise<ReadonlyMap<number, CardFacts>> {
  const isLive = ({ courseType }: CourseRow) => LIVE.includes(courseType);
  const done = await lessonsDone(db, userId, idsOf(rows.filter(isLive)), clock.now());
  const films = await filmsOf(db, idsOf(rows.filter((row) => !isLive(row))));
  const watched = await watchedOf(db, userId, idsOf(films));
  return new Map(
    rows.map((row) => [
      row.id,
      isLive(row)
        ? liveFacts(row, done.get(row.id) ?? 0)
        : filmFacts(
            films.filter(({ groupId }) => groupId === row.id),
            watched,
          ),
    ]),
  );
}

function liveFacts({ courseNum }: CourseRow, lessons: number): CardFacts {
  const done = Math.min(lessons, courseNum);
  return { donePercent: lessonsPercent(done, courseNum) };
}

/** A category's progress is weighted by the chapters of its film courses. */
function filmFacts(
  films: readonly { readonly id: number }[],
  watched: ReadonlyMap<number, Watched>,
): CardFacts {
  const [first] = films;
  if (first === undefined) return { donePercent: 0 };
  const parts = films.flatMap(({ id }) => watched.get(id) ?? []);
  const chapterNum = sum(parts.map((part) => part.chapterNum));
  const isAll = chapterNum > 0 && parts.every((part) => part.finishedNum === part.chapterNum);
  const done = sum(parts.map((part) => part.watchedPercent * part.chapterNum));
  return {
    filmCourseId: first.id,
    chapterNum,
    donePercent: percentOf({ done, of: chapterNum * 100, isAll }),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

async function filmsOf(db: Db, groupIds: readonly number[]) {
  if (groupIds.length === 0) return [];
  return db
    .select({ id: filmCourses.id, groupId: filmCourses.groupId })
    .from(filmCourses)
    .where(inArray(filmCourses.groupId, [...groupIds]))
    .orderBy(asc(filmCourses.position), asc(filmCourses.id));
}
