import { fail, ok, type Result } from '@/contract/errors';
import type { Tell } from '../../answered';
import { failureOf, isAuthRefusal } from '../failures';
import { WEAPP } from '../texts';
import { withPictureFile } from './data-url';
import { download } from './download';
import type { Wx } from './wx';

const WHOLE = 100;

export const saveImage = (wx: Wx, imgBase: string): Promise<Result<null>> =>
  withPictureFile(wx, imgBase, (path) =>
    intoAlbum(wx, 'SaveImg', () => wx.saveImageToPhotosAlbum({ filePath: path })),
  );

export async function savePhotoToAlbum(wx: Wx, url: string): Promise<Result<null>> {
  const file = await download(wx, 'SavePhotoToAlbum', url);
  if (!file.ok) return file;
  return intoAlbum(wx, 'SavePhotoToAlbum', () => wx.saveImageToPhotosAlbum({ filePath: file.value }));
}

/** Reports progress; ends at 100 even if the server gave no length. */
export async function saveVideo(wx: Wx, url: string, tell: Tell): Promise<Result<null>> {
  const file = await download(wx, 'SaveVideo', url, (progress) => tell('SaveVideoProgress', { progress }));
  if (!file.ok) return file;
  const saved = await intoAlbum(wx, 'SaveVideo', () => wx.saveVideoToPhotosAlbum({ filePath: file.value }));
  if (saved.ok) tell('SaveVideoProgress', { progress: WHOLE });
  return saved;
}

/** WeChat asks for album permission once and remembers a refusal: only the settings can change it. */
async function intoAlbum(wx: Wx, ability: string, save: () => Promise<unknown>): Promise<Result<null>> {
  try {
    await save();
    return ok(null);
  } catch (error) {
    if (!isAuthRefusal(error) || !(await allowedInSettings(wx))) return fail(failureOf(ability, error));
  }
  try {
    await save();
    return ok(null);
  } catch (error) {
    return fail(failureOf(ability, error));
  }
}

async function allowedInSettings(wx: Wx): Promise<boolean> {
  try {
    const { confirm } = await wx.showModal({
      content: WEAPP.albumRefused,
      confirmText: WEAPP.toSettings,
      cancelText: WEAPP.cancel,
    });
    if (!confirm) return false;
    const { authSetting } = await wx.openSetting({});
    return authSetting['scope.writePhotosAlbum'] === true;
  } catch {
    return false;
  }
}
