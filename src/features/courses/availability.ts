import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { momentOf } from '@/features/lessons/dates';

/** The end of a course's availability; undefined when it has no end or is locked. */
export function availabilityOf(
  { access, availableUntil }: Pick<FilmCourse, 'access' | 'availableUntil'>,
  now: number,
): { readonly until: string; readonly isOver: boolean } | undefined {
  const end = momentOf(availableUntil);
  if (Number.isNaN(end) || access === FilmAccess.locked) return undefined;
  return { until: availableUntil, isOver: access === FilmAccess.expired || end <= now };
}
