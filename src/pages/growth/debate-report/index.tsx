import { ReportKind } from '@/contract/growth/values';
import { reportScreen } from '@/features/growth/report/page';

/** With the child’s own recording. */
export default reportScreen('debateReport', ReportKind.debate);
