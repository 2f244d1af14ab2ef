import type Taro from '@tarojs/taro';

/** The part of WeChat's API used by the commands; tests replace it. */
export type Wx = Pick<
  typeof Taro,
  | 'addPhoneCalendar'
  | 'chooseMedia'
  | 'cropImage'
  | 'downloadFile'
  | 'env'
  | 'getFileSystemManager'
  | 'getWindowInfo'
  | 'navigateToMiniProgram'
  | 'openAppAuthorizeSetting'
  | 'openDocument'
  | 'openSetting'
  | 'previewImage'
  | 'saveImageToPhotosAlbum'
  | 'saveVideoToPhotosAlbum'
  | 'setClipboardData'
  | 'setVisualEffectOnCapture'
  | 'showModal'
  | 'showShareImageMenu'
  | 'uploadFile'
>;

interface Callbacks {
  success(): void;
  fail(reason: unknown): void;
}

/** For methods that Taro does not promisify, or only in some versions. If the base library lacks the method, it is undefined. */
export function byCallback(method: string, ask: (callbacks: Callbacks) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    try {
      const returned = ask({ success: resolve, fail: reject });
      if (returned instanceof Promise) returned.then(() => resolve(), reject);
    } catch (error) {
      reject(error instanceof Error ? error : new Error(`${method}:fail`));
    }
  });
}
