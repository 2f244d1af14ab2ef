import { WEB_VIEW_PAGE } from '@/contract/links/values';
import type { RouteEntry } from '@/contract/route';
import { routes, shownRoute, type RouteName } from '@/contract/routes';
import type { TabRoute } from '@/contract/tab-pages';
import type { Platform } from '@/platform/types';
import type { Unsubscribe } from '@/platform/unsubscribe';
import { isLeftOut } from './entry';
import { type Query, decodeQuery, innerPath, pageUrl, routeOfPath } from './paths';

/**
 * The latest parameters of each tab page. Tab pages stay mounted, so their own query is that of the first opening, and WeChat passes none
 * at all.
 */
export class TabParams {
  private readonly byTab = new Map<RouteName, Query>();
  private readonly listeners = new Set<() => void>();

  get(name: RouteName): Query | undefined {
    return this.byTab.get(name);
  }

  set(name: RouteName, query: Query): void {
    this.byTab.set(name, query);
    this.listeners.forEach((listener) => listener());
  }

  subscribe(listener: () => void): Unsubscribe {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

export type Move = 'push' | 'replace' | 'reLaunch';

const MAX_DEPTH = 10;

/** Navigates by route name: resolves the host's page and the way to open it. */
export class Navigator {
  constructor(
    private readonly platform: Platform,
    private readonly tabParams: TabParams,
  ) {}

  get home(): TabRoute {
    return this.platform.host.tabs[0];
  }

  current(): { readonly name: RouteName; readonly query: Record<string, string> } | undefined {
    const place = this.platform.navigation.current();
    const name = place && routeOfPath(place.path);
    return place && name ? { name, query: decodeQuery(place.query) } : undefined;
  }

  isTab(name: RouteName): boolean {
    return this.platform.host.tabs.some((tab) => tab === name);
  }

  canGoBack(): boolean {
    return this.platform.navigation.depth() > 1;
  }

  back(): Promise<void> {
    return this.canGoBack() ? this.platform.navigation.back() : this.move('reLaunch', this.home);
  }

  /** Whether this host has a screen for it; where home is no tab, the first tab replaces it. */
  shows(name: RouteName): boolean {
    return name === 'index' || this.shownAs(name) !== undefined;
  }

  /** Goes home if the page does not exist. */
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
    // `shownAs` guarantees a page here.
    const { page = '' }: RouteEntry = routes[name];
    if (!this.isTab(name)) return this.travel(how, pageUrl(page, query));
    this.tabParams.set(name, query ?? {});
    if (how !== 'reLaunch' && this.current()?.name === name) return undefined;
    // WeChat passes no query to a tab; pages read it from tabParams on every host.
    const url = pageUrl(page, this.platform.host.drawsTabs ? undefined : query);
    return how === 'reLaunch'
      ? this.platform.navigation.reLaunch(url)
      : this.platform.navigation.switchTab(url);
  }

  private travel(how: Move, url: string): Promise<void> {
    const { navigation } = this.platform;
    return navigation[this.platform.host.drawsTabs ? this.allowedInMiniProgram(how) : how](url);
  }

  /** WeChat refuses an eleventh page, and cannot replace a tab page. */
  private allowedInMiniProgram(how: Move): Move {
    const here = this.current();
    if (how === 'replace' && here && this.isTab(here.name)) return 'reLaunch';
    return how === 'push' && this.platform.navigation.depth() >= MAX_DEPTH ? 'replace' : how;
  }

  private shownAs(name: RouteName): RouteName | 'webView' | undefined {
    const { host } = this.platform;
    if (isLeftOut(host, name)) return undefined;
    const { weapp }: RouteEntry = routes[name];
    return !host.hasAllPages && weapp === 'webView' ? 'webView' : shownRoute(name);
  }
}
