/** Target of a course-category card. */
import type { CourseCategoryCard } from '@/contract/courses/schema';
import { CLASS_LIST_FROM_COURSES, CourseType } from '@/contract/courses/values';
import type { RouteParamsOf } from '@/contract/routes';
import type { PageTarget } from '@/features/links/click-target';

type CardTarget = PageTarget<
  'myClassList' | 'courseList' | 'babyStudyPlay' | 'babyStudyDetail' | 'iframePage'
>;

/** undefined if the card names no target. */
export function cardTarget(card: CourseCategoryCard): CardTarget | undefined {
  if (card.isRecommend) return withCourse(card, 'babyStudyDetail');
  switch (card.courseType) {
    case CourseType.live:
    case CourseType.trial:
      return { screen: 'myClassList', params: classListParams(card) };
    case CourseType.recorded:
      return { screen: 'courseList', params: { id: String(card.groupId), name: card.groupName } };
    case CourseType.recordedOther:
      // As on the home page, an external link takes precedence over our page; only http and https open (rule courses-6).
      if (isWebLink(card.courseLink)) {
        return { screen: 'iframePage', params: { url: card.courseLink, name: card.groupName } };
      }
      return withCourse(card, 'babyStudyPlay');
  }
}

/** Cards have no group type: the demo type is used to distinguish class groups (assumed). */
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
