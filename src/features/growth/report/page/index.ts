/**
 *     export default reportScreen('reportGrade', ReportKind.grade);
 *     <ReportPageOf kind={ReportKind.explore} evaluationId={evaluation_id} />
 */
export { reportScreen } from './ReportPageOf';
export { ReportPageOf } from './ReportPageOf';
