import type { StartMiniProgramParams } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import type { AnswersOf } from '../../abilities';
import type { Tell } from '../../answered';
import { failureOf } from '../failures';
import { EDITION } from '../mini-programs';
import { saveImage, savePhotoToAlbum, saveVideo } from './album';
export { cropPicture } from './crop-picture';
import { chooseFile, openFile } from './files';
import { shareImage } from './share-image';
import { uploadFile } from './upload';
import { byCallback, type Wx } from './wx';

/** What the mini program does itself of what the native apps do. `wx` is WeChat as Taro has it. */
export const createWeappAnswers = (tell: Tell, wx: Wx): AnswersOf<'miniProgram'> => ({
  shareImage: ({ shareImgBase }) => shareImage(wx, shareImgBase),
  startMiniProgram: (params) => startMiniProgram(wx, params),
  getDeviceTopHeight: () => Promise.resolve(ok(wx.getWindowInfo().statusBarHeight ?? 0)),
  openPushSetting: () => done('OpenPushSetting', () => wx.openSetting({ withSubscriptions: true })),
  chooseFile: (params) => chooseFile(wx, params),
  uploadFile: (params) => uploadFile(wx, params),
  saveImage: ({ imgBase }) => saveImage(wx, imgBase),
  savePhotoToAlbum: ({ url }) => savePhotoToAlbum(wx, url),
  saveVideo: ({ url }) => saveVideo(wx, url, tell),
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
  done('StartMiniProgram', () =>
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
