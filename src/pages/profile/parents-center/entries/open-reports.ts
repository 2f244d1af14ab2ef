import { Subject } from '@/contract/courses/values';
import type { MineApp, MineFacts } from './types';

/** `grow=false`: the list stands alone, outside of the growth space. */
const OUTSIDE_GROWTH = 'false';

/** Several subjects have a list each; the first subject type is told by its category, too: rule growth-8. */
export function openReports({ router }: MineApp, { subjects }: MineFacts): Promise<void> {
  const [only] = subjects;
  if (subjects.length !== 1 || !only) return router.go('growUpGrowReportList', { key: '1' });
  const isFirstType = only.subject === Subject.wandou && only.cateId;
  return router.go('evaReportList', {
    grow: OUTSIDE_GROWTH,
    subject: String(only.subject),
    ...(isFirstType ? { cateId: String(only.cateId) } : {}),
  });
}
