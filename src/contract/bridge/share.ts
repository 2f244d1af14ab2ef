import { MIN_APP_VERSION } from '../host';
import { ANY_VERSION, BY_HAND_MS, command, type NoParams, type NoReply } from './define';

/** Shared content. `iconURL` falls back to the default icon. */
export interface ShareInfo {
  /** Identifies the share in tracking. */
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

/** Target of a shared picture; values are not shown (assumed). */
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
  /** A share target listed by the app; '' lets the app ask (assumed). */
  readonly type: string;
}

/** A link for one share target; an app that does not know `type` asks, as without it (assumed). */
export interface SharePlace {
  readonly type?: string;
}

/** Pictures and films use the command Share, distinguished by `shareType` (not shown, assumed). */
export type ShareParams =
  | ({ readonly shareType: 'link' } & ShareInfo & SharePlace)
  | ({ readonly shareType: 'image' } & ShareImageParams)
  | ({ readonly shareType: 'video' } & ShareVideoParams);

/** The app's share targets, by the app's names (assumed): friend, friendLine, douyin … */
export interface SharePlatforms {
  readonly platforms: readonly string[];
}

const SHARE = { name: 'Share', replies: true, timeoutMs: BY_HAND_MS } as const;

export const shareCommands = {
  /** web: the browser's share sheet, where supported. */
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
    // The share sheet is waiting for the reply.
    timeoutMs: 2000,
  }),
} as const;
