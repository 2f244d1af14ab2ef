import { deflateSync } from 'node:zlib';

export interface SampleMedium {
  name: string;
  bytes: Buffer;
}

type Colour = [red: number, green: number, blue: number];

const CRC_TABLE = Array.from({ length: 256 }, (_unused, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ byte) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG with a horizontal gradient to white. */
export function fadingPng(width: number, height: number, [red, green, blue]: Colour): Buffer {
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x++) {
    const fade = (value: number) => Math.round(value + ((255 - value) * x) / width);
    row.set([fade(red), fade(green), fade(blue)], 1 + x * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel, three channels.
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const words = (count: number, values: Record<number, number>): Buffer => {
  const bytes = Buffer.alloc(count * 4);
  for (const [index, value] of Object.entries(values)) bytes.writeUInt32BE(value, Number(index) * 4);
  return bytes;
};

/** Header of an MP4: size and duration are readable, there is no content. Duration in ms. */
export function emptyMp4(width: number, height: number, duration: number): Buffer {
  const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0isommp41', 'latin1'));
  // Timescale 1000; rate 1.0; identity matrix; next track id.
  const mvhd = words(25, {
    3: 1000,
    4: duration,
    5: 0x10000,
    9: 0x10000,
    13: 0x10000,
    17: 0x40000000,
    24: 2,
  });
  const tkhd = words(21, {
    0: 7,
    3: 1,
    5: duration,
    10: 0x10000,
    14: 0x10000,
    18: 0x40000000,
    19: width << 16,
    20: height << 16,
  });
  return Buffer.concat([ftyp, box('moov', box('mvhd', mvhd), box('trak', box('tkhd', tkhd)))]);
}

/** Files for the pickers if the tester has none. */
export const SAMPLE_IMAGES: readonly (() => SampleMedium)[] = [
  () => ({ name: 'sample-1.png', bytes: fadingPng(120, 90, [7, 193, 96]) }),
  () => ({ name: 'sample-2.png', bytes: fadingPng(90, 120, [87, 107, 149]) }),
  () => ({ name: 'sample-3.png', bytes: fadingPng(100, 100, [250, 81, 81]) }),
];
export const SAMPLE_VIDEOS: readonly (() => SampleMedium)[] = [
  () => ({ name: 'sample-1.mp4', bytes: emptyMp4(320, 240, 2000) }),
];
