/** A multipart form with one file, as sent by wx.uploadFile and browsers. */
export interface FormFile {
  readonly bytes: Buffer;
  readonly field?: string;
  readonly filename?: string;
  readonly type?: string;
}

const BOUNDARY = '----wandou-test-boundary';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export function formOf({ bytes, field = 'file', filename = 'a.jpg', type = 'image/jpeg' }: FormFile): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\n` +
        `content-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

const padded = (start: string | Buffer, size = 64, end = Buffer.alloc(0)): Buffer =>
  Buffer.concat([Buffer.from(start), Buffer.alloc(size - end.length), end]);

/** The rest of a PNG: header, one chunk of zeros, end. */
function pngRest(size: number): Buffer {
  const end = Buffer.from('0000000049454e44ae426082', 'hex');
  const rest = Buffer.concat([Buffer.alloc(size - end.length), end]);
  rest.writeUInt32BE(size - 17 - 12 - end.length, 17);
  return rest;
}

/** Magic bytes of file types, padded with zeros to `size`, with a trailer for pictures that have one. */
export const sample = {
  jpeg: (size?: number) => padded(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), size, Buffer.from([0xff, 0xd9])),
  png: (size = 64) => Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), pngRest(size)]),
  webp: (size?: number) => padded(Buffer.from('524946460000000057454250', 'hex'), size),
  mp4: (size?: number) => padded(Buffer.from('00000018667479706d703432', 'hex'), size),
  heic: (size?: number) => padded(Buffer.from('000000186674797068656963', 'hex'), size),
};
