/** Charts. The renderer is a separate chunk; text and table work without it. */
export { drawnAs } from './drawn-as';
export { PictureTable } from './PictureTable';
export { PictureView } from './PictureView';
