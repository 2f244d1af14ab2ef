import type { NetResponse } from '../../../protocol/net';
import { natives } from '../../natives';
import { WxError, type Callbacks, type WxContext, type WxMethods } from '../context';
import { writableFile } from '../files/paths';
import { fileStoreOf, type FileStore } from '../files/file-store';
import { extensionOf, nameOf } from '../files/file-tree';
import { optional, parameter } from '../methods';
import { addressOf, timeoutOf } from './addresses';
import { headerOf, requestHeaders } from './headers';
import { lineOf, type Listeners, type Sent } from './line';
import { multipart } from './multipart';
import { startNow, textOf } from './request';
import { callBack, taskEvents } from './task';

interface TransferOptions extends Callbacks {
  url?: unknown;
  header?: unknown;
  timeout?: unknown;
  filePath?: unknown;
  name?: unknown;
  formData?: unknown;
}

const DOWNLOAD_LIMIT = 200 * 1024 * 1024;
const EVENTS = ['HeadersReceived', 'ProgressUpdate'];
/** File extensions by content type, for URLs without one. */
const ENDINGS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'application/json': 'json',
};

type ProgressNames = [loaded: string, total: string];
const UP: ProgressNames = ['totalBytesSent', 'totalBytesExpectedToSend'];
const DOWN: ProgressNames = ['totalBytesWritten', 'totalBytesExpectedToWrite'];

/** UploadTask or DownloadTask for the work of `start`. */
function transfer(
  context: WxContext,
  name: 'uploadFile' | 'downloadFile',
  options: TransferOptions,
  start: (listeners: Listeners) => Sent,
  done: (response: NetResponse) => Promise<object>,
): WxMethods {
  const { emitter, methods } = taskEvents(context, EVENTS);
  const [direction, [loadedName, totalName]] = name === 'uploadFile' ? ['up', UP] : ['down', DOWN];
  const listeners: Listeners = {
    headers: ({ header }) => emitter.emit('HeadersReceived', { header }),
    progress(event) {
      // Without a length there is no progress.
      if (event.direction !== direction || event.total <= 0) return;
      const progress = Math.floor((event.loaded / event.total) * 100);
      emitter.emit('ProgressUpdate', { progress, [loadedName]: event.loaded, [totalName]: event.total });
    },
  };
  let sent: Sent | null = null;
  callBack(
    context,
    name,
    options,
    startNow(
      () => start(listeners),
      (job) => (sent = job),
      done,
    ),
  );
  return { abort: () => sent?.abort(), ...methods };
}

function upload(context: WxContext, options: TransferOptions, listeners: Listeners): Sent {
  const url = addressOf(context, options.url, 'https?');
  const path = parameter<string>(options.filePath, 'filePath', 'String');
  const name = parameter<string>(options.name, 'name', 'String');
  const fields = optional<Record<string, unknown>>(options.formData, 'formData', 'Object', {});
  const bytes = fileStoreOf(context).read(path);
  if (!bytes) throw new WxError('file not found');
  const { contentType, body } = multipart(fields, { name, fileName: nameOf(path), bytes });
  return lineOf(context).send(
    {
      url,
      method: 'POST',
      header: requestHeaders(context, options.header, contentType),
      body: natives.toBase64(body),
      binary: true,
      timeout: timeoutOf(context, options.timeout, 'uploadFile'),
      progress: 'up',
    },
    listeners,
  );
}

function download(context: WxContext, options: TransferOptions, listeners: Listeners): Sent {
  const url = addressOf(context, options.url, 'https?');
  const path = optional<string | null>(options.filePath, 'filePath', 'String', null);
  if (path !== null) writableFile(fileStoreOf(context), path);
  return lineOf(context).send(
    {
      url,
      method: 'GET',
      header: requestHeaders(context, options.header, null),
      body: null,
      binary: false,
      timeout: timeoutOf(context, options.timeout, 'downloadFile'),
      progress: 'down',
      maxBytes: DOWNLOAD_LIMIT,
    },
    listeners,
  );
}

/** Stores the response: at filePath, else as a temporary file. */
function keep(store: FileStore, { url, filePath }: TransferOptions, response: NetResponse): object {
  const bytes = new Uint8Array(natives.fromBase64(response.body));
  if (typeof filePath === 'string') {
    store.write(writableFile(store, filePath), bytes);
    return { filePath };
  }
  const type = headerOf(response.header, 'content-type')?.split(';')[0]?.trim() ?? '';
  const address = String(url)
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '');
  return { tempFilePath: store.temporary(bytes, extensionOf(address) || (ENDINGS[type] ?? 'unknown')) };
}

export const transferMethods = (context: WxContext): WxMethods => ({
  uploadFile: (options: TransferOptions = {}) =>
    transfer(
      context,
      'uploadFile',
      options,
      (listeners) => upload(context, options, listeners),
      async ({ body, header, statusCode }) => ({
        data: textOf(natives.fromBase64(body), header),
        statusCode,
      }),
    ),
  downloadFile: (options: TransferOptions = {}) =>
    transfer(
      context,
      'downloadFile',
      options,
      (listeners) => download(context, options, listeners),
      async (response) => ({
        ...keep(fileStoreOf(context), options, response),
        statusCode: response.statusCode,
      }),
    ),
});
