/** S3 multipart upload: create, upload parts, complete; or abort. */
import { ProviderError } from './error';

/** Part size in bytes; S3 requires a minimum size for every part but the last. */
export const S3_PART_BYTES = 8 * 1024 * 1024;

/** Sends an S3 request; `query` such as '?uploads'. Throws if the storage cannot be reached. */
type Send = (query: string, init: RequestInit, bytes?: number) => Promise<Response>;

const UPLOAD_ID = /<UploadId>([^<]+)<\/UploadId>/;

/** S3 may report an error with status 200, since it keeps the connection open while assembling the parts. */
const wentWrong = (text: string) => /<Error>/.test(text);

async function good(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  throw new ProviderError('storage', `http ${answer.status}`);
}

/** `first` has already been read; `rest` follows. Returns the number of bytes uploaded. */
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
    // Abort: uploaded parts would be kept and billed.
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
