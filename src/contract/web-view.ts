/**
 * Between the mini program and a page in its web-view. The mini program speaks through the address (part 1 sections 4 and
 * 7), the page through wx.miniProgram: by opening pages of the mini program, and by messages, which WeChat hands over
 * when the page is shared or left. What the specification does not show of it is ours (assumed).
 */

/** Names in the address. `bizToken` is a one-time token; a channel without one says that nobody is logged in. */
export const WEB_VIEW_QUERY = { channel: 'bizChannel', bizToken: 'bizToken', token: 'token' } as const;

/** Never stays in an address, and never goes into a shared one. */
export const SECRET_QUERY: readonly string[] = Object.values(WEB_VIEW_QUERY);

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
