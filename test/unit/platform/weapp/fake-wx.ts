import { createWeappAnswers } from '@/platform/weapp/answers';
import type { Wx } from '@/platform/weapp/answers/wx';

type Method = Exclude<keyof Wx, 'env'>;
type Answer = (option: Record<string, unknown>) => unknown;

export interface FakeWx {
  readonly wx: Wx;
  readonly answers: ReturnType<typeof createWeappAnswers>;
  /** Calls in order, with their options. */
  readonly asked: readonly { readonly method: string; readonly option: Record<string, unknown> }[];
  /** Events emitted, e.g. progress. */
  readonly emitted: readonly unknown[];
  readonly files: Map<string, unknown>;
  optionOf(method: Method): Record<string, unknown> | undefined;
}

const fine = (): unknown => Promise.resolve({ errMsg: 'ok' });

/** A rejection as WeChat formats it. */
export const failing = (errMsg: string) => (): Promise<never> => Promise.reject({ errMsg });

/** WeChat with the `given` methods; all others succeed, and undefined removes a method. */
export function fakeWx(given: Partial<Record<Method, Answer | undefined>> = {}): FakeWx {
  const asked: { method: string; option: Record<string, unknown> }[] = [];
  const emitted: unknown[] = [];
  const files = new Map<string, unknown>();
  const method = (name: Method, otherwise: Answer = fine) => {
    if (name in given && given[name] === undefined) return undefined;
    return (option: Record<string, unknown> = {}): unknown => {
      asked.push({ method: name, option });
      return (given[name] ?? otherwise)(option);
    };
  };
  const wx = {
    env: { USER_DATA_PATH: 'wxfile://usr' },
    getFileSystemManager: () => fileSystem(files),
    getWindowInfo: () => ({ statusBarHeight: 44 }),
    addPhoneCalendar: method('addPhoneCalendar'),
    chooseMedia: method('chooseMedia'),
    downloadFile: method('downloadFile', () => downloaded()),
    navigateToMiniProgram: method('navigateToMiniProgram'),
    openAppAuthorizeSetting: method('openAppAuthorizeSetting'),
    openDocument: method('openDocument'),
    openSetting: method('openSetting', () => ({ authSetting: { 'scope.writePhotosAlbum': true } })),
    previewImage: method('previewImage'),
    saveImageToPhotosAlbum: method('saveImageToPhotosAlbum'),
    saveVideoToPhotosAlbum: method('saveVideoToPhotosAlbum'),
    setClipboardData: method('setClipboardData'),
    setVisualEffectOnCapture: method('setVisualEffectOnCapture'),
    showModal: method('showModal', () => ({ confirm: true })),
    showShareImageMenu: method('showShareImageMenu'),
    uploadFile: method('uploadFile'),
  } as unknown as Wx;
  return {
    wx,
    answers: createWeappAnswers((event, data) => emitted.push({ event, ...data }), wx),
    asked,
    emitted,
    files,
    optionOf: (name) => asked.filter((one) => one.method === name).at(-1)?.option,
  };
}

/** A download task that is also a promise, as in Taro; it reports 50 % once. */
export function downloaded(result: Record<string, unknown> = { statusCode: 200, tempFilePath: 'tmp/1' }) {
  const listeners: ((event: { progress: number }) => void)[] = [];
  const promise = Promise.resolve().then(() => {
    listeners.forEach((listener) => listener({ progress: 50 }));
    return result;
  });
  return Object.assign(promise, {
    onProgressUpdate: (listener: (event: { progress: number }) => void) => listeners.push(listener),
  });
}

interface WriteOption {
  readonly filePath: string;
  readonly data: unknown;
  success(): void;
}

interface ReadOption {
  readonly filePath: string;
  success(read: { readonly data: unknown }): void;
  fail(reason: unknown): void;
}

const fileSystem = (files: Map<string, unknown>) => ({
  readFile: ({ filePath, success, fail }: ReadOption) => {
    if (files.has(filePath)) success({ data: files.get(filePath) });
    else fail({ errMsg: 'readFile:fail no such file or directory' });
  },
  writeFile: ({ filePath, data, success }: WriteOption) => {
    files.set(filePath, data);
    success();
  },
  unlink: ({ filePath }: { readonly filePath: string }) => files.delete(filePath),
});
