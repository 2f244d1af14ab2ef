import { MIN_APP_VERSION } from '../host';
import { ANY_VERSION, BY_HAND_MS, command, type NoParams, type NoReply } from './define';

/** Names are not shown (assumed). */
export interface ChooseFileParams {
  readonly kind: 'image' | 'video';
  readonly count: number;
}

/** A file that was chosen: what `uploadFile` takes. */
export interface ChosenFile {
  /** In the apps and the mini program a path of theirs; on the web an object URL. */
  readonly path: string;
  readonly name: string;
  /** Bytes; 0 when the host does not say. */
  readonly size: number;
}

/** Where a host without the app sends a file: the call `uploadFile` of the contract, one form a file. */
export interface UploadTarget {
  readonly url: string;
  /** Name of the form's part. */
  readonly field: string;
  /** Who is calling; without a content type, which the host sets. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds a file. */
  readonly timeoutMs: number;
}

export interface UploadFileParams {
  readonly files: readonly ChosenFile[];
  /** Needed by the hosts without the app; the apps upload to where they know and are not told. */
  readonly to?: UploadTarget;
}

/** Web addresses of the files, in their order. `fileArr` on Android, a parsed object on iOS. */
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
  /** How many pictures or films the app's own chooser takes. */
  setUploadImgVideoCount: command<{ readonly count: number }, NoReply>()({
    name: 'SetUploadImgVideoCount',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: false,
  }),
  /** `imgBase` is a data URL. help: the picture is shown, to be pressed long. */
  saveImage: command<{ readonly imgBase: string }, NoReply>()({
    name: 'SaveImg',
    minVersion: ANY_VERSION,
    weChatWeb: 'help',
    web: 'own',
    miniProgram: 'own',
    replies: true,
    timeoutMs: BY_HAND_MS,
  }),
  /** From an address; http or https only. */
  savePhotoToAlbum: command<{ readonly url: string }, NoReply>()({
    name: 'SavePhotoToAlbum',
    minVersion: MIN_APP_VERSION.savePhotoToAlbum,
    weChatWeb: 'help',
    web: 'own',
    miniProgram: 'own',
    replies: true,
    timeoutMs: BY_HAND_MS,
  }),
  /** The event `saveVideoProgress` tells how far it is. */
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
  /** false: the screen may not be photographed. */
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
