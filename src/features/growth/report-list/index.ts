/**
 *     <PagedList … render={(report) => <ReportRow report={report} now={now} onPress={…} />} skeleton={<ReportBones />} />
 */
export { ReportBones } from './ReportBones';
export { ReportRow } from './ReportRow';
export { ReportListStore } from './report-list-store';
