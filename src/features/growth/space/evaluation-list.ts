import type { UserSubject } from '@/contract/courses/schema';
import { Subject } from '@/contract/courses/values';
import type { RouteParamsOf } from '@/contract/routes';

/**
 * What the list of evaluation reports is opened with: a subject where one is known, and of the first subject type its category,
 * too (rule growth-8). `isInGrowth`: from the growth space; else it stands alone.
 */
export function evaluationList(
  only: Pick<UserSubject, 'subject' | 'cateId'> | undefined,
  isInGrowth: boolean,
): RouteParamsOf<'evaReportList'> {
  const isFirstType = only?.subject === Subject.wandou && only.cateId;
  return {
    grow: String(isInGrowth),
    ...(only ? { subject: String(only.subject) } : {}),
    ...(isFirstType ? { cateId: String(only.cateId) } : {}),
  };
}
