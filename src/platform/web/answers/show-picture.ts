/** WeChat: show the picture; a long press saves or forwards it. */
import { fail, type Result } from '@/contract/errors';
import { isWebAddress } from '../../web-address';
import { denied, done, type Answer } from './answer';
import { pictureOfDataUrl } from './data-url';
import type { BrowserParts } from './parts';
import { PICTURE } from './texts';

export const showShareImage =
  (parts: BrowserParts): Answer<'shareImage'> =>
  ({ shareImgBase }) =>
    showDataUrl(parts, shareImgBase, PICTURE.pressToShare);

export const showImage =
  (parts: BrowserParts): Answer<'saveImage'> =>
  ({ imgBase }) =>
    showDataUrl(parts, imgBase, PICTURE.pressToSave);

export const showPhoto =
  (parts: BrowserParts): Answer<'savePhotoToAlbum'> =>
  ({ url }) => {
    if (!isWebAddress(url)) return Promise.resolve(denied('savePhotoToAlbum'));
    parts.showPicture({ url, hint: PICTURE.pressToSave });
    return Promise.resolve(done);
  };

/** As a data URL: WeChat does not save object URLs. */
function showDataUrl(parts: BrowserParts, url: string, hint: string): Promise<Result<null>> {
  if (pictureOfDataUrl(url) === null) return Promise.resolve(fail({ kind: 'decode', reason: 'no picture' }));
  parts.showPicture({ url, hint });
  return Promise.resolve(done);
}
