import { WEB_VIEW_PAGE, type WebViewParams } from '@/contract/links/values';
import type { RouteEntry } from '@/contract/route';
import { pageFile, routeNames, routes, type RouteName } from '@/contract/routes';
import { MINI_PROGRAM_TAB_ROUTES } from '@/contract/tab-pages';
import type { Navigation } from '../types';
import type { askMiniProgram } from './mini-program';

interface AroundThePage {
  readonly base: Navigation;
  readonly ask: typeof askMiniProgram;
  /** The mini program opened the page with a token of its session. */
  readonly openedLoggedIn: boolean;
  /** Runs later, unless the page has been left by then. */
  readonly defer: (run: () => void) => void;
}

type Move = 'push' | 'replace' | 'reLaunch';

const METHOD = { push: 'navigateTo', replace: 'redirectTo', reLaunch: 'reLaunch' } as const;

/** The same in both builds. */
const fileOf = (page: string): string => `/${pageFile(page)}`;
const pageOf = (name: RouteName): string => fileOf(routes[name].page ?? '');
const TABS: readonly string[] = MINI_PROGRAM_TAB_ROUTES.map(pageOf);
const HOME = pageOf(MINI_PROGRAM_TAB_ROUTES[0]);
const LOGIN = pageOf('login');

/**
 * Navigation of an H5 page inside the mini program: it stays in the web view only for pages that the mini program lacks. Tabs, login and
 * the like open the mini program's own, which holds the session. Routes that it redirects or hides lead to its tab.
 */
export function miniProgramNavigation({ base, ask, openedLoggedIn, defer }: AroundThePage): Navigation {
  /** Fallback: a directly opened page would stay empty if the mini program refuses the move. */
  async function toTab(url: string): Promise<void> {
    if (!(await ask('switchTab', { url }))) await base.reLaunch(url);
  }
  const home = (): Promise<void> => toTab(HOME);

  /** WeChat allows ten pages at most. */
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

  /** Several callers may notice the expired session, e.g. the start and the page: ask the mini program once. */
  async function beRefused(url: string): Promise<void> {
    if (isBeingReplaced) return;
    isBeingReplaced = true;
    isBeingReplaced = await ask('redirectTo', { url });
  }

  /**
   * A page opened with a session has lost it, or could not open it: the mini program shows that and reopens the page if the parent wishes.
   * A logout, which has no return address, logs the mini program out as well.
   */
  function toLogin(how: Move, url: string): Promise<void> {
    const from = fromOf(url);
    if (from === undefined && how === 'reLaunch') return leave('reLaunch', webViewUrl({ loggedOut: '1' }));
    if (from !== undefined && openedLoggedIn) return beRefused(webViewUrl({ path: from, refused: '1' }));
    // Otherwise back would only lead here again.
    return leave(how === 'push' ? 'push' : 'replace', url);
  }

  return {
    push: (url) => move('push', url),
    replace: (url) => move('replace', url),
    reLaunch: (url) => move('reLaunch', url),
    switchTab: (url) => move('reLaunch', url),
    async back() {
      if (base.depth() > 1) return base.back();
      // A page opened by a shared card has nothing behind it, so navigateBack does nothing.
      defer(() => void home());
      await ask('navigateBack', { delta: 1 });
    },
    // The mini program's own page is below the first one.
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
