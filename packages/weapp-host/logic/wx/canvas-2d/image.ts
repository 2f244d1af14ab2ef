import { nativeCanvas, type NativeBitmap } from '../../native-canvas';
import { natives } from '../../natives';
import { WxError, type WxContext } from '../context';
import { fileStoreOf } from '../files/file-store';
import { stand } from './native-of';

const TIMEOUT = 60_000;
// Avoids ids of wx.request and of fonts.
let nextDownload = 2 ** 41;

async function download(context: WxContext, url: string): Promise<Uint8Array> {
  const { statusCode, body } = await context.node.call('net.request', {
    id: nextDownload++,
    url,
    method: 'GET',
    header: {},
    body: null,
    binary: false,
    timeout: TIMEOUT,
  });
  if (statusCode !== 200) throw new WxError(`GET ${url} ${statusCode}`);
  return new Uint8Array(natives.fromBase64(body));
}

function fromDataUrl(url: string): Uint8Array {
  const comma = url.indexOf(',');
  const data = url.slice(comma + 1);
  if (url.slice(0, comma).endsWith(';base64')) return new Uint8Array(natives.fromBase64(data));
  return natives.utf8(decodeURIComponent(data));
}

/** Bytes of a package file, a user file, a web address or a data URL. */
async function bytesOf(context: WxContext, src: string): Promise<Uint8Array> {
  if (src.startsWith('data:')) return fromDataUrl(src);
  const file = fileStoreOf(context).read(src);
  if (file) return file;
  if (/^https?:\/\//.test(src)) return download(context, src);
  throw new WxError(`no such file or directory, open ${src}`);
}

/** Canvas.createImage(): usable by drawImage once loaded. */
export class Image {
  onload: ((event: object) => void) | null = null;
  onerror: ((error: object) => void) | null = null;
  referrerPolicy = 'no-referrer';
  width = 0;
  height = 0;
  readonly #context: WxContext;
  #src = '';

  constructor(context: WxContext) {
    this.#context = context;
  }

  get src(): string {
    return this.#src;
  }

  set src(src: string) {
    this.#src = String(src);
    stand(this, undefined);
    void this.#load(this.#src);
  }

  async #load(src: string): Promise<void> {
    const { guard } = this.#context;
    let bitmap: NativeBitmap;
    try {
      bitmap = await nativeCanvas.decode(await bytesOf(this.#context, src));
    } catch (error) {
      const errMsg = error instanceof Error ? error.message : String(error);
      if (src === this.#src) guard((event: object) => this.onerror?.(event), { errMsg });
      return;
    }
    if (src !== this.#src) return;
    stand(this, bitmap);
    this.width = bitmap.width;
    this.height = bitmap.height;
    guard((event: object) => this.onload?.(event), { type: 'load' });
  }
}
