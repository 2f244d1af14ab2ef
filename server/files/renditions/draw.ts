/** A photograph in another width. Unpacking and packing are done by threads of the canvas; the drawing between them is short. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pictureSize } from './size';

export const RENDITION_TYPE = 'image/webp';
const QUALITY = 80;

/** Below, a request more costs as much as the bytes that it saves. */
const WORTH_BYTES = 24 * 1024;
/** As the app sends them, twice over: four bytes a pixel are in memory while it is drawn. */
const MOST_PIXELS = 16_000_000;

/** null: nothing is won by it. */
export async function drawnAt(width: number, body: Buffer): Promise<Buffer | null> {
  const size = body.length < WORTH_BYTES ? null : pictureSize(body);
  if (size === null || size.width <= width || size.height < 1) return null;
  if (size.width * size.height > MOST_PIXELS) return null;
  const height = Math.max(1, Math.round((size.height * width) / size.width));
  const canvas = createCanvas(width, height);
  const paint = canvas.getContext('2d');
  paint.imageSmoothingQuality = 'high';
  paint.drawImage(await loadImage(body), 0, 0, width, height);
  const drawn = await canvas.encode('webp', QUALITY);
  return drawn.length < body.length ? drawn : null;
}
