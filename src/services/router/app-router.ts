import { EXTERNAL_LINK_DELAY_MS } from '@/contract/constants';
import { RedirectType } from '@/contract/enums';
import { routes, type RouteName, type RouteParamsOf } from '@/contract/routes';
import { delay, type Scheduler } from '../clock';
import { Links, type LinkParts } from './links';
import { Navigator, type Move } from './navigator';
import { innerPath, parseQuery, routeOfPath, type Query } from './paths';
import { TabParams } from './tab-params';
import type { ClickTarget, Router } from './types';

export interface RouterParts extends LinkParts {
  readonly scheduler: Scheduler;
  readonly session: { readonly isLoggedIn: boolean };
}

/** Navigation by name (design.md rule 5). */
export class AppRouter implements Router {
  readonly tabParams = new TabParams();
  readonly links: Links;
  private readonly navigator: Navigator;

  constructor(private readonly parts: RouterParts) {
    this.links = new Links(parts);
    this.navigator = new Navigator(parts.platform, this.tabParams);
  }

  go<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void> {
    return this.move('push', name, params);
  }

  replace<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void> {
    return this.move('replace', name, params);
  }

  reLaunch<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void> {
    return this.move('reLaunch', name, params);
  }

  back(): Promise<void> {
    return this.navigator.back();
  }

  home(): Promise<void> {
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

  oneTimeToken(): Promise<string> {
    return this.links.oneTimeToken();
  }

  async openExternal(url: string): Promise<void> {
    const shown = await this.links.leave(url);
    if (shown) await this.navigator.openWebView('push', { url: shown.webView });
  }

  async openLink(target: ClickTarget): Promise<void> {
    switch (target.redirectType) {
      case RedirectType.none:
        return;
      case RedirectType.innerPage:
        return target.url ? this.openPath(this.links.innerPathOf(target.url) ?? `/${target.url}`) : undefined;
      case RedirectType.miniProgram:
        if (await this.startMiniProgram(target)) return;
        return this.openUrl(target.url);
      default:
        return this.openUrl(target.url);
    }
  }

  /**
   * A session that ended leaves no page of its own behind. Several may notice the end at once, an answer and the guard of
   * a page that was still loading: the first to lead to the login knows the way back.
   */
  toLogin(how: Move = 'push', from = this.currentPath()): Promise<void> {
    if (this.current() === 'login') return Promise.resolve();
    const leadsBack = from !== '' && routeOfPath(from) !== undefined && routeOfPath(from) !== 'login';
    return this.navigator.move(how, 'login', leadsBack ? { from } : {});
  }

  private move(how: Move, name: RouteName, params: Query | undefined): Promise<void> {
    const needsToken = routes[name].auth === 'token' && routes[name].built;
    if (needsToken && !this.parts.session.isLoggedIn) return this.toLogin(how, innerPath(name, params));
    return this.navigator.move(how, name, params);
  }

  private async openUrl(url: string | undefined): Promise<void> {
    if (!url) return;
    const inner = this.links.innerPathOf(url);
    if (inner !== undefined) return this.openPath(inner);
    await delay(this.parts.scheduler, EXTERNAL_LINK_DELAY_MS);
    return this.openExternal(url);
  }

  private async startMiniProgram({ xcxId, xcxUrl, miniprogramType }: ClickTarget): Promise<boolean> {
    if (!xcxId) return false;
    const { platform, tracker } = this.parts;
    const target = { userName: xcxId, path: xcxUrl ?? '', edition: miniprogramType ?? 0 };
    const { ok: opened } = await platform.openMiniProgram(target);
    tracker.track('mini_program_open', { username: xcxId, opened });
    return opened;
  }
}
