import { runInAction } from 'mobx';
import { LONG_AWAY_MS } from '@/contract/account/start-values';
import type { CrashSource } from '@/contract/events';
import type { Platform } from '@/platform/types';
import { systemClock } from '@/services/clock';
import { appConfig } from '@/services/config';
import { observed } from '@/services/observed';
import { stored } from '@/services/storage/values';
import type { App } from './app';
import { createApp, type AppParts } from './create-app';
import { catchUp } from './catch-up';
import { isChunkFailure } from './boot-failures';
import { isOfAnother } from './of-another';
import { startApp } from './start';

/**
 * loading: the screens wait; blocked: this address may not be used from WeChat; failed: something threw, and the parent may try
 * again; ready: who is here is known.
 */
type BootStatus = 'loading' | 'blocked' | 'failed' | 'ready';

/** What fails in a loop says no more than its first times. */
const MOST_UNTOLD = 5;

/** The start of the app as the screens see it. */
export class Boot {
  status: BootStatus = 'loading';
  /** There before it is ready: a question to the parent may be part of the start. */
  app: App | undefined = undefined;
  platform: Platform | undefined = undefined;
  /** What went wrong before there was a journal. */
  untold: readonly (readonly [CrashSource, unknown])[] = [];
  again: () => Promise<void> = () => Promise.resolve();

  constructor() {
    observed(this);
  }

  /** `parts` stand in for the real ones in tests. */
  async run(...how: Parameters<Boot['start']>): Promise<void> {
    this.again = () => this.run(...how);
    this.become('loading');
    try {
      await this.start(...how);
    } catch (error) {
      this.tell('start', error);
      this.become('failed');
      this.platform?.firstPaint.leave();
      if (this.untold.length > 0)
        void import('./behind').then(({ keepUntold }) => keepUntold(this)).catch(ignored);
    }
  }

  /** Nobody caught it. A part of the program that did not come is a bad line's, and nobody's fault. */
  tell(source: CrashSource, error: unknown): void {
    if (isChunkFailure(error)) return;
    if (this.app) this.app.journal.crash(source, error);
    else if (this.untold.length < MOST_UNTOLD) this.untold = [...this.untold, [source, error]];
  }

  become(status: BootStatus): void {
    this.status = status;
  }

  /** Boxes stand here until the page is gone, and nothing of whom it was made for. */
  private anew(platform: Platform): void {
    this.become('loading');
    platform.reload();
  }

  private async start(
    findPlatform: () => Promise<Platform>,
    parts: Omit<AppParts, 'platform'> = {},
  ): Promise<void> {
    const { clock = systemClock } = parts;
    const since = clock.now();
    const platform = await findPlatform();
    this.platform = platform;
    platform.onScriptError((error) => this.tell('script', error));
    if (isBlocked(platform)) {
      platform.firstPaint.leave();
      return this.become('blocked');
    }
    await platform.firstPaint.turn();
    const app = await createApp({ platform, ...parts });
    runInAction(() => {
      this.app = app;
    });
    this.untold.forEach(([source, error]) => this.tell(source, error));
    this.untold = [];
    let leftAt = since;
    platform.onVisibilityChange((isVisible) => {
      if (isVisible && isOfAnother(app)) return this.anew(platform);
      if (isVisible) return void (clock.now() - leftAt >= LONG_AWAY_MS && behind(app, 'checkSession'));
      leftAt = clock.now();
      app.tracker.flush();
    });
    platform.onKeptElsewhere(() => void (isOfAnother(app) && this.anew(platform)));
    platform.onNetworkChange((isOnline) => {
      if (!isOnline) return;
      void catchUp(app);
      if (app.storage.get(stored.untoldLogout)) void behind(app, 'tellLogout');
    });
    await platform.firstPaint.turn();
    await startApp(app);
    this.become('ready');
    platform.abilities.started();
    if (app.storage.get(stored.untoldLogout)) void behind(app, 'tellLogout');
    if (app.storage.get(stored.failedStart)) void behind(app, 'tellFailedStart');
    app.tracker.track('app_start', { runtime: platform.runtime, durationMs: clock.now() - since });
  }
}

const ignored = (): void => undefined;

/** Nobody waits for it; without a network it cannot be loaded, and is left for the next time. */
async function behind(app: App, what: 'checkSession' | 'tellLogout' | 'tellFailedStart'): Promise<void> {
  const loaded = await import('./behind').catch(() => undefined);
  await loaded?.[what](app);
}

/** The provider's alternative domain is closed to WeChat browsers: rule shell-8. */
function isBlocked(platform: Platform): boolean {
  const host = platform.location()?.host;
  return platform.host.closesAddresses && host !== undefined && appConfig.blockedWeChatHosts.includes(host);
}
