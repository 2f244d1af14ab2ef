/** Sharing: signatures, posters, invitations. */
import type { ValueOf } from '../wire';

/** How a parent can pass a link on. */
export type ShareWay =
  /** The app's own Share command. */
  | 'native'
  /** WeChat's own menu: the parent is shown where it is. */
  | 'weChatMenu'
  /** The mini program's share button and its menu. */
  | 'miniProgram'
  /** The browser's share sheet (Web Share). */
  | 'system'
  | 'copyLink'
  | 'qrCode';

/** Title and description are about learning fun and 3 to 8 year maths thinking; the words are not shown (assumed). */
export const SHARE_DEFAULT = {
  title: '让孩子爱上学习，思维越玩越灵活',
  desc: '专为3-8岁孩子设计的数学思维课，在乐趣中学会思考',
  /** Beside index.html of the H5 build (config/index.ts). A bitmap: WeChat shows no SVG. */
  iconPath: '/share/icon.png',
} as const;

/**
 * Never part of what is shared, whatever their case: who has such an address is, or can become, the parent who shared it.
 */
export const PRIVATE_PARAMETERS: readonly string[] = [
  'token',
  'biztoken',
  'apptoken',
  'access_token',
  'code',
  'state',
  'openid',
  'phone',
  'mobile',
  'parentphone',
  'pass',
];

/** In modules, around the code. */
export const QR_CODE_MARGIN = 0;
/** Around the code in a picture that leaves the app: a reader needs four white modules, and no page gives them there. */
export const QR_CODE_SAVED_MARGIN = 4;

/** WeChat's JS-SDK, from WeChat alone; the second place is for when the first does not answer. */
export const WECHAT_SDK_ORIGINS = ['https://res.wx.qq.com', 'https://res2.wx.qq.com'] as const;
export const WECHAT_SDK_PATH = '/open/js/jweixin-1.6.0.js';
/** Per place; also how long WeChat may take to answer. */
export const WECHAT_SDK_TIMEOUT_MS = 10_000;
/** A ticket lives two hours and is renewed five minutes before its end: a signature is asked for again well before. */
export const SHARE_SIGNATURE_LIFE_MS = 60 * 60_000;

export const Origin = { learningPartner: 'lp', parent: 'parent', wechat: 'wechat' } as const;
export type Origin = ValueOf<typeof Origin>;

/**
 * Where an app can share to. The specification names `download` and `saveVideo` beside them, which are no places: a film is
 * saved by a command of the bridge.
 */
export const ShareChannel = { friend: 'friend', friendLine: 'friendLine', douyin: 'douyin' } as const;

/** `taskStatus` of the share poster: only 5, which hides its card, is shown. */
export const PosterTaskStatus = { hidden: 5 } as const;
