/** Resizes a picture. */
import { createCanvas, loadImage } from '@napi-rs/canvas';

const QUALITY = 80;

export interface RenditionPlan {
  readonly body: Uint8Array;
  /** SVG: scales losslessly to any size. */
  readonly isDrawing: boolean;
  readonly width: number;
  readonly height: number;
}

export async function drawRendition({ body, isDrawing, width, height }: RenditionPlan): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const paint = canvas.getContext('2d');
  const picture = await loadImage(body);
  if (isDrawing) Object.assign(picture, { width, height });
  paint.imageSmoothingQuality = 'high';
  paint.drawImage(picture, 0, 0, width, height);
  return canvas.toBuffer('image/webp', QUALITY);
}
