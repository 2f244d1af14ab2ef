import { MIN_APP_VERSION } from '../host';
import { ANY_VERSION, BY_HAND_MS, command, type NoParams, type NoReply } from './define';

/** Names are not shown (assumed). */
export interface ChooseFileParams {
  readonly kind: 'image' | 'video';
  readonly count: number;
}

/** A chosen file, as `uploadFile` takes it. */
export interface ChosenFile {
  /** In the apps and the mini program a local path; on the web an object URL. */
  readonly path: string;
  readonly name: string;
  /** Bytes; 0 when unknown. */
  readonly size: number;
}

/** Upload endpoint for hosts without the app: the contract's call `uploadFile`, one form per file. */
export interface UploadTarget {
  readonly url: string;
  /** Name of the form part. */
  readonly field: string;
  /** Session headers, without the content type, which the host sets. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds per file. */
  readonly timeoutMs: number;
}

export interface UploadFileParams {
  readonly files: readonly ChosenFile[];
  /** Only for hosts without the app; the apps have their own upload endpoint. */
  readonly to?: UploadTarget;
}

/** URLs of the uploaded files, in order. `fileArr` on Android, a parsed object on iOS. */
export interface UploadedFiles {
  readonly urls: readonly string[];
}

export interface OpenFileParams {
  /** http or https only. */
  readonly url: string;
  readonly isDownload: 0 | 1;
}

/** Pictures, films and files. */
export const mediaCommands = {
  chooseFile: command<ChooseFileParams, { readonly files: readonly ChosenFile[] }>()({
    name: 'ChooseFile',
    minVersion: ANY_VERSION,
    weChatWeb: 'own',
    web: 'own',
    miniProgram: 'own',
    replies: true,
    timeoutMs: BY_HAND_MS,
  }),
  uploadFile: command<UploadFileParams, UploadedFiles>()({
    name: 'UploadFile',
    minVersion: ANY_VERSION,
    weChatWeb: 'own',
    web: 'own',
    miniProgram: 'own',
    replies: true,
    timeoutMs: BY_HAND_MS,
  }),
  /** Limit of the app's picker. */
  setUploadImgVideoCount: command<{ readonly count: number }, NoReply>()({
    name: 'SetUploadImgVideoCount',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: false,
  }),
  /** `imgBase` is a data URL. help: shows the picture for a long press. */
  saveImage: command<{ readonly imgBase: string }, NoReply>()({
    name: 'SaveImg',
    minVersion: ANY_VERSION,
    weChatWeb: 'help',
    web: 'own',
    miniProgram: 'own',
    replies: true,
    timeoutMs: BY_HAND_MS,
  }),
  /** From a URL; http or https only. */
  savePhotoToAlbum: command<{ readonly url: string }, NoReply>()({
    name: 'SavePhotoToAlbum',
    minVersion: MIN_APP_VERSION.savePhotoToAlbum,
    weChatWeb: 'help',
    web: 'own',
    miniProgram: 'own',
    replies: true,
    timeoutMs: BY_HAND_MS,
  }),
  /** Progress is reported by the event `saveVideoProgress`. */
  saveVideo: command<{ readonly url: string }, NoReply>()({
    name: 'SaveVideo',
    minVersion: MIN_APP_VERSION.saveVideo,
    weChatWeb: null,
    web: 'own',
    miniProgram: 'own',
    replies: true,
    timeoutMs: BY_HAND_MS,
  }),
  openFile: command<OpenFileParams, NoReply>()({
    name: 'OpenFile',
    minVersion: ANY_VERSION,
    weChatWeb: 'own',
    web: 'own',
    miniProgram: 'own',
    replies: false,
  }),
  videoFullScreen: command<{ readonly isFull: boolean }, NoReply>()({
    name: 'VideoFullScreen',
    minVersion: ANY_VERSION,
    weChatWeb: 'own',
    web: 'own',
    miniProgram: null,
    replies: false,
  }),
  /** false: screenshots are blocked. */
  setScreenShot: command<{ readonly isAllowed: boolean }, NoReply>()({
    name: 'SetScreenShot',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: 'own',
    replies: false,
  }),
  uploadSystemLog: command<NoParams, NoReply>()({
    name: 'UploadSystemLog',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: false,
  }),
} as const;
