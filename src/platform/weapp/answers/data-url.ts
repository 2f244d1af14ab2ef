import { fail, ok, type Result } from '@/contract/errors';
import type { Wx } from './wx';

const PICTURE = /^data:image\/(png|jpe?g|gif|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

let written = 0;

/**
 * WeChat's album and share sheet accept files only: writes a data URL's image to a temporary file and deletes it afterwards. `decode` for
 * anything but an image.
 */
export async function withPictureFile<T>(
  wx: Wx,
  dataUrl: string,
  work: (path: string) => Promise<Result<T>>,
): Promise<Result<T>> {
  const [, type, base64] = PICTURE.exec(dataUrl) ?? [];
  if (!type || !base64) return fail({ kind: 'decode', reason: 'no picture' });
  const path = await write(wx, type, base64);
  if (!path.ok) return path;
  const result = await work(path.value);
  wx.getFileSystemManager().unlink({ filePath: path.value, fail: () => undefined });
  return result;
}

/** Fails if the mini program's storage is full. */
function write(wx: Wx, type: string, data: string): Promise<Result<string>> {
  const filePath = `${wx.env.USER_DATA_PATH ?? ''}/picture-${(written += 1)}.${type === 'jpeg' ? 'jpg' : type}`;
  return new Promise((resolve) => {
    wx.getFileSystemManager().writeFile({
      filePath,
      data,
      encoding: 'base64',
      success: () => resolve(ok(filePath)),
      fail: () => resolve(fail({ kind: 'denied', ability: 'writeFile' })),
    });
  });
}
