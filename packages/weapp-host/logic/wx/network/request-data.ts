import { natives } from '../../natives';
import { WxError } from '../context';
import { isArrayBuffer } from '../files/encoding';

export interface Outgoing {
  url: string;
  body: string | null;
  binary: boolean;
}

const METHODS = ['OPTIONS', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'CONNECT'];
const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** In upper case; without PATCH. */
export function methodOf(given: unknown): string {
  const method = String(given ?? 'GET').toUpperCase();
  if (!METHODS.includes(method)) throw new WxError('method is invalid');
  return method;
}

const query = (data: object): string =>
  Object.entries(data)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&');

function withQuery(url: string, data: object): string {
  const extra = query(data);
  if (extra === '') return url;
  const [address = '', ...anchor] = url.split('#');
  const mark = address.includes('?') ? (/[?&]$/.test(address) ? '' : '&') : '?';
  return [`${address}${mark}${extra}`, ...anchor].join('#');
}

function text(data: object, contentType: string): string {
  return /application\/x-www-form-urlencoded/i.test(contentType) ? query(data) : JSON.stringify(data);
}

/** Data goes into the query of a GET, otherwise into the body according to the content-type. */
export function outgoing(url: string, method: string, data: unknown, contentType: string): Outgoing {
  const none: Outgoing = { url, body: null, binary: false };
  if (data === undefined || data === null) return none;
  const isObject = kindOf(data) === 'Object' || Array.isArray(data);
  if (typeof data !== 'string' && !isObject && !isArrayBuffer(data))
    throw new WxError(
      `parameter error: parameter.data should be String/Object/ArrayBuffer instead of ${kindOf(data)};`,
    );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  if (isObject && !hasBody) return { ...none, url: withQuery(url, data) };
  if (!hasBody) return none;
  if (isArrayBuffer(data)) return { url, body: natives.toBase64(data), binary: true };
  return { url, body: typeof data === 'string' ? data : text(data, contentType), binary: false };
}
