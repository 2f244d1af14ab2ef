import { fail } from '@/contract/errors';
import { isWebAddress } from '../../web-address';
import { denied, done, type Answer } from './answer';
import { pictureName, pictureOfDataUrl } from './data-url';
import { fileNameOf } from './file-name';
import type { BrowserParts } from './parts';

/** Browsers have no album: download the picture. */
export const saveImage =
  (parts: BrowserParts): Answer<'saveImage'> =>
  ({ imgBase }) => {
    const picture = pictureOfDataUrl(imgBase);
    if (picture === null) return Promise.resolve(fail({ kind: 'decode', reason: 'no picture' }));
    parts.follow({ url: parts.lendAddress(picture), download: pictureName(picture) });
    return Promise.resolve(done);
  };

/** If CORS forbids reading the picture, open it, and the parent saves it from there. */
export const savePhotoToAlbum =
  (parts: BrowserParts): Answer<'savePhotoToAlbum'> =>
  async ({ url }) => {
    if (!isWebAddress(url)) return denied('savePhotoToAlbum');
    let answer: Response;
    let picture: Blob;
    try {
      answer = await parts.fetch(url);
      picture = await answer.blob();
    } catch {
      parts.follow({ url, newTab: true });
      return done;
    }
    if (!answer.ok) return fail({ kind: 'http', status: answer.status });
    parts.follow({ url: parts.lendAddress(picture), download: fileNameOf(url) });
    return done;
  };
