import { MIN_APP_VERSION } from '../host';
import { ANY_VERSION, BY_HAND_MS, command, type NoParams, type NoReply } from './define';

/** What is shared. `iconURL` is the default icon when there is none of its own. */
export interface ShareInfo {
  /** Which share this is, for tracking. */
  readonly key: string;
  readonly title: string;
  readonly desc: string;
  /** http or https only. */
  readonly toURL: string;
  readonly iconURL: string;
  readonly page_name: string;
  readonly subject_type: string;
  readonly sentry: string;
}

/** Where a picture goes; values are not shown (assumed). */
export const WeChatType = { friend: 0, friendLine: 1 } as const;
export type WeChatType = (typeof WeChatType)[keyof typeof WeChatType];

export interface ShareImageParams {
  /** A data URL. */
  readonly shareImgBase: string;
  readonly WeChatType: WeChatType;
}

export interface ShareVideoParams {
  /** http or https only. */
  readonly shareVideoUrl: string;
  /** A place that the app named; '' where the app is to ask (assumed). */
  readonly type: string;
}

/** A link for one place that the app named; an app that does not know `type` asks, as it does without (assumed). */
export interface SharePlace {
  readonly type?: string;
}

/** Pictures and films travel through the command Share, told apart by `shareType` (not shown, assumed). */
export type ShareParams =
  | ({ readonly shareType: 'link' } & ShareInfo & SharePlace)
  | ({ readonly shareType: 'image' } & ShareImageParams)
  | ({ readonly shareType: 'video' } & ShareVideoParams);

/** Where an app can share to. Names are the app's own (assumed): friend, friendLine, douyin … */
export interface SharePlatforms {
  readonly platforms: readonly string[];
}

const SHARE = { name: 'Share', replies: true, timeoutMs: BY_HAND_MS } as const;

export const shareCommands = {
  /** web: the browser's own share sheet, where it has one. */
  shareLink: command<{ readonly shareType: 'link' } & ShareInfo & SharePlace, NoReply>()({
    ...SHARE,
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: 'own',
    miniProgram: null,
  }),
  shareImage: command<{ readonly shareType: 'image' } & ShareImageParams, NoReply>()({
    ...SHARE,
    minVersion: MIN_APP_VERSION.shareImage,
    weChatWeb: 'help',
    web: 'own',
    miniProgram: 'own',
  }),
  shareVideo: command<{ readonly shareType: 'video' } & ShareVideoParams, NoReply>()({
    ...SHARE,
    minVersion: MIN_APP_VERSION.shareVideo,
    weChatWeb: null,
    web: 'help',
    miniProgram: null,
  }),
  getSharePlatforms: command<NoParams, SharePlatforms>()({
    name: 'GetSharePlatforms',
    minVersion: MIN_APP_VERSION.getSharePlatforms,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: true,
    // A sheet waits for it.
    timeoutMs: 2000,
  }),
} as const;
