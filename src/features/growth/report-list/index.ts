/**
 *     <ReportList store={store} texts={texts} wayOn={…} targetOf={reportTarget} onRetry={refresh} />
 */
export { ReportList } from './ReportList';
export { ReportListStore } from './report-list-store';
