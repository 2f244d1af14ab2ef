import { ReportKind } from '@/contract/growth/values';
import { reportScreen } from '@/features/growth/report/page';

/** The stage report of a month. */
export default reportScreen('reportStage', ReportKind.month);
