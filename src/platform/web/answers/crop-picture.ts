import { JPEG_QUALITY } from '@/contract/files/values';
import type { ChosenFile } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import type { Crop, Square } from '../../types';
import { UNREADABLE_PICTURE } from './choose-file';
import { pageFiles, type ChosenFiles } from './chosen-files';
import type { Layout } from './pictures/layout';
import { decodeInPage, type Decode } from './pictures/upright';

interface CropParts {
  readonly chosen: ChosenFiles;
  readonly decode: Decode;
}

/** For pictures chosen on this page: already upright, and readable without a request. */
export async function cropPicture(
  { path, name }: ChosenFile,
  { square, longestSide }: Crop,
  { chosen, decode }: CropParts = { chosen: pageFiles(), decode: decodeInPage },
): Promise<Result<ChosenFile>> {
  const file = chosen.get(path);
  if (!file || !square) return fail({ kind: 'unsupported', ability: 'cropPicture' });
  const bytes = await drawn(file.bytes, square, longestSide, decode);
  if (bytes === null) return fail({ kind: 'decode', reason: UNREADABLE_PICTURE });
  return ok({ path: chosen.keep(bytes, name), name, size: bytes.size });
}

async function drawn(bytes: Blob, square: Square, longestSide: number, decode: Decode): Promise<Blob | null> {
  try {
    const picture = await decode(bytes);
    return await picture.draw(squareLayout(picture, square, longestSide), JPEG_QUALITY);
  } catch {
    return null;
  }
}

/** Draws the whole picture, shifted so that the canvas shows only the square. */
export function squareLayout(
  picture: { readonly width: number; readonly height: number },
  square: Square,
  longestSide: number,
): Layout {
  const side = Math.max(1, Math.min(square.side, picture.width, picture.height));
  const left = Math.min(Math.max(0, square.left), picture.width - side);
  const top = Math.min(Math.max(0, square.top), picture.height - side);
  const size = Math.max(1, Math.min(Math.round(side), longestSide));
  const scale = size / side;
  return {
    width: size,
    height: size,
    transform: [1, 0, 0, 1, -left * scale, -top * scale],
    drawnWidth: picture.width * scale,
    drawnHeight: picture.height * scale,
  };
}
