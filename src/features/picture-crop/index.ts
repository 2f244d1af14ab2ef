export { CropSheet } from './CropSheet';
