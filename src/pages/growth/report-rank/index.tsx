import { ReportKind } from '@/contract/growth/values';
import { reportScreen } from '@/features/growth/report/page';

export default reportScreen('reportRankEvaluationReport', ReportKind.rank);
