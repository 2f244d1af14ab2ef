/**
 *     <ReportView report={report} />                  // a whole report: frame, sections, one thing to do tonight
 *     <SectionView section={section} />               // one section: of the situation, of a report
 *
 * `onWay` instead of the page that a way on names; null on a shared page, where whoever looks may open nothing: no ways on are
 * offered there and no recordings played.
 */
export { ReportView } from './ReportView';
export { SectionView } from './SectionView';
export { kindText } from './kind-texts';
export { reportPage, reportTarget } from './pages';
export { reportReads } from './reads';
export { useReadReport } from './use-read-report';
export type { GoOn } from './ways';
