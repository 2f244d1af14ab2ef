import { downloadEnterOf } from '@/contract/download/enter';
import { RedirectType } from '@/contract/links/values';
import { routes, type RouteName, type RouteParamsOf } from '@/contract/routes';
import { skipsAuth } from '@/contract/shell';
import { needsToken } from './entry';
import type { LinkParts, Links } from './links';
import { Navigator, type Move } from './navigator';
import { innerPath, parseQuery, routeOfPath, type Query } from './paths';
import { ROUTER } from '../texts';
import { TabParams } from './tab-params';
import type { ClickTarget, OpenOptions, Router } from './types';

/** Navigation by name: no screen writes a path. */
export class AppRouter implements Router {
  readonly tabParams = new TabParams();
  private readonly navigator: Navigator;
  private links: Promise<Links> | undefined;
  private authenticate: (() => Promise<void>) | undefined;

  constructor(private readonly parts: LinkParts) {
    this.navigator = new Navigator(parts.platform, this.tabParams);
  }

  go<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void> {
    return this.move('push', name, this.told(name, params));
  }

  replace<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void> {
    return this.move('replace', name, this.told(name, params));
  }

  reLaunch<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void> {
    return this.move('reLaunch', name, this.told(name, params));
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
    const { redirectType, url = '' } = target;
    if (redirectType === RedirectType.none) return;
    // The commonest target needs nothing that is still to be loaded.
    const isPath = redirectType !== RedirectType.miniProgram && /^\/(?![/\\])[^#]*$/.test(url);
    const isOurs = redirectType !== RedirectType.h5Link || routeOfPath(url) !== undefined;
    if (isPath && isOurs) return this.openPath(url, moveOf(replace));
    return (await this.loadLinks()).follow(target, moveOf(replace));
  }

  beforeAuth(authenticate: () => Promise<void>): void {
    this.authenticate = authenticate;
  }

  /**
   * A session that ended leaves no page of its own behind. Several may notice the end at once, an answer and the guard of
   * a page that was still loading: the first to lead to the login knows the way back.
   */
  async toLogin(how: Move = 'push', from = this.currentPath()): Promise<void> {
    if (this.authenticate) await this.settle('login');
    if (this.current() === 'login') return;
    const leadsBack = from !== '' && routeOfPath(from) !== undefined && routeOfPath(from) !== 'login';
    return this.navigator.move(how, 'login', leadsBack ? { from } : {});
  }

  /** The download page hears from where one comes, whoever leads there: rule download-8. */
  private told(name: RouteName, params: Query | undefined): Query | undefined {
    if (name !== 'downloadApp') return params;
    return { ...params, enter: String(downloadEnterOf(this.current(), params?.type)) };
  }

  private async move(how: Move, name: RouteName, params: Query | undefined): Promise<void> {
    if (this.authenticate) await this.settle(name);
    // What is not to be had here is no reason to log in.
    if (!this.shows(name)) return this.stay(how, ROUTER.elsewhere);
    const { host } = this.parts.platform;
    if (needsToken(host, name) && !this.parts.session.isLoggedIn)
      return this.toLogin(how, innerPath(name, params));
    // Whoever is in the app is not led to where it is to be had.
    if (name === 'downloadApp' && host.reopensApp) return this.stay(how, ROUTER.reopen);
    return this.navigator.move(how, name, params);
  }

  /** There is no page for it here. The parent stays where the tap was; from nowhere, or without the way back, the way leads home. */
  private async stay(how: Move, why: string): Promise<void> {
    this.parts.feedback.toast(why);
    if (how === 'reLaunch' || this.current() === null)
      await this.navigator.move('reLaunch', this.navigator.home);
  }

  /** A start that skipped the authentication makes up for it before the first page that may ask who is here. */
  private async settle(name: RouteName): Promise<void> {
    const { authenticate } = this;
    if (!authenticate || skipsAuth(routes[name].path)) return;
    this.authenticate = undefined;
    await authenticate();
  }

  /** A chunk that did not come is loaded anew at the next attempt; the app asks about this one (boot-failures.ts). */
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
