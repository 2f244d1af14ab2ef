import type Taro from '@tarojs/taro';

/** What the answers ask of WeChat; a test gives one of its own. */
export type Wx = Pick<
  typeof Taro,
  | 'chooseMedia'
  | 'cropImage'
  | 'downloadFile'
  | 'env'
  | 'getFileSystemManager'
  | 'getWindowInfo'
  | 'navigateToMiniProgram'
  | 'openDocument'
  | 'openSetting'
  | 'previewImage'
  | 'saveImageToPhotosAlbum'
  | 'saveVideoToPhotosAlbum'
  | 'setVisualEffectOnCapture'
  | 'showModal'
  | 'showShareImageMenu'
  | 'uploadFile'
>;

interface Callbacks {
  success(): void;
  fail(reason: unknown): void;
}

/**
 * For methods of which Taro makes no promise, or only in some of its versions. A base library without the method leaves
 * undefined behind.
 */
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
