/**
 * Reads and neutralizes a JPEG's EXIF orientation in its bytes. Browsers disagree on whether a decoded picture is already rotated (Chrome
 * from 81, Safari from 13.1, and the options of createImageBitmap changed their meaning); with the value set to "upright" none of them
 * rotates, and we rotate exactly once.
 */
const JPEG_START = 0xffd8;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const EXIF = 0x45786966;
const LITTLE_ENDIAN = 0x4949;
const BIG_ENDIAN = 0x4d4d;
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
const UPRIGHT: Orientation = 1;

interface Place {
  readonly value: Orientation;
  /** Byte offset of the value. */
  readonly offset: number;
  readonly littleEndian: boolean;
}

/** 1 for anything but a JPEG with another value. Never throws, whatever the bytes. */
export function orientationOf(bytes: ArrayBuffer): Orientation {
  return find(bytes)?.value ?? UPRIGHT;
}

/** A copy with the orientation set to upright; the same bytes if they have none. */
export function withoutOrientation(bytes: ArrayBuffer): ArrayBuffer {
  const place = find(bytes);
  if (!place) return bytes;
  const copy = bytes.slice(0);
  new DataView(copy).setUint16(place.offset, UPRIGHT, place.littleEndian);
  return copy;
}

function find(bytes: ArrayBuffer): Place | null {
  const view = new DataView(bytes);
  try {
    const exif = exifSegment(view);
    return exif === null ? null : orientationIn(view, exif);
  } catch {
    // Truncated, or a length beyond the end.
    return null;
  }
}

/** Start of the TIFF part, and end of its segment. */
interface Exif {
  readonly start: number;
  readonly end: number;
}

function exifSegment(view: DataView): Exif | null {
  if (view.getUint16(0) !== JPEG_START) return null;
  let at = 2;
  while (at + 4 <= view.byteLength) {
    // Markers may be padded.
    while (view.getUint16(at) === 0xffff) at += 1;
    const marker = view.getUint16(at);
    if (marker < 0xff00 || marker === START_OF_SCAN) return null;
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    // Adobe's XMP uses the same segment type.
    const isExif = marker === APP1 && length >= 16 && view.getUint32(at + 4) === EXIF;
    if (isExif) return { start: at + 10, end: at + 2 + length };
    at += 2 + length;
  }
  return null;
}

function orientationIn(view: DataView, { start, end }: Exif): Place | null {
  const order = view.getUint16(start);
  if (order !== LITTLE_ENDIAN && order !== BIG_ENDIAN) return null;
  const littleEndian = order === LITTLE_ENDIAN;
  if (view.getUint16(start + 2, littleEndian) !== 42) return null;
  const directory = start + view.getUint32(start + 4, littleEndian);
  if (directory + 2 > end) return null;
  const count = view.getUint16(directory, littleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > end) return null;
    if (view.getUint16(entry, littleEndian) !== ORIENTATION_TAG) continue;
    const isShort = view.getUint16(entry + 2, littleEndian) === SHORT;
    const value = view.getUint16(entry + 8, littleEndian);
    return isShort && isOrientation(value) ? { value, offset: entry + 8, littleEndian } : null;
  }
  return null;
}

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8;
