import { makeAutoObservable, runInAction } from 'mobx';
import type { App } from '@/stores/app/app';
import { innerPathOf, ownOrigins } from '@/services/router/inner-link';
import { isHandedOut, routeOfPath, webUrl } from '@/services/router/paths';

/** denied: not a web address, or this page itself; ours: a page of the app; frame: external. */
type Shown =
  | { readonly kind: 'denied' }
  | { readonly kind: 'ours'; readonly path: string }
  | { readonly kind: 'frame'; readonly link: string; readonly host: string; readonly isOwnOrigin: boolean };

/** Classifies an address; http and https only (rule links-30). */
function shownBy(app: Pick<App, 'platform' | 'config'>, url: string): Shown {
  const link = webUrl(url);
  if (!link) return { kind: 'denied' };
  const inner = innerPathOf(link.href, ownOrigins(app), false);
  if (inner === undefined) return { kind: 'frame', link: link.href, host: link.host, isOwnOrigin: false };
  // Paths that the backend serves under our origin are not pages of the app.
  if (isHandedOut(inner)) return { kind: 'frame', link: link.href, host: link.host, isOwnOrigin: true };
  return routeOfPath(inner) === 'iframePage' ? { kind: 'denied' } : { kind: 'ours', path: inner };
}

/**
 * Sandbox of the framed page. It keeps its origin, scripts, forms and popups; it may navigate the top window only by user activation. Under
 * our own origin it gets neither scripts nor the origin: both together would give it our privileges.
 */
export const sandboxOf = (isOwnOrigin: boolean): string =>
  [
    ...(isOwnOrigin ? [] : ['allow-scripts', 'allow-same-origin']),
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-top-navigation-by-user-activation',
  ].join(' ');

/** After this the parent is offered another way. */
export const FRAME_TIMEOUT_MS = 12_000;

/** opening: its address is being requested; refused: cannot be framed; slow: not loaded yet, but it may be. */
export type FrameLook = 'opening' | 'loading' | 'shown' | 'refused' | 'slow' | 'denied';

type Needs = Pick<App, 'config' | 'platform' | 'router'>;

/** An external page inside ours. */
export class IframePageStore {
  readonly target: Shown;
  look: FrameLook = 'opening';
  /** With the one-time token if its host may have it; '' until known. */
  address = '';
  /** Key of the frame, to remount it on each retry. */
  attempt = 0;

  constructor(
    private readonly app: Needs,
    /** Raw value from the address. */
    url: string,
  ) {
    this.target = shownBy(app, url);
    if (this.target.kind === 'denied') this.look = 'denied';
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async open(): Promise<void> {
    const { target, app } = this;
    if (target.kind === 'denied') return;
    if (target.kind === 'ours') return app.router.openPath(target.path, 'replace');
    // Browsers block http frames in https pages (mixed content).
    const isHeldBack =
      target.link.startsWith('http:') && app.platform.location()?.origin.startsWith('https:');
    if (isHeldBack) return this.refuse();
    const address = await app.router.addressOf(target.link);
    runInAction(() => {
      this.address = address;
      this.attempt += 1;
      this.look = 'loading';
    });
  }

  /** Tokens are single-use: each attempt needs a new address. */
  async retry(): Promise<void> {
    this.address = '';
    this.look = 'opening';
    await this.open();
  }

  loaded(isEmpty: boolean): void {
    if (this.look === 'refused') return;
    this.look = isEmpty ? 'refused' : 'shown';
  }

  refuse(): void {
    this.look = 'refused';
  }

  /** Our own CSP blocked the frame; a reload gets this page's policy. */
  heldBack(mayReload: boolean): void {
    if (mayReload) this.app.platform.reload();
    else this.refuse();
  }

  waited(): void {
    if (this.look === 'loading') this.look = 'slow';
  }

  /** Through the router, which adds a new token if the host may have it. */
  async outside(): Promise<void> {
    if (this.target.kind === 'frame') await this.app.router.openExternal(this.target.link);
  }
}
