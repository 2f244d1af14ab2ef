import type { NativeImageData } from '../../native-canvas';

/* toDataURL is synchronous, the browser's encoders are not: this writes an uncompressed PNG. */

const CRC = Uint32Array.from({ length: 256 }, (_all, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return ((high << 16) | low) >>> 0;
}

function join(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const word = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = join([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return join([word(data.length), named, word(crc32(named))]);
}

/** A zlib stream of stored blocks. */
function stored(data: Uint8Array): Uint8Array {
  const LIMIT = 0xffff;
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let at = 0; at === 0 || at < data.length; at += LIMIT) {
    const block = data.subarray(at, at + LIMIT);
    const last = at + LIMIT >= data.length ? 1 : 0;
    const { length } = block;
    parts.push(Uint8Array.of(last, length & 255, length >>> 8, ~length & 255, (~length >>> 8) & 255), block);
  }
  return join([...parts, word(adler32(data))]);
}

export function encodePng({ width, height, data }: NativeImageData): Uint8Array {
  const row = width * 4;
  // Filter type of each row: none.
  const rows = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const header = join([word(width), word(height), Uint8Array.of(8, 6, 0, 0, 0)]);
  return join([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', stored(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
