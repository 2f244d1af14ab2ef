import { ReportKind } from '@/contract/growth/values';
import { reportScreen } from '@/features/growth/report/page';

/** The stage report of a stage. */
export default reportScreen('reportStageReportNew', ReportKind.stage);
