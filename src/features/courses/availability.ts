import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { momentOf } from '@/features/lessons/dates';

/** Until when a course may be watched, or since when no more; undefined where its time does not end, or never began. */
export function availabilityOf(
  { access, availableUntil }: Pick<FilmCourse, 'access' | 'availableUntil'>,
  now: number,
): { readonly until: string; readonly isOver: boolean } | undefined {
  const end = momentOf(availableUntil);
  if (Number.isNaN(end) || access === FilmAccess.locked) return undefined;
  return { until: availableUntil, isOver: access === FilmAccess.expired || end <= now };
}
