import type { ChooseFileParams, ChosenFile, OpenFileParams } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import { failureOf } from '../failures';
import { isWebAddress } from '../../web-address';
import { download } from './download';
import type { Wx } from './wx';

/** WeChat lets a parent choose no more at once. */
const MOST_FILES = 9;
const PICTURE = /\.(png|jpe?g|gif|webp|bmp)$/i;
const DOCUMENT = /\.(doc|docx|xls|xlsx|ppt|pptx|pdf)$/i;

type DocumentType = 'doc' | 'docx' | 'xls' | 'xlsx' | 'ppt' | 'pptx' | 'pdf';

/** Compressed pictures come upright: WeChat turns them before it hands them over. */
export async function chooseFile(
  wx: Wx,
  { kind, count }: ChooseFileParams,
): Promise<Result<{ readonly files: readonly ChosenFile[] }>> {
  try {
    const { tempFiles } = await wx.chooseMedia({
      count: Math.min(Math.max(1, count), MOST_FILES),
      mediaType: [kind],
      sizeType: ['compressed'],
    });
    const files = tempFiles.map(({ tempFilePath, size }) => ({
      path: tempFilePath,
      name: tempFilePath.split('/').pop() ?? tempFilePath,
      size,
    }));
    return files.length > 0 ? ok({ files }) : fail({ kind: 'denied', ability: 'ChooseFile' });
  } catch (error) {
    return fail(failureOf('ChooseFile', error));
  }
}

/** WeChat shows pictures and office documents, and with `isDownload` a menu to keep or pass a document on. */
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
