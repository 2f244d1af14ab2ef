import { asc, eq, inArray } from 'drizzle-orm';
import { PlayableKind } from '../../../../src/contract/films/values';
import {
  courseChapters,
  courses,
  filmChapters,
  filmCourses,
  filmUnlocks,
} from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import type { ImportServices } from '../../../../server/core/import/kind';
import { watchProgress } from '../../../../server/domains/films/tables';
import { addDays, type Clock } from '../../../../server/core/time';
import { ensureFilmCourses, PLAYED, storeFilmCourses } from '../courses/films/seed';
import { COURSES } from '../courses/courses';
import { FILMS, seedFilms } from '../films';
import { STUDIES, studyKeys, type StudyKey } from './studies';

/** After the film courses stored before. */
const FIRST_PLACE = 101;

export const seedStudies = (db: Db): Promise<void> =>
  storeFilmCourses(
    db,
    studyKeys.map((key) => STUDIES[key]),
    FIRST_PLACE,
  );

/** For children outside the demo who are put into one of its states. */
export async function ensureStudies(services: ImportServices): Promise<void> {
  const { db } = services;
  await ensureFilmCourses(services);
  const [known] = await db
    .select({ id: filmCourses.id })
    .from(filmCourses)
    .where(eq(filmCourses.title, STUDIES.poems.title))
    .limit(1);
  if (known === undefined) await seedStudies(db);
}

/** Gives each chapter of a live course a film: the replay of lessons without their own recording. */
export async function recordChapters(db: Db): Promise<void> {
  const films = await seedFilms(db);
  const names = Object.values(COURSES).map(({ name }) => name);
  const chapters = await db
    .select({ id: courseChapters.id, position: courseChapters.position })
    .from(courseChapters)
    .innerJoin(courses, eq(courses.id, courseChapters.courseId))
    .where(inArray(courses.name, names));
  for (const [turn, name] of PLAYED.entries()) {
    const ids = chapters.filter(({ position }) => position % PLAYED.length === turn).map(({ id }) => id);
    await db.update(courseChapters).set({ filmId: films[name] }).where(inArray(courseChapters.id, ids));
  }
}

export interface StoredStudy {
  readonly courseId: number;
  readonly priceHours: number;
  readonly chapterIds: readonly number[];
}

/** Must be stored already. */
export async function findStudy(db: Db, key: StudyKey): Promise<StoredStudy> {
  const [course] = await db
    .select({ courseId: filmCourses.id, priceHours: filmCourses.priceHours })
    .from(filmCourses)
    .where(eq(filmCourses.title, STUDIES[key].title))
    .orderBy(asc(filmCourses.id))
    .limit(1);
  if (course === undefined) throw new Error(`There is no study ${key}`);
  const chapters = await db
    .select({ id: filmChapters.id })
    .from(filmChapters)
    .where(eq(filmChapters.courseId, course.courseId))
    .orderBy(asc(filmChapters.position));
  return { ...course, chapterIds: chapters.map(({ id }) => id) };
}

interface To {
  readonly db: Db;
  readonly clock: Clock;
  readonly userId: number;
}

/** Bought some days ago; expires in `endsIn` days, or never. */
export async function buy(
  { db, clock, userId }: To,
  { courseId, priceHours }: StoredStudy,
  { daysAgo, endsIn }: { readonly daysAgo: number; readonly endsIn: number | null },
): Promise<void> {
  const now = clock.now();
  await db
    .insert(filmUnlocks)
    .values({
      userId,
      courseId,
      unlockedAt: addDays(now, -daysAgo),
      expiresAt: endsIn === null ? null : addDays(now, endsIn),
      hours: priceHours,
    })
    .onConflictDoNothing();
}

/** The first chapter completely, the second to its middle. */
export async function begin({ db, clock, userId }: To, { chapterIds }: StoredStudy): Promise<void> {
  const at = clock.now();
  const rows = chapterIds.slice(0, 2).map((itemId, index) => {
    const { seconds } = FILMS[PLAYED[index % PLAYED.length] ?? 'balloon'];
    const isFinished = index === 0;
    const furthestSeconds = isFinished ? seconds : Math.floor(seconds / 2);
    return {
      ...{ userId, kind: PlayableKind.chapter, itemId, seconds, furthestSeconds },
      ...{ positionSeconds: isFinished ? 0 : furthestSeconds, watchedSeconds: furthestSeconds },
      ...{ finishedAt: isFinished ? at : null, savedAt: at, updatedAt: at },
    };
  });
  await db.insert(watchProgress).values(rows).onConflictDoNothing();
}
