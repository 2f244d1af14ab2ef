/**
 *     <ShareButton of={ShareOf.report} reportId={report.id} />
 *     <ShareButton of={ShareOf.situation} subject={subject} period={period} />
 *     <ShareButton of={ShareOf.plan} />
 */
export { ShareButton } from './ShareButton';
