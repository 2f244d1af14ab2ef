/**
 *     const again = useSpaceAgain(store.refresh);     // a pull, a retry
 *     <GrowthSpace tab="situation">…</GrowthSpace>     // title, tabs, guard; the children load and pull by themselves
 */
export { GrowthSpace } from './GrowthSpace';
export { goToReports, isOfSpace } from './growth-tab';
export { useSpaceAgain } from './use-child';
