import { ReportKind } from '@/contract/growth/values';
import { reportScreen } from '@/features/growth/report/page';

/** The monthly stage report. */
export default reportScreen('reportStage', ReportKind.month);
