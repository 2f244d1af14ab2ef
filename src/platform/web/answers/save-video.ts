import { fail } from '@/contract/errors';
import { isWebAddress } from '../../web-address';
import type { Emit } from '../../answered';
import { denied, done, type Answer } from './answer';
import { fileNameOf } from './file-name';
import type { BrowserParts } from './parts';

/** If CORS forbids reading the video, open it, and the parent saves it from there. */
export const saveVideo =
  (parts: BrowserParts, emit: Emit): Answer<'saveVideo'> =>
  async ({ url }) => {
    if (!isWebAddress(url)) return denied('saveVideo');
    let answer: Response;
    try {
      answer = await parts.fetch(url);
    } catch {
      parts.follow({ url, newTab: true });
      return done;
    }
    if (!answer.ok) return fail({ kind: 'http', status: answer.status });
    try {
      const film = await readFilm(answer, (progress) => emit('SaveVideoProgress', { progress }));
      parts.follow({ url: parts.lendAddress(film), download: fileNameOf(url) });
      return done;
    } catch {
      return fail({ kind: 'network' });
    }
  };

/** Reports whole percents, each once. Without a length only 0 and 100. */
async function readFilm(answer: Response, onProgress: (percent: number) => void): Promise<Blob> {
  const type = answer.headers.get('content-type') ?? 'video/mp4';
  const total = Number(answer.headers.get('content-length') ?? 0);
  onProgress(0);
  let reported = 0;
  let received = 0;
  const parts: BlobPart[] = [];
  const reader = answer.body?.getReader();
  if (!reader) parts.push(await answer.arrayBuffer());
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(read.value);
    received += read.value.byteLength;
    // A compressed response is longer than its content-length.
    const percent = total > 0 ? Math.min(99, Math.floor((received / total) * 100)) : 0;
    if (percent > reported) onProgress((reported = percent));
  }
  onProgress(100);
  return new Blob(parts, { type });
}
