export interface ImageInfo {
  width: number;
  height: number;
  /** WeChat's names; without webp */
  type: 'png' | 'jpeg' | 'gif' | 'unknown';
  /** Exif's 1 to 8 */
  orientation: number;
}

const START_OF_FRAME = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/** Size and kind of a picture from its first bytes; null if it is none. */
export function imageInfo(bytes: Buffer): ImageInfo | null {
  try {
    return png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes);
  } catch (error) {
    // Truncated header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function png(bytes: Buffer): ImageInfo | null {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), type: 'png', orientation: 1 };
}

function gif(bytes: Buffer): ImageInfo | null {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), type: 'gif', orientation: 1 };
}

function webp(bytes: Buffer): ImageInfo | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const of = (width: number, height: number): ImageInfo => ({
    width,
    height,
    type: 'unknown',
    orientation: 1,
  });
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return of(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return of((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  return of(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
}

function jpeg(bytes: Buffer): ImageInfo | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  let orientation = 1;
  for (let at = 2; at < bytes.length;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (START_OF_FRAME.has(marker))
      return {
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        type: 'jpeg',
        orientation,
      };
    if (marker === 0xe1)
      orientation = exifOrientation(bytes.subarray(at + 4, at + 2 + length)) ?? orientation;
    at += 2 + length;
  }
  return null;
}

const ORIENTATION_TAG = 0x0112;

function exifOrientation(segment: Buffer): number | null {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0') return null;
  const tiff = segment.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = short(start);
  for (let entry = 0; entry < count; entry++) {
    const at = start + 2 + entry * 12;
    if (short(at) === ORIENTATION_TAG) return short(at + 8);
  }
  return null;
}
