/** Charts. The renderer is a separate chunk; text and table work without it. */
export { PictureView } from './PictureView';
