import { ReportKind } from '@/contract/growth/values';
import { reportScreen } from '@/features/growth/report/page';

/** The good moments of a class, and the way to its replay. */
export default reportScreen('classAchieve', ReportKind.afterClass);
