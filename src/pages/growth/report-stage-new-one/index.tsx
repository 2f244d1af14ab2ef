import { ReportKind } from '@/contract/growth/values';
import { reportScreen } from '@/features/growth/report/page';

/** The yearly stage report. */
export default reportScreen('reportStageReportNewOne', ReportKind.year);
