import { base64 } from '../crypto/bytes';

/** A square black-and-white PNG as data URL. Encoded by hand, because canvas APIs differ by host, and albums accept no SVG. */
export function pngDataUrl(width: number, isDark: (x: number, y: number) => boolean): string {
  const bytes = [
    ...SIGNATURE,
    // One bit per pixel, greyscale.
    ...chunk('IHDR', [...bigEndian(width), ...bigEndian(width), 1, 0, 0, 0, 0]),
    ...chunk('IDAT', stored(pixels(width, isDark))),
    ...chunk('IEND', []),
  ];
  return `data:image/png;base64,${base64(Uint8Array.from(bytes))}`;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Maximum size of an uncompressed deflate block. */
const MAX_BLOCK = 65_535;
const ADLER_PRIME = 65_521;

/** Each row starts with its filter type, none; a set bit is white. */
function pixels(width: number, isDark: (x: number, y: number) => boolean): number[] {
  const bytesPerRow = Math.ceil(width / 8);
  const rows: number[] = [];
  for (let y = 0; y < width; y += 1) {
    rows.push(0);
    for (let byte = 0; byte < bytesPerRow; byte += 1) {
      let bits = 0;
      for (let bit = 0; bit < 8; bit += 1) {
        const x = byte * 8 + bit;
        bits = bits * 2 + (x < width && isDark(x, y) ? 0 : 1);
      }
      rows.push(bits);
    }
  }
  return rows;
}

/** zlib without compression: too small to justify a library. */
function stored(data: readonly number[]): number[] {
  const blocks: number[] = [];
  for (let start = 0; start < data.length; start += MAX_BLOCK) {
    const block = data.slice(start, start + MAX_BLOCK);
    const [low, high] = [block.length & 0xff, block.length >> 8];
    blocks.push(start + MAX_BLOCK >= data.length ? 1 : 0, low, high, low ^ 0xff, high ^ 0xff);
    for (const byte of block) blocks.push(byte);
  }
  return [0x78, 0x01, ...blocks, ...bigEndian(adler(data))];
}

function chunk(name: string, data: readonly number[]): number[] {
  const named = [...name].map((letter) => letter.charCodeAt(0)).concat(data);
  return [...bigEndian(data.length), ...named, ...bigEndian(crc(named))];
}

const bigEndian = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

function adler(data: readonly number[]): number {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % ADLER_PRIME;
    b = (b + a) % ADLER_PRIME;
  }
  return b * 65_536 + a;
}

function crc(data: readonly number[]): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return value ^ 0xffffffff;
}
