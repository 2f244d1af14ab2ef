import type { MiniProgramEdition } from '../links/values';
import { MIN_APP_VERSION, PRAISE_MIN_IOS_VERSION, PUSH_STATE_TIMEOUT_MS } from '../host';
import { ANY_VERSION, command, type NoParams, type NoReply } from './define';

export interface OpenWebLinkParams {
  /** http or https only, with appType=android or ios appended. */
  readonly url: string;
  /** Replaces the current page. The flag's name is not shown (assumed). */
  readonly replace: boolean;
}

/** Names are not shown (assumed). */
export interface StartMiniProgramParams {
  readonly username: string;
  readonly path: string;
  readonly type: MiniProgramEdition;
}

/** Links out of the page, and the status bar area. */
export const linkCommands = {
  openWebLink: command<OpenWebLinkParams, NoReply>()({
    name: 'OpenWebLink',
    minVersion: ANY_VERSION,
    weChatWeb: 'own',
    web: 'own',
    miniProgram: null,
    replies: false,
  }),
  startMiniProgram: command<StartMiniProgramParams, NoReply>()({
    name: 'StartMiniProgram',
    minVersion: MIN_APP_VERSION.startMiniProgram,
    weChatWeb: null,
    web: null,
    miniProgram: 'own',
    replies: true,
  }),
  /** The app's store page (iOS); elsewhere the URL opens as a link. */
  toAppStore: command<{ readonly url: string }, NoReply>()({
    name: 'ToAppStore',
    minVersion: { android: null, ios: '0' },
    weChatWeb: 'help',
    web: 'help',
    miniProgram: null,
    replies: false,
  }),
  /** The store's rating dialog (iOS). */
  toEncourage: command<NoParams, NoReply>()({
    name: 'ToEncourage',
    minVersion: { android: null, ios: PRAISE_MIN_IOS_VERSION },
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: false,
  }),
  /** Extends the page under the status bar. */
  setDeviceTopArea: command<{ readonly isTop: boolean }, NoReply>()({
    name: 'setDeviceTopArea',
    minVersion: MIN_APP_VERSION.topArea,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: false,
  }),
  /** Status bar height in CSS pixels. */
  getDeviceTopHeight: command<NoParams, number>()({
    name: 'getDeviceTopHeight',
    minVersion: MIN_APP_VERSION.topArea,
    weChatWeb: null,
    web: null,
    miniProgram: 'own',
    replies: true,
  }),
  openPushSetting: command<NoParams, NoReply>()({
    name: 'OpenPushSetting',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: 'own',
    replies: false,
  }),
  /** Whether push notifications are allowed; waits PUSH_STATE_TIMEOUT_MS at most. */
  getPushState: command<NoParams, boolean>()({
    name: 'GetPushState',
    minVersion: ANY_VERSION,
    weChatWeb: null,
    web: null,
    miniProgram: null,
    replies: true,
    timeoutMs: PUSH_STATE_TIMEOUT_MS,
  }),
} as const;
