import { AwsClient } from 'aws4fetch';
import { ProviderError } from './error';
import { inPiecesOf } from './pieces';
import { S3_PART_BYTES, sendInParts } from './s3-parts';
import type { S3Settings } from '../provider-settings';
import type { AskedPart, StorageProvider, StoredFile, StoredPart } from './storage';

const DEFAULT_TYPE = 'application/octet-stream';
const PATIENCE_MS = 15_000;
/** 1 MB/s: the timeout grows with the size, since a film takes longer than a picture. */
const SLOWEST_BYTES_PER_MS = 1000;

/** Any S3-compatible storage, addressed as <endpoint>/<bucket>/<key>. */
export function s3Storage(
  settings: S3Settings,
  measured = (ask: () => Promise<Response>): Promise<Response> => ask(),
): StorageProvider {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket, publicEndpoint } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const urlOf = (key: string, at = endpoint) =>
    `${at}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const send = async (key: string, init: RequestInit, bytes = 0, query = ''): Promise<Response> => {
    const patience = PATIENCE_MS + Math.ceil(bytes / SLOWEST_BYTES_PER_MS);
    try {
      const signal = AbortSignal.timeout(patience);
      return await measured(() => client.fetch(urlOf(key) + query, { ...init, signal }));
    } catch {
      throw new ProviderError('storage', 'unreachable');
    }
  };
  const put = async (key: string, { body, contentType }: StoredFile): Promise<void> => {
    const init = { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': contentType } };
    const answer = await send(key, init, body.length);
    if (!answer.ok) throw new ProviderError('storage', `http ${answer.status}`);
  };
  return {
    put,
    async putPieces(key, contentType, source) {
      const pieces = inPiecesOf(S3_PART_BYTES, source);
      const first = Buffer.from((await pieces.next()).value ?? []);
      const second = first.length < S3_PART_BYTES ? { done: true as const } : await pieces.next();
      if (second.done === true) {
        await put(key, { body: first, contentType });
        return first.length;
      }
      const asked = (query: string, init: RequestInit, bytes?: number) => send(key, init, bytes, query);
      return sendInParts(asked, contentType, first, withFirst(second.value, pieces));
    },
    async get(key) {
      const answer = await send(key, { method: 'GET' });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new ProviderError('storage', `http ${answer.status}`);
      const body = Buffer.from(await answer.arrayBuffer());
      return { body, contentType: answer.headers.get('content-type') ?? DEFAULT_TYPE };
    },
    async getPart(key, part) {
      const range = 'last' in part ? `bytes=-${part.last}` : `bytes=${part.from}-${part.to}`;
      const answer = await send(key, { method: 'GET', headers: { range } });
      if (answer.status === 404) return null;
      if (!answer.ok && answer.status !== 416) throw new ProviderError('storage', `http ${answer.status}`);
      return partOf(answer, part);
    },
    async addressOf(key, seconds) {
      if (publicEndpoint === null) return null;
      const url = new URL(urlOf(key, publicEndpoint));
      url.searchParams.set('X-Amz-Expires', String(seconds));
      return (await client.sign(url.href, { method: 'GET', aws: { signQuery: true } })).url;
    },
    async remove(key) {
      const answer = await send(key, { method: 'DELETE' });
      if (!answer.ok && answer.status !== 404) throw new ProviderError('storage', `http ${answer.status}`);
    },
  };
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

const PLACE = /^bytes (?:(\d+)-\d+|\*)\/(\d+)$/;

async function partOf(answer: Response, asked: AskedPart): Promise<StoredPart> {
  const body = Buffer.from(await answer.arrayBuffer());
  const contentType = answer.headers.get('content-type') ?? DEFAULT_TYPE;
  const version = answer.headers.get('etag') ?? '';
  // A storage without range support sends the whole file.
  if (answer.status === 200) return { contentType, version, size: body.length, ...cut(body, asked) };
  const [, from = '0', size = '0'] = PLACE.exec(answer.headers.get('content-range') ?? '') ?? [];
  const isOutside = answer.status === 416;
  return { contentType, version, size: Number(size), from: Number(from), body: isOutside ? null : body };
}

function cut(body: Buffer, asked: AskedPart): Pick<StoredPart, 'from' | 'body'> {
  const from = 'last' in asked ? Math.max(0, body.length - asked.last) : asked.from;
  const to = 'last' in asked ? body.length - 1 : Math.min(asked.to, body.length - 1);
  return { from, body: from > to ? null : body.subarray(from, to + 1) };
}
