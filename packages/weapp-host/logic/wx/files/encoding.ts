import { natives } from '../../natives';
import { WxError } from '../context';
import { FILE_ERROR } from './file-error';

type Codec = { encode: (text: string) => Uint8Array; decode: (bytes: Uint8Array) => string };

export const isArrayBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** Exact bytes: a view's buffer may be larger than the view. */
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer as ArrayBuffer;

const STEP = 0x8000;
function chars(bytes: Uint8Array, mask: number): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += STEP)
    text += String.fromCharCode(...bytes.subarray(start, start + STEP).map((byte) => byte & mask));
  return text;
}

const latin1: Codec = {
  encode: (text) => Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff),
  decode: (bytes) => chars(bytes, 0xff),
};
const ascii: Codec = { encode: latin1.encode, decode: (bytes) => chars(bytes, 0x7f) };
const utf8: Codec = { encode: natives.utf8, decode: (bytes) => natives.text(bytes) };

const hex: Codec = {
  encode: (text) => Uint8Array.from(text.match(/[\da-f]{2}/gi) ?? [], (pair) => parseInt(pair, 16)),
  decode: (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
};

const utf16: Codec = {
  encode(text) {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), true);
    return bytes;
  },
  decode(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let text = '';
    for (let at = 0; at + 1 < bytes.length; at += 2) text += String.fromCharCode(view.getUint16(at, true));
    return text;
  },
};

const base64: Codec = {
  encode(text) {
    try {
      return new Uint8Array(natives.fromBase64(text));
    } catch {
      throw new WxError('base64 encode error', { errCode: FILE_ERROR.base64 });
    }
  },
  decode: natives.toBase64,
};

const CODECS: Record<string, Codec> = {
  ascii,
  base64,
  binary: latin1,
  hex,
  latin1,
  ucs2: utf16,
  'ucs-2': utf16,
  utf16le: utf16,
  'utf-16le': utf16,
  utf8,
  'utf-8': utf8,
};

function codec(encoding: unknown): Codec {
  const known = typeof encoding === 'string' ? CODECS[encoding] : undefined;
  if (!known) throw new WxError(`invalid encoding "${String(encoding)}"`, { errCode: FILE_ERROR.invalid });
  return known;
}

/** Bytes of written data: text with an encoding (default utf8), or an ArrayBuffer. */
export function toBytes(data: unknown, encoding: unknown = 'utf8'): Uint8Array {
  if (isArrayBuffer(data)) return new Uint8Array(data.slice(0));
  if (typeof data === 'string') return codec(encoding ?? 'utf8').encode(data);
  const kind = Object.prototype.toString.call(data).slice(8, -1);
  throw new WxError(`parameter error: parameter.data should be String/ArrayBuffer instead of ${kind};`);
}

/** Result of a read: text if an encoding is given, else an ArrayBuffer. */
export const fromBytes = (bytes: Uint8Array, encoding: unknown): string | ArrayBuffer =>
  encoding === undefined || encoding === null ? bufferOf(bytes) : codec(encoding).decode(bytes);
