/** A file in parts, as every S3-compatible storage takes one: begun, its parts, ended; or given up. */
import { ProviderError } from './error';

/** The least that a part may have, but the last. */
export const S3_PART_BYTES = 8 * 1024 * 1024;

/** Asks the storage; `query` of S3's, such as '?uploads'. Throws when it cannot be reached. */
type Send = (query: string, init: RequestInit, bytes?: number) => Promise<Response>;

const UPLOAD_ID = /<UploadId>([^<]+)<\/UploadId>/;

/** S3 tells an error with status 200, too: the connection is kept open while it puts the parts together. */
const wentWrong = (text: string) => /<Error>/.test(text);

async function good(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  throw new ProviderError('storage', `http ${answer.status}`);
}

/** `first` is the part that is there already; `rest` what follows. Returns how many bytes it took. */
export async function sendInParts(
  send: Send,
  contentType: string,
  first: Buffer,
  rest: AsyncIterator<Buffer>,
): Promise<number> {
  const begun = await good(
    await send('?uploads', { method: 'POST', headers: { 'content-type': contentType } }),
  );
  const [, uploadId] = UPLOAD_ID.exec(await begun.text()) ?? [];
  if (uploadId === undefined) throw new ProviderError('storage', 'no upload id');
  const of = `uploadId=${encodeURIComponent(uploadId)}`;
  try {
    const tags: string[] = [];
    let bytes = 0;
    for (let part: IteratorResult<Buffer> = { value: first }; !part.done; part = await rest.next()) {
      const body = new Uint8Array(part.value);
      const query = `?partNumber=${tags.length + 1}&${of}`;
      const put = await good(await send(query, { method: 'PUT', body }, body.length));
      tags.push(put.headers.get('etag') ?? '');
      bytes += body.length;
    }
    const ended = await good(await send(`?${of}`, { method: 'POST', body: listOf(tags) }));
    if (wentWrong(await ended.text())) throw new ProviderError('storage', 'not put together');
    return bytes;
  } catch (error) {
    // What was sent of it would be kept, and paid for.
    await send(`?${of}`, { method: 'DELETE' }).catch(() => undefined);
    throw error;
  }
}

const listOf = (tags: readonly string[]): string => {
  const parts = tags.map(
    (tag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
};
