import { base64 } from '../crypto/bytes';

/**
 * A square black-and-white PNG as data URL, each module `scale` pixels wide. Encoded by hand, because canvas APIs differ by host, and
 * albums accept no SVG.
 */
export function pngDataUrl(
  modules: number,
  scale: number,
  isDark: (column: number, row: number) => boolean,
): string {
  const width = bigEndian(modules * scale);
  const bytes = [
    ...SIGNATURE,
    // One bit per pixel, greyscale.
    ...chunk('IHDR', [...width, ...width, 1, 0, 0, 0, 0]),
    ...chunk('IDAT', stored(pixels(modules, scale, isDark))),
    ...chunk('IEND', []),
  ];
  return `data:image/png;base64,${base64(Uint8Array.from(bytes))}`;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Maximum size of an uncompressed deflate block. */
const MAX_BLOCK = 65_535;
const ADLER_PRIME = 65_521;

/** All rows of a module are the same. */
function pixels(modules: number, scale: number, isDark: (column: number, row: number) => boolean): number[] {
  const rows: number[] = [];
  for (let module = 0; module < modules; module += 1) {
    const row = rowOf(modules * scale, (x) => isDark(Math.floor(x / scale), module));
    for (let copy = 0; copy < scale; copy += 1) rows.push(...row);
  }
  return rows;
}

/** Starts with its filter type, none; a set bit is white. */
function rowOf(width: number, isDark: (x: number) => boolean): number[] {
  const bytes = [0];
  for (let start = 0; start < width; start += 8) {
    let bits = 0;
    for (let x = start; x < start + 8; x += 1) bits = bits * 2 + (x < width && isDark(x) ? 0 : 1);
    bytes.push(bits);
  }
  return bytes;
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
