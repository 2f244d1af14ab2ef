/** Pictures of data. What draws them is a chunk of its own; the words and the table stand without it. */
export { PictureView } from './PictureView';
