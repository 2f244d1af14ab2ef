import { downloadEnterOf } from '@/contract/download/enter';
import { RedirectType } from '@/contract/links/values';
import { routes, type RouteName, type RouteParamsOf } from '@/contract/routes';
import { skipsAuth } from '@/contract/shell';
import { needsToken } from './entry';
import { leadOf, ownOrigins } from './inner-link';
import type { LinkParts, Links } from './links';
import { Navigator, type Move, TabParams } from './navigator';
import { innerPath, parseQuery, routeOfPath, type Query } from './paths';
import { ROUTER } from '../texts';
import type { ClickTarget, OpenOptions, Router } from './types';

/** Navigation by route name: screens never write paths. */
export class AppRouter implements Router {
  readonly tabParams = new TabParams();
  private readonly navigator: Navigator;
  private links: Promise<Links> | undefined;
  private authenticate: (() => Promise<void>) | undefined;

  constructor(private readonly parts: LinkParts) {
    this.navigator = new Navigator(parts.platform, this.tabParams);
  }

  go<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void> {
    return this.move('push', name, this.reported(name, params));
  }

  replace<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void> {
    return this.move('replace', name, this.reported(name, params));
  }

  reLaunch<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void> {
    return this.move('reLaunch', name, this.reported(name, params));
  }

  restate<N extends RouteName>(name: N, params: RouteParamsOf<N>): boolean {
    const { platform } = this.parts;
    const place = platform.location();
    const path = innerPath(name, { ...this.currentQuery(), ...params });
    if (!place || this.current() !== name || this.currentPath() === path) return false;
    platform.replaceAddress(place.origin + path);
    return true;
  }

  shows(name: RouteName): boolean {
    return this.navigator.shows(name);
  }

  back(): Promise<void> {
    return this.navigator.back();
  }

  isFirst(): boolean {
    return !this.navigator.canGoBack();
  }

  async home(): Promise<void> {
    if (this.authenticate) await this.settle(this.navigator.home);
    return this.navigator.move('reLaunch', this.navigator.home);
  }

  current(): RouteName | null {
    return this.navigator.current()?.name ?? null;
  }

  /** The current screen as an inner path. */
  currentPath(): string {
    const here = this.navigator.current();
    return here ? innerPath(here.name, this.tabParams.get(here.name) ?? here.query) : '';
  }

  currentQuery(): Readonly<Record<string, string>> {
    return this.navigator.current()?.query ?? {};
  }

  openPath(path: string, how: Move = 'push'): Promise<void> {
    const name = routeOfPath(path);
    return name ? this.move(how, name, parseQuery(path)) : this.home();
  }

  async oneTimeToken(): Promise<string> {
    return (await this.loadLinks()).oneTimeToken();
  }

  async addressOf(url: string): Promise<string> {
    return (await this.loadLinks()).addressOf(url);
  }

  async openExternal(url: string, { replace }: OpenOptions = {}): Promise<void> {
    return (await this.loadLinks()).open(url, moveOf(replace));
  }

  async openLink(target: ClickTarget, { replace }: OpenOptions = {}): Promise<void> {
    const { redirectType } = target;
    if (redirectType === RedirectType.none) return;
    // The most common target needs no further chunk.
    const lead = leadOf(target, ownOrigins(this.parts));
    if (lead?.to === 'page' && redirectType !== RedirectType.miniProgram)
      return this.openPath(lead.path, moveOf(replace));
    return (await this.loadLinks()).follow(target, moveOf(replace));
  }

  beforeAuth(authenticate: () => Promise<void>): void {
    this.authenticate = authenticate;
  }

  /**
   * Opens login; at a session's end with `reLaunch`, so that none of its pages remain. Several callers may notice the end at once, e.g. a
   * response and the guard of a loading page: the first one's return address counts.
   */
  async toLogin(how: Move = 'push', from = this.currentPath()): Promise<void> {
    if (this.authenticate) await this.settle('login');
    if (this.current() === 'login') return;
    const leadsBack = from !== '' && routeOfPath(from) !== undefined && routeOfPath(from) !== 'login';
    return this.navigator.move(how, 'login', leadsBack ? { from } : {});
  }

  /** The download page gets its entry point from any page: rule download-8. */
  private reported(name: RouteName, params: Query | undefined): Query | undefined {
    if (name !== 'downloadApp') return params;
    return { ...params, enter: String(downloadEnterOf(this.current(), params?.type)) };
  }

  private async move(how: Move, name: RouteName, params: Query | undefined): Promise<void> {
    if (this.authenticate) await this.settle(name);
    // Do not ask for a login if the page does not exist on this host.
    if (!this.shows(name)) return this.stay(how, ROUTER.elsewhere);
    const { host } = this.parts.platform;
    if (needsToken(host, name) && !this.parts.session.isLoggedIn)
      return this.toLogin(how, innerPath(name, params));
    // Already inside the app, which does not reply: the download page would not help.
    if (name === 'downloadApp' && host.reopensApp) return this.stay(how, ROUTER.reopen);
    return this.navigator.move(how, name, params);
  }

  /** No such page on this host: stay; without a current page, or without a back stack, go home. */
  private async stay(how: Move, why: string): Promise<void> {
    this.parts.feedback.toast(why);
    if (how === 'reLaunch' || this.current() === null)
      await this.navigator.move('reLaunch', this.navigator.home);
  }

  /** A start that skipped authentication catches up before the first page that needs it. */
  private async settle(name: RouteName): Promise<void> {
    const { authenticate } = this;
    if (!authenticate || skipsAuth(routes[name].path)) return;
    this.authenticate = undefined;
    await authenticate();
  }

  /** A chunk that failed to load is retried at the next call; for this one a dialog shows (start/failures.ts). */
  private loadLinks(): Promise<Links> {
    this.links ??= import('./links').then(
      ({ Links }) =>
        new Links(this.parts, {
          openPath: (path, how) => this.openPath(path, how),
          openWebView: (how, query) => this.navigator.openWebView(how, query),
        }),
    );
    this.links.catch(() => (this.links = undefined));
    return this.links;
  }
}

const moveOf = (replace = false): Move => (replace ? 'replace' : 'push');
