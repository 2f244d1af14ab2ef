import type { BridgeCommandName, ParamsOf, ReplyOf } from '@/contract/bridge';

/** The parameters of a command, the app's reply, and the decoded value. */
interface Sample<C extends BridgeCommandName> {
  readonly params: ParamsOf<C>;
  /** The raw reply through the bridge; irrelevant for commands without a reply. */
  readonly reply: unknown;
  readonly value: ReplyOf<C>;
  /** The outcome if the app refuses: 'denied', or null if the command cannot be refused. */
  readonly no: 'denied' | null;
  /** The outcome of an unreadable reply: 'decode', or null if any reply will do. */
  readonly garbled: 'decode' | null;
}

export const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const FILE = { path: 'blob:picture', name: 'picture.jpg', size: 1000 } as const;
export const FILE_ADDRESS = 'https://files.example/picture.jpg';
const URL = 'https://site.example/film.mp4';
const INFO = {
  appVersion: '2.5.0',
  system: '1',
  systemVersion: '14',
  phoneModel: 'X',
  channel: '4',
  appDeviceId: 'd',
  appName: 'n',
};
const USER = { userId: 42, token: 't', time: 17, appToken: 'a', openId: 'o' };
const COURSE = { courseData: { liveId: 7, liveStatus: 1 } } as const;
const LINK = {
  key: 'home',
  title: 't',
  desc: 'd',
  toURL: 'https://site.example/',
  iconURL: '',
  page_name: 'home',
  subject_type: '',
  sentry: '',
};

/** Commands without a reply. */
const replies = { reply: undefined, value: null, no: null, garbled: null } as const;
/** Commands that succeed or are refused. */
const done = { reply: 'ok', value: null, no: 'denied', garbled: null } as const;
const answers = { no: 'denied', garbled: 'decode' } as const;
const counts = { no: null, garbled: 'decode' } as const;

/** One for each command: a missing one is a type error and fails the suite. */
export const samples: { readonly [C in BridgeCommandName]: Sample<C> } = {
  getSystemEnvInfo: { params: {}, reply: JSON.stringify(INFO), value: INFO, ...answers },
  getUserData: { params: {}, reply: JSON.stringify(USER), value: USER, no: null, garbled: 'decode' },
  setUserData: { params: USER, ...replies },
  backToAppLogin: { params: {}, ...replies },
  getAppConfig: {
    params: {},
    reply: { environment: 'test', theme: 'dark' },
    value: { environment: 'test' },
    ...answers,
  },
  setWebVersion: { params: { version: '1.30.98' }, ...replies },
  shareLink: { params: { shareType: 'link', ...LINK }, ...done },
  shareImage: { params: { shareType: 'image', shareImgBase: PICTURE, WeChatType: 0 }, ...done },
  shareVideo: { params: { shareType: 'video', shareVideoUrl: URL, type: 'douyin' }, ...done },
  getSharePlatforms: {
    params: {},
    reply: '{"platforms":["friend"]}',
    value: { platforms: ['friend'] },
    ...answers,
  },
  openWebLink: { params: { url: URL, replace: false }, ...replies },
  startMiniProgram: { params: { username: 'wx1', path: '/a', type: 0 }, ...done },
  toAppStore: { params: { url: URL }, ...replies },
  toEncourage: { params: {}, ...replies },
  setDeviceTopArea: { params: { isTop: true }, ...replies },
  getDeviceTopHeight: { params: {}, reply: '20', value: 20, ...counts },
  openPushSetting: { params: {}, ...replies },
  getPushState: { params: {}, reply: 'true', value: true, ...counts },
  chooseFile: {
    params: { kind: 'image', count: 1 },
    reply: { fileArr: [FILE] },
    value: { files: [FILE] },
    ...answers,
  },
  uploadFile: {
    params: {
      files: [FILE],
      to: { url: 'https://app.example/upload', field: 'file', headers: {}, timeoutMs: 60_000 },
    },
    reply: { fileArr: [FILE_ADDRESS] },
    value: { urls: [FILE_ADDRESS] },
    ...answers,
  },
  setUploadImgVideoCount: { params: { count: 3 }, ...replies },
  saveImage: { params: { imgBase: PICTURE }, ...done },
  savePhotoToAlbum: { params: { url: 'https://site.example/picture.png' }, ...done },
  saveVideo: { params: { url: URL }, ...done },
  openFile: { params: { url: 'https://site.example/a.pdf', isDownload: 0 }, ...replies },
  videoFullScreen: { params: { isFull: true }, ...replies },
  setScreenShot: { params: { isAllowed: false }, ...replies },
  uploadSystemLog: { params: {}, ...replies },
  liveCourse: { params: COURSE, ...replies },
  replayCourse: { params: COURSE, ...replies },
  getCourseCacheSize: { params: {}, reply: '12', value: 12, ...counts },
  clearCourseCache: { params: {}, ...done },
  correctHomework: { params: { homeworkId: 1 }, ...replies },
  correctSpecialTopicWrongTitle: { params: { topicId: 1 }, ...replies },
};
