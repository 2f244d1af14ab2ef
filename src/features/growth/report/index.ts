/**
 *     <ReportView report={report} />                  // a whole report: frame, sections, one thing to do tonight
 *     <SectionView section={section} />               // one section of a report; isBrief: of the situation
 *
 * `onLink` overrides navigation to a link's page; null on a shared page, where the viewer may open nothing: links and recordings
 * are hidden there.
 */
export { CoverFrame } from './Cover';
export { ReportView } from './ReportView';
export { SectionView } from './SectionView';
export { kindText } from './kind-texts';
export { reportPage, reportTarget } from './pages';
export { reportReads } from './use-read-report';
export { useReadReport } from './use-read-report';
export { useFollowLink, type FollowLink } from './follow-link';
