import { WEB_VIEW_PAGE, type WebViewParams } from '@/contract/links/values';
import type { RouteEntry } from '@/contract/route';
import { pageFile, routeNames, routes, type RouteName } from '@/contract/routes';
import type { Navigation } from '../types';
import type { askMiniProgram } from './mini-program';

interface AroundThePage {
  readonly base: Navigation;
  readonly ask: typeof askMiniProgram;
  /** The mini program opened the page with a token of its own session. */
  readonly openedLoggedIn: boolean;
  /** Runs later; the page is gone by then if it was left. */
  readonly later: (run: () => void) => void;
}

type Move = 'push' | 'replace' | 'reLaunch';

const METHOD = { push: 'navigateTo', replace: 'redirectTo', reLaunch: 'reLaunch' } as const;

/** The same in both builds. */
const fileOf = (page: string): string => `/${pageFile(page)}`;
const pageOf = (name: RouteName): string => fileOf(routes[name].page ?? '');
const HOME = pageOf('myTabClass');
const TABS: readonly string[] = [HOME, pageOf('parentsCenter')];
const LOGIN = pageOf('login');

/**
 * An H5 page inside the mini program stays there only for what the mini program has no page of its own for: tabs, login
 * and the like are the mini program's, whose session is the parent's. Routes that it redirects or hides lead to its tab.
 */
export function miniProgramNavigation({ base, ask, openedLoggedIn, later }: AroundThePage): Navigation {
  /** An address opened directly would stay empty where the mini program does not take it. */
  async function toTab(url: string): Promise<void> {
    if (!(await ask('switchTab', { url }))) await base.reLaunch(url);
  }
  const home = (): Promise<void> => toTab(HOME);

  /** WeChat takes ten pages at most. */
  async function leave(how: Move, url: string): Promise<void> {
    if ((await ask(METHOD[how], { url })) || how !== 'push') return;
    await ask('redirectTo', { url });
  }

  function move(how: Move, url: string): Promise<void> {
    const [file = ''] = url.split('?');
    if (file === LOGIN) return toLogin(how, url);
    if (TABS.includes(file)) return toTab(file);
    switch (shownInMiniProgram(file)) {
      case 'native':
        return leave(how, url);
      case 'webView':
        return base[how](url);
      default:
        return home();
    }
  }

  let isBeingReplaced = false;

  /** Whoever notices that the session is gone asks for it, the start and the page among them: the mini program once. */
  async function beRefused(url: string): Promise<void> {
    if (isBeingReplaced) return;
    isBeingReplaced = true;
    isBeingReplaced = await ask('redirectTo', { url });
  }

  /**
   * A page that was opened logged in has lost its session, or could not open one: the mini program says so and, when the
   * parent wishes, opens it anew. A logout, which knows no way back, is one of the mini program as well.
   */
  function toLogin(how: Move, url: string): Promise<void> {
    const from = fromOf(url);
    if (from === undefined && how === 'reLaunch') return leave('reLaunch', webViewUrl({ loggedOut: '1' }));
    if (from !== undefined && openedLoggedIn) return beRefused(webViewUrl({ path: from, refused: '1' }));
    // The page behind would only lead here again.
    return leave(how === 'push' ? 'push' : 'replace', url);
  }

  return {
    push: (url) => move('push', url),
    replace: (url) => move('replace', url),
    reLaunch: (url) => move('reLaunch', url),
    switchTab: (url) => move('reLaunch', url),
    async back() {
      if (base.depth() > 1) return base.back();
      // Whoever came by a shared card has nothing behind the page, and nothing happens.
      later(() => void home());
      await ask('navigateBack', { delta: 1 });
    },
    // The mini program's own page lies below the first one.
    depth: () => base.depth() + 1,
    current: () => base.current(),
  };
}

function shownInMiniProgram(file: string): RouteEntry['weapp'] | undefined {
  const name = routeNames.find((candidate) => {
    const { page }: RouteEntry = routes[candidate];
    return page !== undefined && fileOf(page) === file;
  });
  return name && routes[name].weapp;
}

const fromOf = (url: string): string | undefined => {
  const encoded = /[?&]from=([^&]+)/.exec(url)?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
};

function webViewUrl(params: WebViewParams): string {
  const query = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `${fileOf(WEB_VIEW_PAGE)}?${query.join('&')}`;
}
