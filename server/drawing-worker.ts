/** Entry point of the drawing worker threads; each export is a task. The main thread may import only types from here. */
export { drawPuzzle as puzzle } from './domains/account/captcha/draw';
export { drawRendition as rendition } from './domains/files/renditions/draw';
