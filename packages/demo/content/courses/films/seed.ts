import { asc, eq } from 'drizzle-orm';
import { Subject } from '../../../../../src/contract/courses/values';
import { courses, filmChapters, filmCourses } from '../../../../../server/domains/courses/tables';
import type { Db } from '../../../../../server/core/db/types';
import type { ImportServices } from '../../../../../server/core/import/kind';
import { pictureKey } from '../../../pictures/catalogue';
import { coverOfChapter } from '../../../pictures/covers';
import { seedFilms, type FilmName } from '../../films';
import { findTeachers } from '../../lessons/seed';
import { seedTeachers } from '../../teachers/seed';
import { COURSES } from '../courses';
import { findCourses, seedCourses } from '../seed';
import { FILM_COURSES, filmCourseKeys, filmCourseOf, type FilmCourseKey } from './';
import type { DemoFilmCourse } from './outline';

/** Films of the chapters, repeated; the second is long enough to be stopped and resumed. */
export const PLAYED: readonly FilmName[] = ['balloon', 'counting', 'blocks', 'stars'];

interface Ids {
  readonly courses: Awaited<ReturnType<typeof findCourses>>;
  readonly teachers: Awaited<ReturnType<typeof findTeachers>>;
  readonly films: Awaited<ReturnType<typeof seedFilms>>;
}

export async function seedFilmCourses(db: Db): Promise<void> {
  await storeFilmCourses(db, filmCourseKeys.map(filmCourseOf), 1);
}

/** In this order, starting at a position. */
export async function storeFilmCourses(
  db: Db,
  outlines: readonly DemoFilmCourse[],
  from: number,
): Promise<void> {
  const ids = {
    courses: await findCourses(db),
    teachers: await findTeachers(db),
    films: await seedFilms(db),
  };
  for (const [index, outline] of outlines.entries()) await insert(db, ids, outline, from + index);
}

async function insert(db: Db, ids: Ids, course: DemoFilmCourse, position: number): Promise<void> {
  const { chapters, group, mood, subject, teacher, ...rest } = course;
  const [row] = await db
    .insert(filmCourses)
    .values({
      ...rest,
      highlights: [...rest.highlights],
      groupId: group === null ? null : ids.courses[group],
      subject: Subject[subject],
      picture: pictureKey.cover(subject, mood),
      teacherId: ids.teachers[teacher],
      position,
    })
    .returning({ id: filmCourses.id });
  if (row === undefined) throw new Error('A course of films was not stored');
  await db.insert(filmChapters).values(
    chapters.map(([title, thing, summary, ...keyPoints], index) => ({
      courseId: row.id,
      position: index + 1,
      title,
      summary,
      keyPoints,
      picture: pictureKey.chapter(coverOfChapter(course, index, thing)),
      filmId: ids.films[PLAYED[index % PLAYED.length] ?? 'balloon'],
      isTrial: index === 0,
    })),
  );
}

/** For children outside the demo who are put into one of its states. */
export async function ensureFilmCourses(services: ImportServices): Promise<void> {
  const { db } = services;
  const [known] = await db.select({ id: filmCourses.id }).from(filmCourses).where(isFirst).limit(1);
  if (known !== undefined) return;
  const [group] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.name, COURSES.jianqiao.name))
    .limit(1);
  if (group === undefined) await seedCourses(services);
  await seedTeachers(services);
  await seedFilmCourses(db);
}

const isFirst = eq(filmCourses.title, FILM_COURSES.letters.title);

interface StoredChapter {
  readonly id: number;
  readonly filmId: number;
}

export interface StoredFilmCourse {
  readonly courseId: number;
  readonly groupId: number | null;
  readonly priceHours: number;
  readonly chapters: readonly StoredChapter[];
}

/** Must be stored already. */
export async function findFilmCourse(db: Db, key: FilmCourseKey): Promise<StoredFilmCourse> {
  const [course] = await db
    .select()
    .from(filmCourses)
    .where(eq(filmCourses.title, FILM_COURSES[key].title))
    .orderBy(asc(filmCourses.id))
    .limit(1);
  if (course === undefined) throw new Error(`There is no course of films ${key}`);
  const chapters = await db
    .select({ id: filmChapters.id, filmId: filmChapters.filmId })
    .from(filmChapters)
    .where(eq(filmChapters.courseId, course.id))
    .orderBy(asc(filmChapters.position));
  return { courseId: course.id, groupId: course.groupId, priceHours: course.priceHours, chapters };
}
