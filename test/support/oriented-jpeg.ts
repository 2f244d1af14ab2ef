/** JPEGs with an EXIF orientation. Node only. */
export interface ExifOptions {
  readonly littleEndian?: boolean;
  /** Puts an XMP segment first, which has the same marker as EXIF. */
  readonly afterXmp?: boolean;
}

const XMP = Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>');

/** `jpeg` with an EXIF segment; another tag precedes the orientation. */
export function withOrientation(jpeg: Buffer, orientation: number, options: ExifOptions = {}): Buffer {
  const segments = [...(options.afterXmp ? [segment(XMP)] : []), segment(exif(orientation, options))];
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

function segment(content: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function exif(orientation: number, { littleEndian = false }: ExifOptions): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  const short = (value: number, at: number) =>
    littleEndian ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    littleEndian ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(littleEndian ? 'II' : 'MM', 0, 'latin1');
  short(42, 2);
  long(8, 4);
  short(2, 8);
  // YCbCrPositioning, then Orientation: tag, type SHORT, count 1, value.
  [
    [0x0103, 6],
    [0x0112, orientation],
  ].forEach(([tag = 0, value = 0], index) => {
    const at = 10 + index * 12;
    short(tag, at);
    short(3, at + 2);
    long(1, at + 4);
    short(value, at + 8);
  });
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}
