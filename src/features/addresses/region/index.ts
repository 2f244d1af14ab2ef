export { RegionSheet, type RegionSheetProps } from './RegionSheet';
