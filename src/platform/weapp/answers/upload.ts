import type { ChosenFile, UploadedFiles, UploadFileParams, UploadTarget } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import { readUploadReply } from '../../upload-reply';
import { failureOf } from '../failures';
import type { Wx } from './wx';

/** One form per file, sequentially; the first failure ends it. */
export async function uploadFile(wx: Wx, { files, to }: UploadFileParams): Promise<Result<UploadedFiles>> {
  if (!to) return fail({ kind: 'unsupported', ability: 'UploadFile' });
  const urls: string[] = [];
  for (const file of files) {
    const sent = await send(wx, file, to);
    if (!sent.ok) return sent;
    urls.push(sent.value);
  }
  return ok({ urls });
}

async function send(
  wx: Wx,
  { path, name }: ChosenFile,
  { url, field, headers, timeoutMs }: UploadTarget,
): Promise<Result<string>> {
  try {
    const { statusCode, data } = await wx.uploadFile({
      url,
      name: field,
      filePath: path,
      fileName: name,
      header: headers,
      timeout: timeoutMs,
    });
    return readUploadReply(statusCode, parsed(data));
  } catch (error) {
    return fail(failureOf('UploadFile', error));
  }
}

/** wx.uploadFile returns the body as text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
