import { makeAutoObservable, runInAction } from 'mobx';
import { NetworkType } from '@/contract/host';
import type { WebViewMessage, WebViewParams } from '@/contract/links/values';
import { routes } from '@/contract/routes';
import { routeOfPath } from '@/services/router/paths';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { innerPathOf, isOurs, webViewAddress } from './address';
import { WEB_VIEW } from './texts';
import { lastShareMessage, shareCard, type ShareCard } from './share-card';
import { copyText } from '@/services/feedback/copy-text';

/**
 * broken: the page failed to load; foreign: so did an external one, which WeChat opens only on the operator's business domains; refused: it
 * lost the session that it was opened with.
 */
type Trouble = 'none' | 'denied' | 'broken' | 'foreign' | 'refused';

/** The web view's content, or a redirect. */
export class WebViewStore {
  readonly address = new Loadable<string>();
  private isBroken = false;
  private isRefused: boolean;
  private shareMessage: WebViewMessage['share'] | undefined = undefined;

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
    if (!this.isBroken) return 'none';
    const isOffline = this.app.platform.networkType() === NetworkType.unknown;
    return isOffline || isOurs(this.app, this.address.value ?? '') ? 'broken' : 'foreign';
  }

  async open(): Promise<void> {
    const { router, session, sessionPolicy } = this.app;
    if (this.params.loggedOut === '1')
      return session.isLoggedIn ? sessionPolicy.logout() : router.toLogin('reLaunch', '');
    const path = innerPathOf(this.app, this.params);
    if (path !== undefined && (await this.goesElsewhere(path))) return;
    if (!this.isRefused) await this.load();
  }

  /** Only on the parent's tap: avoids loops if a page keeps failing. */
  async reopen(): Promise<void> {
    runInAction(() => {
      this.isRefused = false;
      this.isBroken = false;
    });
    // The old address has a used token.
    this.address.reset();
    await this.load();
  }

  broke(): void {
    this.isBroken = true;
  }

  async copyLink(): Promise<void> {
    await copyText(this.app, this.address.value ?? '', WEB_VIEW);
  }

  hear(messages: unknown): void {
    this.shareMessage = lastShareMessage(messages) ?? this.shareMessage;
  }

  card(webViewUrl: string | undefined): ShareCard {
    return shareCard(this.app, { params: this.params, webViewUrl, share: this.shareMessage });
  }

  private async load(): Promise<void> {
    await this.address.load(() => webViewAddress(this.app, this.params));
    const path = innerPathOf(this.app, this.params);
    // The session may have expired meanwhile.
    if (path !== undefined) await this.goesElsewhere(path);
  }

  /** Redirects if the mini program has the page itself, or it needs a session. */
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
    // Until the page sets its own title.
    platform.setTitle(route.title);
    return false;
  }
}
