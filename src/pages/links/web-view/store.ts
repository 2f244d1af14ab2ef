import { makeAutoObservable, runInAction } from 'mobx';
import type { WebViewMessage, WebViewParams } from '@/contract/links/values';
import { routes } from '@/contract/routes';
import { routeOfPath } from '@/services/router/paths';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { innerPathOf, webViewAddress } from './address';
import { lastToldShare, shareCard, type ShareCard } from './share-card';

/** broken: the page did not load; refused: it came without a session although it was opened with one. */
type Trouble = 'none' | 'denied' | 'broken' | 'refused';

/** What the web-view shows, or where the parent goes instead. */
export class WebViewStore {
  readonly address = new Loadable<string>();
  private isBroken = false;
  private isRefused: boolean;
  private told: WebViewMessage['share'] | undefined = undefined;

  constructor(
    private readonly app: App,
    private readonly params: WebViewParams,
  ) {
    this.isRefused = params.refused === '1';
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get trouble(): Trouble {
    if (this.isRefused) return 'refused';
    if (this.address.status === 'failed') return this.address.error?.kind === 'denied' ? 'denied' : 'broken';
    return this.isBroken ? 'broken' : 'none';
  }

  async open(): Promise<void> {
    const { router, session, sessionPolicy } = this.app;
    if (this.params.loggedOut === '1')
      return session.isLoggedIn ? sessionPolicy.logout() : router.toLogin('reLaunch', '');
    const path = innerPathOf(this.app, this.params);
    if (path !== undefined && (await this.goesElsewhere(path))) return;
    if (!this.isRefused) await this.load();
  }

  /** By the parent's own hand: a page that fails again and again does not go round in circles. */
  async reopen(): Promise<void> {
    runInAction(() => {
      this.isRefused = false;
      this.isBroken = false;
    });
    // The old address has used its token up.
    this.address.reset();
    await this.load();
  }

  broke(): void {
    this.isBroken = true;
  }

  hear(messages: unknown): void {
    this.told = lastToldShare(messages) ?? this.told;
  }

  card(webViewUrl: string | undefined): ShareCard {
    return shareCard(this.app, { params: this.params, webViewUrl, told: this.told });
  }

  private async load(): Promise<void> {
    await this.address.load(() => webViewAddress(this.app, this.params));
    const path = innerPathOf(this.app, this.params);
    // The session may have turned out to be over.
    if (path !== undefined) await this.goesElsewhere(path);
  }

  /** A page that the mini program has itself, or one that nobody may enter without a session. */
  private async goesElsewhere(path: string): Promise<boolean> {
    const { platform, router, session } = this.app;
    const name = routeOfPath(path);
    const route = name && routes[name];
    if (route?.weapp !== 'webView') {
      await router.openPath(path, 'replace');
      return true;
    }
    if (route.auth === 'token' && !session.isLoggedIn) {
      await router.toLogin('replace', path);
      return true;
    }
    // Until the page itself says otherwise.
    platform.setTitle(route.title);
    return false;
  }
}
