import { FilmAccess } from '@/contract/courses/values';
import type { FilmCourse } from '@/contract/courses/film-course.schema';

/** Sorted by subject, in order of first occurrence. */
export function shelved<C extends Pick<FilmCourse, 'subject'>>(courses: readonly C[]): readonly C[] {
  const subjects = [...new Set(courses.map(({ subject }) => subject))];
  return subjects.flatMap((one) => courses.filter(({ subject }) => subject === one));
}

/** Whether a new shelf starts here. */
export const beginsShelf = (courses: readonly Pick<FilmCourse, 'subject'>[], index: number): boolean =>
  courses[index]?.subject !== courses[index - 1]?.subject;

const ALL = 100;

/** Started, accessible and not finished. */
export const begunOf = (items: readonly FilmCourse[]): readonly FilmCourse[] =>
  items.filter(
    ({ access, watchedPercent }) => watchedPercent > 0 && watchedPercent < ALL && access === FilmAccess.open,
  );
