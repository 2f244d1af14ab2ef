/**
 *     const again = useSpaceRefresh(store.refresh);     // for pull and retry
 *     <GrowthSpace tab="situation">…</GrowthSpace>     // title, tabs, guard; the children load and refresh themselves
 */
export { GrowthSpace } from './GrowthSpace';
export { goToReports } from './growth-tab';
export { useSpaceRefresh } from './GrowthSpace';
