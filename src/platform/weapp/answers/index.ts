import type { StartMiniProgramParams } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import type { AnswersOf } from '../../abilities';
import type { Emit } from '../../answered';
import { failureOf } from '../failures';
import { EDITION, isOriginalId } from '../mini-programs';
import { saveImage, savePhotoToAlbum, saveVideo } from './album';
export { cropPicture } from './crop-picture';
export { explainRefusal } from './permission';
export { addToCalendar, copyText } from './phone';
import { chooseFile, openFile } from './files';
import { uploadFile } from './upload';
import { byCallback, type Wx } from './wx';
import { withPictureFile } from './data-url';

/** WeChat's sheet for an image. A base library without it previews the image, which offers a long press. */
const shareImage = (wx: Wx, dataUrl: string): Promise<Result<null>> =>
  withPictureFile(wx, dataUrl, async (path) => {
    try {
      await byCallback('showShareImageMenu', (callbacks) => wx.showShareImageMenu({ path, ...callbacks }));
      return ok(null);
    } catch (error) {
      const failure = failureOf('Share', error);
      return failure.kind === 'unsupported' ? preview(wx, path) : fail(failure);
    }
  });

/** The mini program's implementations of native commands. `wx` is WeChat's API as Taro exposes it. */
export const createWeappAnswers = (emit: Emit, wx: Wx): AnswersOf<'miniProgram'> => ({
  shareImage: ({ shareImgBase }) => shareImage(wx, shareImgBase),
  startMiniProgram: (params) => startMiniProgram(wx, params),
  getDeviceTopHeight: () => Promise.resolve(ok(wx.getWindowInfo().statusBarHeight ?? 0)),
  openPushSetting: () => done('OpenPushSetting', () => wx.openSetting({ withSubscriptions: true })),
  chooseFile: (params) => chooseFile(wx, params),
  uploadFile: (params) => uploadFile(wx, params),
  saveImage: ({ imgBase }) => saveImage(wx, imgBase),
  savePhotoToAlbum: ({ url }) => savePhotoToAlbum(wx, url),
  saveVideo: ({ url }) => saveVideo(wx, url, emit),
  openFile: (params) => openFile(wx, params),
  setScreenShot: ({ isAllowed }) => {
    const visualEffect = isAllowed ? 'none' : 'hidden';
    return done('SetScreenShot', () =>
      byCallback('setVisualEffectOnCapture', (callbacks) =>
        wx.setVisualEffectOnCapture({ visualEffect, ...callbacks }),
      ),
    );
  },
});

const startMiniProgram = (wx: Wx, { username, path, type }: StartMiniProgramParams): Promise<Result<null>> =>
  isOriginalId(username)
    ? Promise.resolve(fail({ kind: 'unsupported', ability: 'StartMiniProgram' }))
    : done('StartMiniProgram', () =>
        wx.navigateToMiniProgram({ appId: username, path, envVersion: EDITION[type] }),
      );

async function done(ability: string, ask: () => Promise<unknown>): Promise<Result<null>> {
  try {
    await ask();
    return ok(null);
  } catch (error) {
    return fail(failureOf(ability, error));
  }
}

async function preview(wx: Wx, path: string): Promise<Result<null>> {
  try {
    await wx.previewImage({ urls: [path] });
    return ok(null);
  } catch (error) {
    return fail(failureOf('Share', error));
  }
}
