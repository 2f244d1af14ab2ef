import type { Wx } from '@/platform/weapp/answers/wx';
import type { Mood } from '../calling';
import { FILE } from '../samples';
import { UPLOADED } from './browser';

interface Callbacks {
  success?(): void;
  fail?(reason: unknown): void;
}

const NO = { errMsg: 'any:fail auth deny' };

/** WeChat with this mood. */
export function fakeWx(mood: Mood): Wx {
  const respond =
    (value: unknown = {}) =>
    (): Promise<unknown> => {
      if (mood === 'silent') return new Promise<never>(() => undefined);
      return mood === 'refusing' ? Promise.reject(NO) : Promise.resolve(value);
    };
  const task = (value: unknown) => () =>
    Object.assign(respond(value)(), { onProgressUpdate: () => undefined, abort: () => undefined });
  const byCallback = ({ success, fail }: Callbacks): void => {
    if (mood === 'willing') success?.();
    if (mood === 'refusing') fail?.(NO);
  };
  const wx = {
    env: { USER_DATA_PATH: 'wxfile://usr' },
    chooseMedia: respond({ tempFiles: [{ tempFilePath: `wxfile://tmp/${FILE.name}`, size: FILE.size }] }),
    downloadFile: task({ statusCode: 200, tempFilePath: 'wxfile://tmp/download' }),
    uploadFile: task({ statusCode: 200, data: JSON.stringify(UPLOADED) }),
    getFileSystemManager: () => ({
      writeFile: byCallback,
      readFile: ({ fail }: Callbacks) => fail?.({ errMsg: 'readFile:fail no such file or directory' }),
      unlink: () => undefined,
    }),
    getWindowInfo: () => ({ statusBarHeight: 20 }),
    navigateToMiniProgram: respond(),
    openDocument: respond(),
    openSetting: respond({ authSetting: {} }),
    previewImage: respond(),
    saveImageToPhotosAlbum: respond(),
    saveVideoToPhotosAlbum: respond(),
    setVisualEffectOnCapture: byCallback,
    showModal: respond({ confirm: false }),
    showShareImageMenu: byCallback,
  };
  return wx as unknown as Wx;
}
