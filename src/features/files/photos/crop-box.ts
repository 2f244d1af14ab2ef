/** The crop rectangle, as shares of width and height, 0 to 1. */
import type { PictureChange, PictureCut } from '@/platform/device-files';

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
export const CORNERS: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

export const WHOLE: PictureCut = { left: 0, top: 0, width: 1, height: 1 };
/** Smaller is too small to drag. */
const LEAST = 0.2;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export const movedCut = (cut: PictureCut, x: number, y: number): PictureCut => ({
  ...cut,
  left: clamp(cut.left + x, 0, 1 - cut.width),
  top: clamp(cut.top + y, 0, 1 - cut.height),
});

/** The opposite corner is fixed. */
export function resizedCut(cut: PictureCut, corner: Corner, x: number, y: number): PictureCut {
  const [right, bottom] = [cut.left + cut.width, cut.top + cut.height];
  const isLeft = corner === 'topLeft' || corner === 'bottomLeft';
  const isTop = corner === 'topLeft' || corner === 'topRight';
  const left = isLeft ? clamp(cut.left + x, 0, right - LEAST) : cut.left;
  const top = isTop ? clamp(cut.top + y, 0, bottom - LEAST) : cut.top;
  return {
    left,
    top,
    width: (isLeft ? right : clamp(right + x, left + LEAST, 1)) - left,
    height: (isTop ? bottom : clamp(bottom + y, top + LEAST, 1)) - top,
  };
}

/** Rotates by 90° clockwise, with the crop rectangle. */
export const turned = ({ turns, cut }: PictureChange): PictureChange => ({
  turns: TURNED[turns],
  cut: { left: 1 - cut.top - cut.height, top: cut.left, width: cut.height, height: cut.width },
});

const TURNED = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;

export const isWhole = ({ left, top, width, height }: PictureCut): boolean =>
  left === 0 && top === 0 && width === 1 && height === 1;

export const isUnchanged = ({ turns, cut }: PictureChange): boolean => turns === 0 && isWhole(cut);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The rotated picture's size, fitted into the room. */
export function fitted(picture: Size, turns: PictureChange['turns'], room: Size): Size {
  const [width, height] = turns % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  const scale = Math.min(room.width / Math.max(1, width), room.height / Math.max(1, height));
  return { width: width * scale, height: height * scale };
}
