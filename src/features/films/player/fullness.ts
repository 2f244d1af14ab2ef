import { makeAutoObservable } from 'mobx';
import type { MediaEngine } from '../engine';
import type { App } from '@/stores/app';

/**
 * The whole screen: in the apps by their command, which makes room around the page; else by the browser; where neither can,
 * the film has the page to itself.
 */
export class Fullness {
  isFull = false;
  /** It covers the page, and the back button uncovers it. */
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

  /** What the browser tells of its own full screen. */
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

  /** The film goes: nothing of it stays over the page. */
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
