import { fail, ok, type Result } from '@/contract/errors';
import { isWebAddress } from '../../web-address';
import { failureOf } from '../failures';
import type { Wx } from './wx';

const OK_STATUS = 200;

/** Path of a temporary file. http and https only. WeChat also reports an error page as success. */
export async function download(
  wx: Wx,
  ability: string,
  url: string,
  onProgress?: (percent: number) => void,
): Promise<Result<string>> {
  if (!isWebAddress(url)) return fail({ kind: 'denied', ability });
  try {
    const task = wx.downloadFile({ url });
    if (onProgress) task.onProgressUpdate(({ progress }) => onProgress(progress));
    const { statusCode, tempFilePath } = await task;
    return statusCode === OK_STATUS ? ok(tempFilePath) : fail({ kind: 'http', status: statusCode });
  } catch (error) {
    return fail(failureOf(ability, error));
  }
}
