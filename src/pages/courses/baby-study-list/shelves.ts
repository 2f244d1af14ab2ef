import { FilmAccess } from '@/contract/courses/values';
import type { FilmCourse } from '@/contract/courses/film-course.schema';

/** Subjects in the order in which they first come, each with all of its courses. */
export function shelved<C extends Pick<FilmCourse, 'subject'>>(courses: readonly C[]): readonly C[] {
  const subjects = [...new Set(courses.map(({ subject }) => subject))];
  return subjects.flatMap((one) => courses.filter(({ subject }) => subject === one));
}

/** Whether a shelf begins here. */
export const beginsShelf = (courses: readonly Pick<FilmCourse, 'subject'>[], index: number): boolean =>
  courses[index]?.subject !== courses[index - 1]?.subject;

const ALL = 100;

/** Begun, and there is more of it that the child may watch. */
export const begunOf = (items: readonly FilmCourse[]): readonly FilmCourse[] =>
  items.filter(
    ({ access, watchedPercent }) => watchedPercent > 0 && watchedPercent < ALL && access === FilmAccess.open,
  );
