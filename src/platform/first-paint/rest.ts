/** What the document paints where nothing is known (rules.ts), and what it asks ahead: decided here and done in painter-rest.ts. */

import { skipsAuth } from '@/contract/shell';
import { isInApp, isKnownLate, isVisitor, read, sessionOf, type Opened } from './rules';

/** Put in place by config/first-paint.ts. */
export interface RestOfBuild {
  /** Every address of a screen, with what its top bar says. */
  readonly titles: Readonly<Record<string, string>>;
  /** Addresses of the login page, and of all screens that want no session. */
  readonly login: readonly string[];
  readonly free: readonly string[];
  /** Where the program asks who the child is by now. */
  readonly status: string;
  /** Addresses of the pages with the bar of the tabs. */
  readonly tabPages: readonly string[];
  readonly tabs: readonly string[];
}

/**
 * login: what whoever has no session comes to. shell: the words and boxes of the screen to come; without a bar where the host
 * draws it.
 */
export type RestPaint =
  | { readonly kind: 'login'; readonly isByPassword: boolean }
  | { readonly kind: 'shell'; readonly title: string; readonly tabs: readonly string[] };

export function whatElse(opened: Opened, build: RestOfBuild): RestPaint {
  if (leadsToLogin(opened, build)) {
    const draft = read<{ mode?: unknown }>(opened.kept('loginDraft'));
    return { kind: 'login', isByPassword: draft?.mode === 'password' };
  }
  const { path } = opened;
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

/** Whose child's status the program will ask first here; undefined: nobody's, or it is not known yet who is here. */
export function statusAskedFor(
  opened: Opened,
  { tabPages, titles }: Pick<RestOfBuild, 'tabPages' | 'titles'>,
): string | undefined {
  const isPage = tabPages.includes(opened.path) || titles[opened.path] !== undefined;
  if (!isPage || skipsAuth(opened.path) || isKnownLate(opened)) return undefined;
  const token = sessionOf(opened)?.token;
  return typeof token === 'string' && token !== '' ? token : undefined;
}
