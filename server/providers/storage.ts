import { AwsClient } from 'aws4fetch';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/types';
import type { Clock } from '../time';
import { ProviderError } from './error';
import type { S3Settings } from './settings';
import { files } from './tables';

export interface StoredFile {
  readonly body: Buffer;
  readonly contentType: string;
}

export interface StorageProvider {
  /** Replaces what was there. */
  put(key: string, file: StoredFile): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** Nothing happens when there is none. */
  remove(key: string): Promise<void>;
}

const DEFAULT_TYPE = 'application/octet-stream';
const PATIENCE_MS = 15_000;
/** One megabyte a second: a film takes longer than a picture. */
const SLOWEST_BYTES_PER_MS = 1000;

/** Any S3-compatible storage, addressed as <endpoint>/<bucket>/<key>. */
export function s3Storage(settings: S3Settings): StorageProvider {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const urlOf = (key: string) => `${endpoint}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const send = async (key: string, init: RequestInit, bytes = 0): Promise<Response> => {
    const patience = PATIENCE_MS + Math.ceil(bytes / SLOWEST_BYTES_PER_MS);
    try {
      return await client.fetch(urlOf(key), { ...init, signal: AbortSignal.timeout(patience) });
    } catch {
      throw new ProviderError('storage', 'unreachable');
    }
  };
  return {
    async put(key, { body, contentType }) {
      const init = {
        method: 'PUT',
        body: new Uint8Array(body),
        headers: { 'content-type': contentType },
      };
      const answer = await send(key, init, body.length);
      if (!answer.ok) throw new ProviderError('storage', `http ${answer.status}`);
    },
    async get(key) {
      const answer = await send(key, { method: 'GET' });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new ProviderError('storage', `http ${answer.status}`);
      const body = Buffer.from(await answer.arrayBuffer());
      return { body, contentType: answer.headers.get('content-type') ?? DEFAULT_TYPE };
    },
    async remove(key) {
      const answer = await send(key, { method: 'DELETE' });
      if (!answer.ok && answer.status !== 404) throw new ProviderError('storage', `http ${answer.status}`);
    },
  };
}

/** Keeps the files in the database, where every instance finds them. */
export function demoStorage(db: Db, clock: Clock): StorageProvider {
  return {
    async put(key, { body, contentType }) {
      const row = { body, contentType, storedAt: clock.now() };
      await db
        .insert(files)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: files.key, set: row });
    },
    async get(key) {
      const [found] = await db.select().from(files).where(eq(files.key, key));
      return found === undefined ? null : { body: found.body, contentType: found.contentType };
    },
    async remove(key) {
      await db.delete(files).where(eq(files.key, key));
    },
  };
}
