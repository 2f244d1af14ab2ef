/** The browser's substitutes for native commands. A separate chunk, loaded at the first call. */
import type { AnswersOf } from '../../abilities';
import type { Emit } from '../../answered';
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
import { denied, done, type Answer } from './answer';
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

/** Browsers download same-origin files and show cross-origin ones: this cannot be changed. */
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

/** `emit` receives a video's download progress. Tests replace `parts`. */
export function createWebAnswers(emit: Emit, parts: BrowserParts = browserParts()): AnswersOf<'web'> {
  return {
    ...everywhere(parts),
    shareLink: shareLink(parts),
    shareImage: shareImage(parts),
    shareVideo: shareVideo(parts),
    saveImage: saveImage(parts),
    savePhotoToAlbum: savePhotoToAlbum(parts),
    saveVideo: saveVideo(parts, emit),
    openFile: openFile(parts, 'newTab'),
  };
}

/** In WeChat a page cannot save or share files: the parent long-presses the picture. There are no tabs. */
export function createWeChatWebAnswers(
  _emit: Emit,
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
