/** What a browser does for the parent where there is no app around it. Loaded when the first of it is asked for. */
import type { AnswersOf } from '../../abilities';
import type { Tell } from '../../answered';
import { chooseFile } from './choose-file';
export { cropPicture } from './crop-picture';
import { browserParts, type BrowserParts } from './parts';
import { saveImage, savePhotoToAlbum } from './save-image';
import { saveVideo } from './save-video';
import { shareImage, shareLink, shareVideo } from './share';
import { showImage, showPhoto, showShareImage } from './show-picture';
import { uploadFile } from './upload-file';
import { videoFullScreen } from './full-screen';
import { isWebAddress } from '@/platform/web-address';
import { denied } from './answer';
import { done } from './answer';
import type { Answer } from './answer';
import { fileNameOf } from './file-name';

const openWebLink =
  (parts: BrowserParts): Answer<'openWebLink'> =>
  ({ url, replace }) => {
    if (!isWebAddress(url)) return Promise.resolve(denied('openWebLink'));
    parts.go(url, replace);
    return Promise.resolve(done);
  };

const toAppStore =
  (parts: BrowserParts): Answer<'toAppStore'> =>
  ({ url }) => {
    if (!isWebAddress(url)) return Promise.resolve(denied('toAppStore'));
    parts.go(url, false);
    return Promise.resolve(done);
  };

/** A browser downloads what comes from this origin and shows what comes from elsewhere: nothing can force it. */
const openFile =
  (parts: BrowserParts, where: 'newTab' | 'here'): Answer<'openFile'> =>
  ({ url, isDownload }) => {
    if (!isWebAddress(url)) return Promise.resolve(denied('openFile'));
    const download = isDownload === 1 ? { download: fileNameOf(url) } : {};
    parts.follow({ url, newTab: where === 'newTab', ...download });
    return Promise.resolve(done);
  };

const everywhere = (parts: BrowserParts) => ({
  openWebLink: openWebLink(parts),
  toAppStore: toAppStore(parts),
  chooseFile: chooseFile(parts),
  uploadFile: uploadFile(parts),
  videoFullScreen: videoFullScreen(parts),
});

/** `tell` hears how far a film is saved. A test puts its own `parts` in. */
export function createWebAnswers(tell: Tell, parts: BrowserParts = browserParts()): AnswersOf<'web'> {
  return {
    ...everywhere(parts),
    shareLink: shareLink(parts),
    shareImage: shareImage(parts),
    shareVideo: shareVideo(parts),
    saveImage: saveImage(parts),
    savePhotoToAlbum: savePhotoToAlbum(parts),
    saveVideo: saveVideo(parts, tell),
    openFile: openFile(parts, 'newTab'),
  };
}

/** WeChat saves and shares no file that a page hands it: the parent presses the picture long, and has no tabs. */
export function createWeChatWebAnswers(
  _tell: Tell,
  parts: BrowserParts = browserParts(),
): AnswersOf<'weChatWeb'> {
  return {
    ...everywhere(parts),
    shareImage: showShareImage(parts),
    saveImage: showImage(parts),
    savePhotoToAlbum: showPhoto(parts),
    openFile: openFile(parts, 'here'),
  };
}
