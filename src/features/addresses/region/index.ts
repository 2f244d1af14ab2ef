export { RegionSheet } from './RegionSheet';
