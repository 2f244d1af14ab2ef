/**
 * View of a picture in the square frame, whose side is 1. At scale 1 the picture's shorter side fills the frame; x and y are the offset
 * of its center from the frame's, right and down.
 */
import type { Square } from '@/platform/types';

export interface CropView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const MOST_SCALE = 4;
export const WHOLE: CropView = { scale: 1, x: 0, y: 0 };

/** The picture's size in the view, in frame sides. */
export function drawnSize({ width, height }: PictureSize, { scale }: CropView): PictureSize {
  const shorter = Math.max(1, Math.min(width, height));
  return { width: (width / shorter) * scale, height: (height / shorter) * scale };
}

/** The picture always covers the frame. */
function within(size: PictureSize, view: CropView): CropView {
  const drawn = drawnSize(size, view);
  return {
    scale: view.scale,
    x: clamp(view.x, (drawn.width - 1) / 2),
    y: clamp(view.y, (drawn.height - 1) / 2),
  };
}

const clamp = (value: number, reach: number): number => Math.min(Math.max(value, -reach), reach);

/** In frame sides. */
export const moved = (size: PictureSize, view: CropView, x: number, y: number): CropView =>
  within(size, { ...view, x: view.x + x, y: view.y + y });

/** Around the frame's center. */
export function zoomed(size: PictureSize, view: CropView, scale: number): CropView {
  const next = Math.min(Math.max(scale, 1), MOST_SCALE);
  const ratio = next / view.scale;
  return within(size, { scale: next, x: view.x * ratio, y: view.y * ratio });
}

/** The visible square, in pixels of the picture. */
export function squareOf({ width, height }: PictureSize, { scale, x, y }: CropView): Square {
  const side = Math.min(width, height) / scale;
  return { left: width / 2 - side / 2 - x * side, top: height / 2 - side / 2 - y * side, side };
}
