import type { BridgeCommandName } from '@/contract/bridge';
import { fail, type Result } from '@/contract/errors';
import { isWebAddress } from '../../web-address';
import { denied, done, unsupported, type Answer } from './answer';
import { pictureName, pictureOfDataUrl } from './data-url';
import type { BrowserParts } from './parts';

export const shareLink =
  (parts: BrowserParts): Answer<'shareLink'> =>
  ({ title, desc, toURL }) =>
    isWebAddress(toURL)
      ? throughSheet(parts, 'shareLink', { title, text: desc, url: toURL })
      : Promise.resolve(denied('shareLink'));

export const shareImage =
  (parts: BrowserParts): Answer<'shareImage'> =>
  ({ shareImgBase }) => {
    const picture = pictureOfDataUrl(shareImgBase);
    if (picture === null) return Promise.resolve(fail({ kind: 'decode', reason: 'no picture' }));
    const file = new File([picture], pictureName(picture), { type: picture.type });
    return throughSheet(parts, 'shareImage', { files: [file] });
  };

/** Shares the video's address; without a share sheet the video is opened, and the parent shares it from there. */
export const shareVideo =
  (parts: BrowserParts): Answer<'shareVideo'> =>
  async ({ shareVideoUrl }) => {
    if (!isWebAddress(shareVideoUrl)) return denied('shareVideo');
    const data = { url: shareVideoUrl };
    if (parts.canShare(data)) return throughSheet(parts, 'shareVideo', data);
    parts.follow({ url: shareVideoUrl, newTab: true });
    return done;
  };

async function throughSheet(
  parts: BrowserParts,
  command: BridgeCommandName,
  data: ShareData,
): Promise<Result<null>> {
  if (!parts.canShare(data)) return unsupported(command);
  try {
    await parts.share(data);
    return done;
  } catch {
    return denied(command);
  }
}
