import type { ChapterDetail } from '@/contract/courses/film-course.schema';
import { FilmAccess, FilmCourseKind } from '@/contract/courses/values';
import type { PageTarget } from '@/features/links/click-target';

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
