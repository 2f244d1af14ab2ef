import { builtRoute, routes, type RouteEntry, type RouteName } from '@/contract/routes';
import { isMiniProgram } from '@/platform/helpers';
import type { Platform } from '@/platform/types';
import type { TabParams } from './tab-params';
import { decodeQuery, innerPath, pageUrl, routeOfPath, type Query } from './paths';

export type Move = 'push' | 'replace' | 'reLaunch';

const TABS: readonly RouteName[] = ['index', 'growUpStudyPlan', 'myTabClass', 'parentsCenter'];
const MINI_PROGRAM_TABS: readonly RouteName[] = ['myTabClass', 'parentsCenter'];
/** The mini program's page that shows a page of the H5 build. */
export const WEB_VIEW_PAGE = 'system/web-view';
/** WeChat refuses an eleventh page. */
const MAX_DEPTH = 10;

/** Moves by name on whatever host: which page it is there, and how one gets to it. */
export class Navigator {
  constructor(
    private readonly platform: Platform,
    private readonly tabParams: TabParams,
  ) {}

  get home(): RouteName {
    return isMiniProgram(this.platform) ? 'myTabClass' : 'index';
  }

  current(): { readonly name: RouteName; readonly query: Record<string, string> } | undefined {
    const place = this.platform.navigation.current();
    const name = place && routeOfPath(place.path);
    return place && name ? { name, query: decodeQuery(place.query) } : undefined;
  }

  isTab(name: RouteName): boolean {
    return (isMiniProgram(this.platform) ? MINI_PROGRAM_TABS : TABS).includes(name);
  }

  canGoBack(): boolean {
    return this.platform.navigation.depth() > 1;
  }

  back(): Promise<void> {
    return this.canGoBack() ? this.platform.navigation.back() : this.move('reLaunch', this.home);
  }

  /** A route that has no screen, or none on this host, leads home. */
  async move(how: Move, name: RouteName, query?: Query): Promise<void> {
    const shown = this.shownAs(name);
    if (shown === 'webView') return this.openWebView(how, { path: innerPath(name, query) });
    if (!shown) return this.moveTo(how, this.home, undefined);
    return this.moveTo(how, shown, query);
  }

  openWebView(how: Move, query: Query): Promise<void> {
    return this.travel(how, pageUrl(WEB_VIEW_PAGE, query));
  }

  private async moveTo(how: Move, name: RouteName, query: Query | undefined): Promise<void> {
    const page = builtRoute(name)?.page;
    if (!page) return;
    if (!this.isTab(name)) return this.travel(how, pageUrl(page, query));
    this.tabParams.set(name, query ?? {});
    // WeChat takes no query to a tab; the page reads it from tabParams on every host.
    const url = pageUrl(page, isMiniProgram(this.platform) ? undefined : query);
    return how === 'reLaunch'
      ? this.platform.navigation.reLaunch(url)
      : this.platform.navigation.switchTab(url);
  }

  private travel(how: Move, url: string): Promise<void> {
    const { navigation } = this.platform;
    const isFull = isMiniProgram(this.platform) && navigation.depth() >= MAX_DEPTH;
    return navigation[how === 'push' && isFull ? 'replace' : how](url);
  }

  /** The route whose page shows it, which is another one where it only redirects. */
  private shownAs(name: RouteName): RouteName | 'webView' | undefined {
    const entry: RouteEntry = routes[name];
    const built = builtRoute(name);
    if (!built?.page) return undefined;
    const shown = routeOfPath(pageUrl(built.page));
    if (!isMiniProgram(this.platform)) return shown;
    if (entry.weapp === 'webView') return 'webView';
    return entry.weapp === 'native' ? shown : undefined;
  }
}
