import { makeAutoObservable } from 'mobx';
import type { MediaEngine } from '../engine';
import type { App } from '@/stores/app/app';

/** Full screen: by the app's bridge, which also hides its bars; else by the browser; else the film covers the page. */
export class Fullscreen {
  isFull = false;
  /** Covers the page; the back button leaves it. */
  fillsPage = false;
  private letBack: (() => void) | undefined;

  constructor(
    private readonly app: Pick<App, 'native' | 'platform'>,
    private readonly engine: () => MediaEngine | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  toggle(): void {
    void (this.isFull ? this.leave() : this.enter());
  }

  /** On the browser's full screen events. */
  follow(): void {
    this.isFull = this.fillsPage || this.engine()?.isFull === true;
  }

  async leave(): Promise<void> {
    if (!this.fillsPage) {
      await this.engine()?.fill(false);
      return this.follow();
    }
    this.cover(false);
    if (this.byApp) await this.app.native.call('videoFullScreen', { isFull: false });
  }

  /** On unmount: leaves it. */
  end(): void {
    if (this.fillsPage) void this.leave();
  }

  private get byApp(): boolean {
    const { native, platform } = this.app;
    return platform.host.filmsFillPage && native.support('videoFullScreen') === 'supported';
  }

  private async enter(): Promise<void> {
    if (this.byApp) {
      const done = await this.app.native.call('videoFullScreen', { isFull: true });
      return this.cover(done.ok);
    }
    const isDone = (await this.engine()?.fill(true)) === true;
    if (!isDone) this.cover(true);
  }

  private cover(fillsPage: boolean): void {
    this.letBack?.();
    this.letBack = fillsPage ? this.app.platform.holdBack(() => void this.leave()) : undefined;
    this.fillsPage = fillsPage;
    this.follow();
  }
}
