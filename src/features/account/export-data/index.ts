export { exportData } from './export-data';
export { exportTexts } from './texts';
