import { natives } from '../../natives';
import { WxError, type WxContext, type WxMethods } from '../context';
import { fileStoreOf, isUserFile } from '../files/file-store';
import { extensionOf } from '../files/file-tree';
import { asyncMethods, optional, parameter } from '../methods';
import { timeoutOf } from '../network/addresses';
import { requestHeaders } from '../network/headers';
import { lineOf } from '../network/line';

type Options = Record<string, unknown>;

const isWebAddress = (src: string): boolean => /^https?:\/\//i.test(src) && !isUserFile(src);
const ENDINGS: Record<string, string> = { jpeg: 'jpg', png: 'png', gif: 'gif' };

async function fetched(context: WxContext, url: string): Promise<Uint8Array> {
  const { answer } = lineOf(context).send({
    url,
    method: 'GET',
    header: requestHeaders(context, undefined, null),
    body: null,
    binary: false,
    timeout: timeoutOf(context, undefined, 'downloadFile'),
  });
  const { statusCode, body } = await answer;
  if (statusCode >= 400) throw new WxError(`download image fail. reason: ${statusCode}`);
  return new Uint8Array(natives.fromBase64(body));
}

/** Bytes of a file of the mini program; `src` is a local path. */
export function localFile(context: WxContext, src: string): Uint8Array {
  const bytes = fileStoreOf(context).read(src);
  if (!bytes) throw new WxError('file not found');
  return bytes;
}

/** For a local file or a web address, which is downloaded to a temporary file. */
async function getImageInfo(context: WxContext, options: Options): Promise<object> {
  const src = parameter<string>(options.src, 'src', 'String');
  const isRemote = isWebAddress(src);
  const bytes = isRemote ? await fetched(context, src) : localFile(context, src);
  const { width, height, type, orientation } = await context.node.call('media.info', {
    base64: natives.toBase64(bytes),
  });
  if (width === 0 || type.startsWith('video/')) throw new WxError('image not found');
  const path = isRemote
    ? fileStoreOf(context).temporary(bytes, ENDINGS[type] ?? extensionOf(src.replace(/[?#].*$/, '')))
    : src.replace(/^\//, '');
  return { width, height, path, type, orientation };
}

/** A copy: the host does not compress pictures. */
function compressImage(context: WxContext, options: Options): object {
  const src = parameter<string>(options.src, 'src', 'String');
  const quality = optional(options.quality, 'quality', 'Number', 80);
  if (quality < 0 || quality > 100) throw new WxError('parameter error: parameter.quality is invalid;');
  const bytes = localFile(context, src);
  return { tempFilePath: fileStoreOf(context).temporary(bytes, extensionOf(src)) };
}

function previewImage(context: WxContext, options: Options): Promise<unknown> {
  const urls = parameter<unknown[]>(options.urls, 'urls', 'Array').map(String);
  if (urls.length === 0) throw new WxError('parameter error: parameter.urls should have at least 1 item;');
  const current = urls.indexOf(String(options.current));
  return context.shell.call('ui.preview', { urls, current: Math.max(current, 0) });
}

function previewMedia(context: WxContext, options: Options): Promise<unknown> {
  const sources = parameter<{ url?: unknown }[]>(options.sources, 'sources', 'Array');
  const urls = sources.map(({ url }) => parameter<string>(url, 'sources.url', 'String'));
  if (urls.length === 0) throw new WxError('parameter error: parameter.sources should have at least 1 item;');
  const current = optional(options.current, 'current', 'Number', 0);
  return context.shell.call('ui.preview', {
    urls,
    current: Math.max(0, Math.min(current, urls.length - 1)),
  });
}

const settled = async (work: Promise<unknown>): Promise<void> => void (await work);

export const imageMethods = (context: WxContext): WxMethods =>
  asyncMethods(context, {
    getImageInfo: (options: Options) => getImageInfo(context, options),
    compressImage: (options: Options) => compressImage(context, options),
    previewImage: (options: Options) => settled(previewImage(context, options)),
    previewMedia: (options: Options) => settled(previewMedia(context, options)),
  });
