import type { ChooseFileParams, ChosenFile, OpenFileParams } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import { isCutOff } from '@/contract/files/picture-end';
import { MAX_PICTURE_BYTES } from '@/contract/files/values';
import { CUT_OFF } from '../../device-files';
import { failureOf } from '../failures';
import { isWebAddress } from '../../web-address';
import { download } from './download';
import { permitted } from './permission';
import type { Wx } from './wx';

/** WeChat's limit per selection. */
const MOST_FILES = 9;
const PICTURE = /\.(png|jpe?g|gif|webp|bmp)$/i;
const DOCUMENT = /\.(doc|docx|xls|xlsx|ppt|pptx|pdf)$/i;

type DocumentType = 'doc' | 'docx' | 'xls' | 'xlsx' | 'ppt' | 'pptx' | 'pdf';

/** Compressed pictures arrive upright: WeChat rotates them. All are intact or none is returned. */
export async function chooseFile(
  wx: Wx,
  { kind, count }: ChooseFileParams,
): Promise<Result<{ readonly files: readonly ChosenFile[] }>> {
  const chosen = await permitted(wx, { ability: 'ChooseFile', needed: 'camera' }, () =>
    wx.chooseMedia({
      count: Math.min(Math.max(1, count), MOST_FILES),
      mediaType: [kind],
      sizeType: ['compressed'],
    }),
  );
  if (!chosen.ok) return chosen;
  const files = chosen.value.tempFiles.map(({ tempFilePath, size }) => ({
    path: tempFilePath,
    name: tempFilePath.split('/').pop() ?? tempFilePath,
    size,
  }));
  if (files.length === 0) return fail({ kind: 'denied', ability: 'ChooseFile' });
  // Sequentially: a phone lacks the memory for nine at once.
  for (const file of kind === 'image' ? files : [])
    if (await isPartOfPicture(wx, file)) return fail({ kind: 'decode', reason: CUT_OFF });
  return ok({ files });
}

/** Unreadable files are left to the server, and oversized ones are refused for their size. */
function isPartOfPicture(wx: Wx, { path, size }: ChosenFile): Promise<boolean> {
  if (size > MAX_PICTURE_BYTES) return Promise.resolve(false);
  return new Promise((resolve) => {
    wx.getFileSystemManager().readFile({
      filePath: path,
      success: ({ data }) => resolve(typeof data !== 'string' && isCutOff(new Uint8Array(data))),
      fail: () => resolve(false),
    });
  });
}

/** WeChat shows pictures and office documents; `isDownload` adds a menu to save or forward a document. */
export async function openFile(wx: Wx, { url, isDownload }: OpenFileParams): Promise<Result<null>> {
  if (!isWebAddress(url)) return fail({ kind: 'denied', ability: 'OpenFile' });
  const address = url.split(/[?#]/)[0] ?? '';
  try {
    if (PICTURE.test(address)) {
      await wx.previewImage({ urls: [url] });
      return ok(null);
    }
    const file = await download(wx, 'OpenFile', url);
    if (!file.ok) return file;
    const [, fileType] = DOCUMENT.exec(address) ?? [];
    await wx.openDocument({
      filePath: file.value,
      showMenu: isDownload === 1,
      ...(fileType ? { fileType: fileType.toLowerCase() as DocumentType } : {}),
    });
    return ok(null);
  } catch (error) {
    return fail(failureOf('OpenFile', error));
  }
}
