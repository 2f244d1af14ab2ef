/** A photograph in another width. */
import { createCanvas, loadImage } from '@napi-rs/canvas';

const QUALITY = 80;

export interface PhotographPlan {
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export async function drawPhotograph({ body, width, height }: PhotographPlan): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const paint = canvas.getContext('2d');
  paint.imageSmoothingQuality = 'high';
  paint.drawImage(await loadImage(body), 0, 0, width, height);
  return canvas.toBuffer('image/webp', QUALITY);
}
