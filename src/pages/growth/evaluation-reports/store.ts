import { Subject } from '@/contract/courses/values';
import { growthCalls } from '@/contract/growth/calls';
import { ReportListStore } from '@/features/growth/report-list/report-list-store';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';

interface Named {
  readonly subject?: string;
  readonly cateId?: string;
}

/**
 * The child's evaluation reports, of the address's subject or of all. Its category applies only to that subject, not to others that the
 * parent chooses: rule growth-67.
 */
export function evaluationReports(
  app: Pick<App, 'api' | 'feedback' | 'student'>,
  named: Named,
): ReportListStore {
  const first = Object.values(Subject).find((subject) => String(subject) === named.subject);
  const cateId = recordId(named.cateId);
  return new ReportListStore(
    app,
    ({ subject, ...paging }) => {
      const isNamed = cateId !== undefined && first !== undefined && subject === first;
      const request = {
        ...paging,
        ...(subject === undefined ? {} : { subject }),
        ...(isNamed ? { cateId } : {}),
      };
      return toPage(app.api.callCounted(growthCalls.listEvaluationReports, request));
    },
    first,
  );
}
