import type { ReportEntry } from '@/contract/growth/schema';
import { LearningReportType } from '@/contract/growth/values';
import { Origin } from '@/contract/share/values';
import type { PageTarget } from '@/features/links/click-target';

/** `source` of the first-lesson report; its values are not shown in the specification (assumed). */
const FROM_HOME = Origin.parent;

/** The page that a report opens; the other kinds are only marked read: rule growth-11. */
export function reportTarget(report: ReportEntry, userId: number): PageTarget | undefined {
  switch (report.report_type) {
    case LearningReportType.firstLesson:
      return { screen: 'firstLessonReport', params: { source: FROM_HOME } };
    case LearningReportType.subjectExplore:
      return { screen: 'specialReport', params: specialParams(report, userId) };
    default:
      return undefined;
  }
}

function specialParams({ eva_id, child }: ReportEntry, userId: number) {
  const ids = { userid: String(userId), evaluation_id: String(eva_id) };
  return child == null ? { ...ids, primary: '1' } : ids;
}

/** The explore report alone waits a moment before it opens. */
export const opensLater = ({ report_type }: ReportEntry): boolean =>
  report_type === LearningReportType.subjectExplore;
