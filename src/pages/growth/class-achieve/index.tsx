import { ReportKind } from '@/contract/growth/values';
import { reportScreen } from '@/features/growth/report/page';

/** A class's highlights, with a link to its replay. */
export default reportScreen('classAchieve', ReportKind.afterClass);
