/** Sharing: signatures, posters, invitations. */
import type { ValueOf } from '../wire';

export type ShareMethod =
  /** The app's own Share command. */
  | 'native'
  /** WeChat's menu: a hint points to it. */
  | 'weChatMenu'
  /** The mini program's share button and menu. */
  | 'miniProgram'
  /** The browser's share sheet (Web Share). */
  | 'system'
  | 'copyLink'
  | 'qrCode';

/** Ages that the school teaches. */
export const SCHOOL_AGES = { youngest: 3, oldest: 8 } as const;

/** Title and description are about learning fun and maths thinking for ages 3 to 8; the words are not shown (assumed). */
export const SHARE_DEFAULT = {
  title: '让孩子爱上学习，思维越玩越灵活',
  desc: `专为${SCHOOL_AGES.youngest}–${SCHOOL_AGES.oldest}岁孩子设计的数学思维课，在乐趣中学会思考`,
  /** Next to index.html of the H5 build (config/index.ts). A bitmap: WeChat does not show SVG. */
  iconPath: '/share/icon.png',
} as const;

/** Removed from shared URLs, in any case: they would give access to the session of the sharing parent. */
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

/** Quiet zone in modules. */
export const QR_CODE_MARGIN = 0;
/** In a saved picture: readers need a quiet zone of four modules, and no page provides it there. */
export const QR_CODE_SAVED_MARGIN = 4;

/** WeChat's JS-SDK, from WeChat only; the second origin is the fallback. */
export const WECHAT_SDK_ORIGINS = ['https://res.wx.qq.com', 'https://res2.wx.qq.com'] as const;
export const WECHAT_SDK_PATH = '/open/js/jweixin-1.6.0.js';
/** Per origin; also the timeout of WeChat's response. */
export const WECHAT_SDK_TIMEOUT_MS = 10_000;
/** A ticket is valid for two hours and renewed five minutes before it expires; signatures are refreshed well before. */
export const SHARE_SIGNATURE_LIFE_MS = 60 * 60_000;

export const Origin = { learningPartner: 'lp', parent: 'parent', wechat: 'wechat' } as const;
export type Origin = ValueOf<typeof Origin>;

/**
 * Share targets of an app. The specification also names `download` and `saveVideo`, which are no targets: a film is
 * saved by a bridge command.
 */
export const ShareChannel = { friend: 'friend', friendLine: 'friendLine', douyin: 'douyin' } as const;

/** `taskStatus` of the share poster: only 5, which hides its card, is shown. */
export const PosterTaskStatus = { hidden: 5 } as const;
