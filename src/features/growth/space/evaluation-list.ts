import type { UserSubject } from '@/contract/courses/schema';
import { Subject } from '@/contract/courses/values';
import type { RouteParamsOf } from '@/contract/routes';

/**
 * Params of the list of evaluation reports: a subject if known, and for the first subject type its category (rule growth-8).
 * `isInGrowth`: opened from the growth space.
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
