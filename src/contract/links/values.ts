/** Links out of a page: click targets, external pages, one-time tokens, the web view. */
import type { ValueOf } from '../wire';

/** Query names. `bizToken` is a one-time token; a channel without one means that there is no session. */
export const WEB_VIEW_QUERY = { channel: 'bizChannel', bizToken: 'bizToken', token: 'token' } as const;

/** Removed from URLs, and never part of a shared one. */
export const SECRET_QUERY: readonly string[] = Object.values(WEB_VIEW_QUERY);

/** Only this page's document may frame external pages (server/core/http/security.ts), so it is never served from a cache. */
export const FRAME_PAGE_PATH = '/iframePage';

/** Folder of the mini program's web view page. */
export const WEB_VIEW_PAGE = 'links/web-view';

/** Parameters of that page. */
export interface WebViewParams {
  /** A page of the H5 build, as inner path. */
  readonly path?: string;
  /** An external link. */
  readonly url?: string;
  /** '1': the page of `path` was opened with a session but lacks one. The parent decides how to continue. */
  readonly refused?: string;
  /** '1': the parent logged out inside the web view. */
  readonly loggedOut?: string;
}

/** As `data` of wx.miniProgram.postMessage. */
export interface WebViewMessage {
  /** Content of the share card. */
  readonly share: { readonly title: string; readonly toURL: string; readonly iconURL: string };
}

export const BIZ_CHANNEL_PLATFORM = 'PLATFORM';

export const EXTERNAL_LINK_DELAY_MS = 50;

/** What a click on a slot, card or tab opens. miniProgram falls back to the link. */
export const RedirectType = { none: 0, h5Link: 1, miniProgram: 2, innerPage: 3 } as const;
export type RedirectType = ValueOf<typeof RedirectType>;

/** WeChat's numbering of mini program editions; `miniprogramType`, default release. */
export const MiniProgramEdition = { release: 0, test: 1, preview: 2 } as const;
export type MiniProgramEdition = ValueOf<typeof MiniProgramEdition>;
