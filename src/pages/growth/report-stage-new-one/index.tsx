import { ReportKind } from '@/contract/growth/values';
import { reportScreen } from '@/features/growth/report/page';

/** The stage report of a year. */
export default reportScreen('reportStageReportNewOne', ReportKind.year);
