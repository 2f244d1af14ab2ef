/** Picture size from the header bytes, so that oversized pictures are rejected without decoding. */

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

interface StoredSize extends PictureSize {
  /** Neither turned by EXIF nor moving. */
  readonly isPlain: boolean;
}

/** Below this size, the saved bytes do not justify another request. */
const WORTH_BYTES = 24 * 1024;
/** Twice the size that the app sends; decoding takes four bytes per pixel. */
const MOST_PIXELS = 16_000_000;

const OF_PATHS = /^<svg [^>]*\bwidth="(\d+(?:\.\d+)?)" height="(\d+(?:\.\d+)?)"/;
const HEAD_BYTES = 200;

/** Height of an SVG at this width; null if it states no size or is too large. */
export function heightOfDrawing(width: number, body: Buffer): number | null {
  const [, ownWidth, ownHeight] = OF_PATHS.exec(body.toString('latin1', 0, HEAD_BYTES)) ?? [];
  const height = Math.round((Number(ownHeight) * width) / Number(ownWidth));
  return Number.isFinite(height) && height > 0 && width * height <= MOST_PIXELS ? height : null;
}

/** Height of a photograph at this width; null if resizing saves nothing or it is too large. */
export function heightToDraw(width: number, body: Buffer): number | null {
  const size = body.length < WORTH_BYTES ? null : pictureSize(body);
  if (size === null || size.width <= width || size.height < 1) return null;
  if (size.width * size.height > MOST_PIXELS) return null;
  return Math.max(1, Math.round((size.height * width) / size.width));
}

/** null: unknown, or resizing would change the picture (EXIF rotation, animation). */
export function pictureSize(bytes: Buffer): PictureSize | null {
  const size = storedSize(bytes);
  return size?.isPlain === true ? size : null;
}

/** Size as stored, which EXIF may turn. null: unknown, or its place is beyond these bytes. */
export function storedSize(bytes: Buffer): StoredSize | null {
  if (bytes.length < 30) return null;
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
  if (bytes.toString('latin1', 12, 16) === 'IHDR')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isPlain: true };
  return bytes.toString('latin1', 8, 12) === 'WEBP' ? webpSize(bytes) : null;
}

const EXIF = 0xe1;
const SCAN = 0xda;
/** Frame markers are C0 to CF, except three that are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): StoredSize | null {
  let isPlain = true;
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === SCAN) return null;
    if (marker === EXIF && bytes.toString('latin1', at + 4, at + 8) === 'Exif') isPlain = false;
    if (isFrame(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), isPlain };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

const MOVES = 0x02;
const HAS_EXIF = 0x08;

function webpSize(bytes: Buffer): StoredSize | null {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') {
    const isPlain = ((bytes[20] ?? 0) & (MOVES | HAS_EXIF)) === 0;
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1, isPlain };
  }
  if (chunk === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, isPlain: true };
  if (chunk !== 'VP8L') return null;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1, isPlain: true };
}
