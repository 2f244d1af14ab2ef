import type { ChapterDetail, FilmCourse } from '@/contract/courses/film-course.schema';
import { FilmAccess, FilmCourseKind } from '@/contract/courses/values';
import type { PageTarget } from '@/features/links/click-target';
import { momentOf } from '@/features/lessons/dates';

interface Watched {
  readonly seconds: number;
  readonly furthestSeconds: number;
  readonly isFinished: boolean;
}

const ALL = 100;

/** 0 to 100; 100 only when finished, and at least 1 when begun. */
export function watchedPercent({ seconds, furthestSeconds, isFinished }: Watched): number {
  if (isFinished) return ALL;
  if (seconds <= 0 || furthestSeconds <= 0) return 0;
  return Math.min(ALL - 1, Math.max(1, Math.floor((furthestSeconds / seconds) * ALL)));
}

/** The end of a course's availability; undefined when it has no end or is locked. */
export function availabilityOf(
  { access, availableUntil }: Pick<FilmCourse, 'access' | 'availableUntil'>,
  now: number,
): { readonly until: string; readonly isOver: boolean } | undefined {
  const end = momentOf(availableUntil);
  if (Number.isNaN(end) || access === FilmAccess.locked) return undefined;
  return { until: availableUntil, isOver: access === FilmAccess.expired || end <= now };
}

type Named = Pick<ChapterDetail, 'chapterId' | 'courseId' | 'kind'>;

export function chapterTarget({
  chapterId,
  courseId,
  kind,
}: Named): PageTarget<'babyStudyPlay' | 'courseReplay'> {
  return kind === FilmCourseKind.babyStudy
    ? { screen: 'babyStudyPlay', params: { id: String(courseId), chapterId: String(chapterId) } }
    : { screen: 'courseReplay', params: { id: String(chapterId) } };
}

/** Playable, bought or as a trial. */
export const mayPlay = (access: FilmAccess): boolean =>
  access === FilmAccess.open || access === FilmAccess.trial;
