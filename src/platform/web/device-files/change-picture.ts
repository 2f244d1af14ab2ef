import { JPEG_QUALITY } from '@/contract/files/values';
import type { PictureChange, PictureCut } from '../../device-files';
import type { Layout } from '../answers/pictures/layout';
import { decodeInPage, type Decode } from '../answers/pictures/upright';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Always redrawn from the original picture, however often it was changed. null: not a picture. */
export async function changedPicture(
  picture: Blob,
  change: PictureChange,
  decode: Decode = decodeInPage,
): Promise<Blob | null> {
  try {
    const decoded = await decode(picture);
    return await decoded.draw(changedLayout(decoded, change), JPEG_QUALITY);
  } catch {
    return null;
  }
}

/** Shifts the rotated picture so that the canvas shows only the crop. */
export function changedLayout(picture: Size, { turns, cut }: PictureChange): Layout {
  const isOnSide = turns % 2 === 1;
  const turned = isOnSide ? { width: picture.height, height: picture.width } : picture;
  const { left, top, width, height } = inPixels(turned, cut);
  const [x, y] = [-left, -top];
  const transforms: readonly Layout['transform'][] = [
    [1, 0, 0, 1, x, y],
    [0, 1, -1, 0, turned.width + x, y],
    [-1, 0, 0, -1, turned.width + x, turned.height + y],
    [0, -1, 1, 0, x, turned.height + y],
  ];
  return {
    width,
    height,
    transform: transforms[turns] ?? [1, 0, 0, 1, x, y],
    drawnWidth: picture.width,
    drawnHeight: picture.height,
  };
}

function inPixels(of: Size, cut: PictureCut): PictureCut {
  const width = Math.max(1, Math.min(of.width, Math.round(cut.width * of.width)));
  const height = Math.max(1, Math.min(of.height, Math.round(cut.height * of.height)));
  return {
    left: Math.min(Math.max(0, Math.round(cut.left * of.width)), of.width - width),
    top: Math.min(Math.max(0, Math.round(cut.top * of.height)), of.height - height),
    width,
    height,
  };
}
