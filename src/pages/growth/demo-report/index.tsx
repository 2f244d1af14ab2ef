import { ReportKind } from '@/contract/growth/values';
import { reportScreen } from '@/features/growth/report/page';

/** Of a trial lesson; for whoever had none an example, which says that it is one. */
export default reportScreen('demoReport', ReportKind.demo);
