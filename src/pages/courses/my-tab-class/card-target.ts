/** What a tap on a course-category card opens. */
import type { CourseCategoryCard } from '@/contract/courses/schema';
import { CLASS_LIST_FROM_COURSES, CourseType } from '@/contract/courses/values';
import type { RouteParamsOf } from '@/contract/routes';
import type { PageTarget } from '@/features/links/click-target';

type CardTarget = PageTarget<
  'myClassList' | 'courseList' | 'babyStudyPlay' | 'babyStudyDetail' | 'iframePage'
>;

/** Undefined when the card names nothing that could be opened. */
export function cardTarget(card: CourseCategoryCard): CardTarget | undefined {
  if (card.isRecommend) return withCourse(card, 'babyStudyDetail');
  switch (card.courseType) {
    case CourseType.live:
    case CourseType.trial:
      return { screen: 'myClassList', params: classListParams(card) };
    case CourseType.recorded:
      return { screen: 'courseList', params: { id: String(card.groupId), name: card.groupName } };
    case CourseType.recordedOther:
      // As on the home page, an external link wins over the page of our own; only http and https open (rule courses-6).
      if (isWebLink(card.courseLink)) {
        return { screen: 'iframePage', params: { url: card.courseLink, name: card.groupName } };
      }
      return withCourse(card, 'babyStudyPlay');
  }
}

/** A card has no group type of its own: its demo type is the one that tells class groups apart (assumed). */
function classListParams(card: CourseCategoryCard): RouteParamsOf<'myClassList'> {
  return {
    id: String(card.groupId),
    name: card.groupName,
    courseType: String(card.courseType),
    source: CLASS_LIST_FROM_COURSES,
    groupType: String(card.demoType ?? 0),
  };
}

function withCourse(
  card: CourseCategoryCard,
  screen: 'babyStudyPlay' | 'babyStudyDetail',
): CardTarget | undefined {
  return card.courseId ? { screen, params: { id: String(card.courseId) } } : undefined;
}

function isWebLink(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\/[^/]/i.test(url);
}
