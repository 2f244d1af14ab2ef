/** What the document paints where nothing is known (rules.ts), and what it asks ahead: decided here and done in painter-rest.ts. */

import { isInApp, isVisitor, read, type Opened } from './rules';

/** Put in place by config/first-paint.ts. */
export interface RestOfBuild {
  /** Every address of a screen, with what its top bar says. */
  readonly titles: Readonly<Record<string, string>>;
  /** Addresses of the login page, and of all screens that want no session. */
  readonly login: readonly string[];
  readonly free: readonly string[];
  /** Addresses of the pages with the bar of the tabs. */
  readonly tabPages: readonly string[];
  readonly tabs: readonly string[];
}

/**
 * login: what whoever has no session comes to. shell: the words and boxes of the screen to come; without a bar where the host
 * draws it.
 */
export type RestPaint =
  | { readonly kind: 'login' }
  | { readonly kind: 'shell'; readonly title: string; readonly tabs: readonly string[] };

export function whatElse(opened: Opened, build: RestOfBuild): RestPaint {
  const { path } = opened;
  const isLogin = leadsToLogin(opened, build);
  // Who logs in by password sees that form, of which there is no template.
  if (isLogin && read<{ mode?: unknown }>(opened.kept('loginDraft'))?.mode !== 'password')
    return { kind: 'login' };
  const isByHost = isInApp(opened);
  return {
    kind: 'shell',
    title: isByHost ? '' : (build.titles[path] ?? ''),
    tabs: !isByHost && build.tabPages.includes(path) ? build.tabs : [],
  };
}

/** In WeChat, which logs in on a page of its own, only who has logged out comes to ours. */
const BY_WECHAT = /MicroMessenger/i;

function leadsToLogin(opened: Opened, build: RestOfBuild): boolean {
  if (!isVisitor(opened)) return false;
  const { path, userAgent, kept } = opened;
  if (build.login.includes(path)) return true;
  const isGuarded = build.titles[path] !== undefined && !build.free.includes(path);
  return isGuarded && !(BY_WECHAT.test(userAgent) && kept('loggedOut') === null);
}
