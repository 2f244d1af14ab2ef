/** Charts. The renderer is a separate chunk; text and table work without it. */
export { PictureTable } from './PictureTable';
export { PictureView } from './PictureView';
