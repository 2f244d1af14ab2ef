/**
 * Checks whether a picture is complete, while streaming: a truncated one, as from a broken download, still renders in part. JPEG, PNG and
 * WebP; other formats are not checked. Bytes after the end are ignored: cameras append a film or a second picture.
 */
type Step = 'more' | { readonly pass: number; readonly isLast?: boolean };
type Reader = (bytes: Uint8Array) => Step;

/** Bytes needed to detect the format. */
const HEAD_BYTES = 12;
const JPEG_START = 0xffd8;
const PNG_START = 0x8950;

export class PictureEnd {
  private reader: Reader | null | undefined;
  private isWhole = false;
  private isLast = false;
  private pass = 0;
  private rest: Uint8Array = new Uint8Array();

  get isCutOff(): boolean {
    return Boolean(this.reader) && !this.isWhole;
  }

  add(piece: Uint8Array): void {
    if (this.isWhole || this.reader === null) return;
    let bytes = this.rest.length > 0 ? joined(this.rest, piece) : piece;
    for (;;) {
      const passed = Math.min(this.pass, bytes.length);
      bytes = bytes.subarray(passed);
      this.pass -= passed;
      if (this.pass > 0) break;
      this.isWhole = this.isLast;
      const step = this.isWhole ? 'more' : this.read(bytes);
      if (step === 'more') break;
      this.pass = step.pass;
      this.isLast = step.isLast === true;
    }
    this.rest = this.isWhole ? new Uint8Array() : bytes.slice();
  }

  private read(bytes: Uint8Array): Step {
    if (this.reader === undefined && bytes.length < HEAD_BYTES) return 'more';
    this.reader ??= readerOf(bytes);
    return this.reader?.(bytes) ?? 'more';
  }
}

export function isCutOff(bytes: Uint8Array): boolean {
  const end = new PictureEnd();
  end.add(bytes);
  return end.isCutOff;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const latin = (bytes: Uint8Array, from: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + 4));

function readerOf(bytes: Uint8Array): Reader | null {
  const start = viewOf(bytes).getUint16(0);
  if (start === JPEG_START) return jpeg();
  if (start === PNG_START) return png();
  return latin(bytes, 0) === 'RIFF' && latin(bytes, 8) === 'WEBP' ? webp : null;
}

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Start of the image, and restart markers within a scan: they have no segment. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Skips segments by their length, so that the end marker of an embedded thumbnail is not mistaken for the picture's. */
function jpeg(): Reader {
  let isInScan = false;
  return (bytes) => {
    const at = bytes.indexOf(0xff);
    if (at !== 0 && bytes.length > 0) {
      isInScan = true;
      return { pass: at < 0 ? bytes.length : at };
    }
    const marker = bytes[1];
    if (marker === undefined) return 'more';
    if (marker === END_OF_IMAGE) return { pass: 2, isLast: true };
    if (marker === 0xff) return { pass: 1 };
    if (isBare(marker) || (isInScan && marker === 0)) return { pass: 2 };
    if (bytes.length < 4) return 'more';
    isInScan = isInScan || marker === START_OF_SCAN;
    return { pass: 2 + viewOf(bytes).getUint16(2) };
  };
}

const PNG_SIGNATURE = 8;
/** Of a chunk: length, name and checksum. */
const CHUNK_FRAME = 12;

function png(): Reader {
  let isBegun = false;
  return (bytes) => {
    if (!isBegun) {
      isBegun = true;
      return { pass: PNG_SIGNATURE };
    }
    if (bytes.length < 8) return 'more';
    return { pass: viewOf(bytes).getUint32(0) + CHUNK_FRAME, isLast: latin(bytes, 4) === 'IEND' };
  };
}

const webp: Reader = (bytes) => ({ pass: viewOf(bytes).getUint32(4, true) + 8, isLast: true });
