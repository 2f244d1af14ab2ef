/** What leads out of a page: targets of clicks, outside pages, one-time tokens, the web-view. */
import type { ValueOf } from '../wire';

/** Names in the address. `bizToken` is a one-time token; a channel without one says that nobody is logged in. */
export const WEB_VIEW_QUERY = { channel: 'bizChannel', bizToken: 'bizToken', token: 'token' } as const;

/** Never stays in an address, and never goes into a shared one. */
export const SECRET_QUERY: readonly string[] = Object.values(WEB_VIEW_QUERY);

/** The page that shows somebody else's in a frame: its document alone may (server/core/http/security.ts), so that it is never a kept one. */
export const FRAME_PAGE_PATH = '/iframePage';

/** Folder of the mini program's page with the web-view. */
export const WEB_VIEW_PAGE = 'links/web-view';

/** What that page is opened with. */
export interface WebViewParams {
  /** A page of the H5 build, as inner path. */
  readonly path?: string;
  /** A link of somebody else. */
  readonly url?: string;
  /** '1': the page of `path` was opened logged in, and yet it lacks a session. The parent decides what happens next. */
  readonly refused?: string;
  /** '1': the parent logged out inside the web-view. */
  readonly loggedOut?: string;
}

/** As `data` of wx.miniProgram.postMessage. */
export interface WebViewMessage {
  /** What a card says that is shared from here on. */
  readonly share: { readonly title: string; readonly toURL: string; readonly iconURL: string };
}

export const BIZ_CHANNEL_PLATFORM = 'PLATFORM';

export const EXTERNAL_LINK_DELAY_MS = 50;

/** What a tap on a slot, card or tab opens. miniProgram falls back to the link. */
export const RedirectType = { none: 0, h5Link: 1, miniProgram: 2, innerPage: 3 } as const;
export type RedirectType = ValueOf<typeof RedirectType>;

/** WeChat's own numbering of a mini program's edition; `miniprogramType`, default release. */
export const MiniProgramEdition = { release: 0, test: 1, preview: 2 } as const;
export type MiniProgramEdition = ValueOf<typeof MiniProgramEdition>;
