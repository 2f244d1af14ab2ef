/**
 *     <GrowthSpace tab="situation">…</GrowthSpace>     // title, tabs, guard; the children load and pull by themselves
 */
export { GrowthSpace } from './GrowthSpace';
export { isOfSpace } from './growth-tab';
