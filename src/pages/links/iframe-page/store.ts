import { makeAutoObservable, runInAction } from 'mobx';
import type { App } from '@/stores/app';
import { shownBy, type Shown } from './address';

/** So long a frame may take before its parent is offered another way. */
export const FRAME_PATIENCE_MS = 12_000;

/** opening: its address is being made; refused: it will not show here; slow: nobody knows yet, and it may still come. */
export type FrameLook = 'opening' | 'loading' | 'shown' | 'refused' | 'slow' | 'denied';

type Needs = Pick<App, 'config' | 'platform' | 'router'>;

/** One page of somebody else, inside ours. */
export class IframePageStore {
  readonly target: Shown;
  look: FrameLook = 'opening';
  /** With the one-time token where its host may have it; '' until it is made. */
  address = '';
  /** Another one is another frame. */
  attempt = 0;

  constructor(
    private readonly app: Needs,
    /** As the address has it. */
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
    // A browser shows no page in clear text inside one that is not.
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

  /** A token opens once: another attempt is made with an address of its own. */
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

  /** Our own policy held the frame back; that of this page's own document does not. */
  heldBack(mayReload: boolean): void {
    if (mayReload) this.app.platform.reload();
    else this.refuse();
  }

  waited(): void {
    if (this.look === 'loading') this.look = 'slow';
  }

  /** By the router, which adds the token of its own where the host may have it. */
  async outside(): Promise<void> {
    if (this.target.kind === 'frame') await this.app.router.openExternal(this.target.link);
  }
}
