/**
 *     export default reportScreen('reportGrade', ReportKind.grade);
 *     <ReportPageOf kind={ReportKind.explore} evaluationId={evaluation_id} />
 */
export { reportScreen } from './report-screen';
export { ReportPageOf } from './ReportPageOf';
