import type { UploadTarget } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import { readUploadReply } from '../../upload-reply';
import { denied, unsupported, type Answer } from './answer';
import type { BrowserParts } from './parts';

/** One form per file, sequentially; the first failure ends it. */
export const uploadFile =
  (parts: BrowserParts): Answer<'uploadFile'> =>
  async ({ files, to }) => {
    if (!to) return unsupported('uploadFile');
    const urls: string[] = [];
    for (const { path } of files) {
      const file = parts.chosen.get(path);
      if (!file) return denied('uploadFile');
      const sent = await send(parts, file, to);
      if (!sent.ok) return sent;
      urls.push(sent.value);
    }
    return ok({ urls });
  };

async function send(
  parts: BrowserParts,
  { bytes, name }: { readonly bytes: Blob; readonly name: string },
  { url, field, headers, timeoutMs }: UploadTarget,
): Promise<Result<string>> {
  const form = new FormData();
  form.append(field, bytes, name);
  const controller = new AbortController();
  const timer = parts.scheduler.after(timeoutMs, () => controller.abort());
  try {
    const answer = await parts.fetch(url, {
      method: 'POST',
      headers,
      body: form,
      signal: controller.signal,
      cache: 'no-store',
    });
    const body: unknown = await answer.json().catch(() => undefined);
    return readUploadReply(answer.status, body);
  } catch {
    return fail({ kind: controller.signal.aborted ? 'timeout' : 'network' });
  } finally {
    timer.stop();
  }
}
