import { ok, type Result } from '@/contract/errors';
import type { Emit } from '../../answered';
import { withPictureFile } from './data-url';
import { download } from './download';
import { permitted } from './permission';
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
export async function saveVideo(wx: Wx, url: string, emit: Emit): Promise<Result<null>> {
  const file = await download(wx, 'SaveVideo', url, (progress) => emit('SaveVideoProgress', { progress }));
  if (!file.ok) return file;
  const saved = await intoAlbum(wx, 'SaveVideo', () => wx.saveVideoToPhotosAlbum({ filePath: file.value }));
  if (saved.ok) emit('SaveVideoProgress', { progress: WHOLE });
  return saved;
}

async function intoAlbum(wx: Wx, ability: string, save: () => Promise<unknown>): Promise<Result<null>> {
  const saved = await permitted(wx, { ability, needed: 'album' }, save);
  return saved.ok ? ok(null) : saved;
}
