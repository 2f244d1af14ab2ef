/** A picture in another width. */
import { createCanvas, loadImage } from '@napi-rs/canvas';

const QUALITY = 80;

export interface RenditionPlan {
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export async function drawRendition({ body, width, height }: RenditionPlan): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const paint = canvas.getContext('2d');
  const picture = await loadImage(body);
  if (isOfPaths(body)) Object.assign(picture, { width, height });
  paint.imageSmoothingQuality = 'high';
  paint.drawImage(picture, 0, 0, width, height);
  return canvas.toBuffer('image/webp', QUALITY);
}

const LESS_THAN = 0x3c;
/** SVG, which is drawn in any size and not stretched. */
const isOfPaths = (body: Uint8Array): boolean => body[0] === LESS_THAN;
