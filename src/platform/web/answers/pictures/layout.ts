import type { Orientation } from './orientation';

/** Enough to read handwriting, and below the canvas limit of old iPhones (16 megapixels). */
export const LONGEST_SIDE = 2560;

/** Canvas transform: a, b, c, d, e, f. */
type Transform = readonly [number, number, number, number, number, number];

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Draws the stored picture into the rectangle 0, 0, drawnWidth, drawnHeight. */
  readonly transform: Transform;
  readonly drawnWidth: number;
  readonly drawnHeight: number;
}

/** Canvas layout that draws the stored picture upright, with no side longer than LONGEST_SIDE. */
export function layoutOf(storedWidth: number, storedHeight: number, orientation: Orientation): Layout {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(storedWidth, storedHeight));
  const drawnWidth = Math.max(1, Math.round(storedWidth * scale));
  const drawnHeight = Math.max(1, Math.round(storedHeight * scale));
  const isTurned = orientation >= 5;
  return {
    width: isTurned ? drawnHeight : drawnWidth,
    height: isTurned ? drawnWidth : drawnHeight,
    transform: transformOf(orientation, drawnWidth, drawnHeight),
    drawnWidth,
    drawnHeight,
  };
}

/** The specification names 3, 6 and 8; the others are mirrored, as some cameras write them. */
function transformOf(orientation: Orientation, width: number, height: number): Transform {
  switch (orientation) {
    case 1:
      return [1, 0, 0, 1, 0, 0];
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, -1, 1, 0, 0, width];
  }
}
