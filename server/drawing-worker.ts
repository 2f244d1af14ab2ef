/** What the threads do; each export is a task. Nothing that the main thread needs may be imported from here but types. */
export { drawPuzzle as puzzle } from './domains/account/captcha/draw';
export { drawRendition as rendition } from './domains/files/renditions/draw';
