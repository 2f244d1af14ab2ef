import { ReportKind } from '@/contract/growth/values';
import { reportScreen } from '@/features/growth/report/page';

/** Of a trial lesson; parents without one see an example, marked as such. */
export default reportScreen('demoReport', ReportKind.demo);
