import { isCutOff } from '@/contract/files/picture-end';
import { JPEG_QUALITY } from '@/contract/files/values';
import { CUT_OFF } from '../../../device-files';
import { layoutOf, type Layout } from './layout';
import { orientationOf, withoutOrientation } from './orientation';

/** A decoded picture. */
interface Decoded {
  readonly width: number;
  readonly height: number;
  draw(layout: Layout, quality: number): Promise<Blob | null>;
}

/** Decodes a picture without rotating it; rejects if it is none. */
export type Decode = (bytes: Blob) => Promise<Decoded>;

/**
 * The picture upright, as JPEG, its longest side limited. Every picture is redrawn, which also removes metadata such as its location. null:
 * not readable by this browser (HEIC outside Safari); CUT_OFF: truncated, which a browser would fill up with grey.
 */
export async function uprightJpeg(
  picture: Blob,
  decode: Decode = decodeInPage,
): Promise<Blob | typeof CUT_OFF | null> {
  try {
    const bytes = await bytesOf(picture);
    if (isCutOff(new Uint8Array(bytes))) return CUT_OFF;
    const orientation = orientationOf(bytes);
    const decoded = await decode(new Blob([withoutOrientation(bytes)], { type: picture.type }));
    return await decoded.draw(layoutOf(decoded.width, decoded.height, orientation), JPEG_QUALITY);
  } catch {
    return null;
  }
}

/** Blob.arrayBuffer is newer than our oldest browsers. */
function bytesOf(picture: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      if (result === null || typeof result === 'string') reject(new Error('no bytes'));
      else resolve(result);
    };
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(picture);
  });
}

export async function decodeInPage(bytes: Blob): Promise<Decoded> {
  const url = URL.createObjectURL(bytes);
  const image = await loadImage(url).finally(() => URL.revokeObjectURL(url));
  return {
    width: image.naturalWidth,
    height: image.naturalHeight,
    draw: (layout, quality) => drawOnCanvas(image, layout, quality),
  };
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => (image.naturalWidth > 0 ? resolve(image) : reject(new Error('an empty picture')));
    image.onerror = () => reject(new Error('not a picture'));
    image.src = url;
  });
}

function drawOnCanvas(image: HTMLImageElement, layout: Layout, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: without this transparent parts would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, layout.width, layout.height);
  context.setTransform(...layout.transform);
  context.drawImage(image, 0, 0, layout.drawnWidth, layout.drawnHeight);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
