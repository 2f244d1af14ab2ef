import { runInAction } from 'mobx';
import { LONG_AWAY_MS } from '@/contract/account/values';
import type { Platform } from '@/platform/types';
import { systemClock } from '@/services/clock';
import { appConfig } from '@/services/config';
import { observed } from '@/services/observed';
import { stored } from '@/services/storage/values';
import type { App } from './app';
import { createApp, type AppParts } from './create-app';
import { catchUp } from './catch-up';
import type * as Behind from './behind';
import { startApp } from './start';

/** loading: the screens wait; blocked: this address may not be used from WeChat; ready: who is here is known. */
type BootStatus = 'loading' | 'blocked' | 'ready';

/** The start of the app as the screens see it. */
export class Boot {
  status: BootStatus = 'loading';
  /** There before it is ready: a question to the parent may be part of the start. */
  app: App | undefined = undefined;

  constructor() {
    observed(this);
  }

  /** `parts` stand in for the real ones in tests. */
  async run(findPlatform: () => Promise<Platform>, parts: Omit<AppParts, 'platform'> = {}): Promise<void> {
    const { clock = systemClock } = parts;
    const since = clock.now();
    const platform = await findPlatform();
    if (isBlocked(platform)) {
      platform.firstPaint.leave();
      return this.become('blocked');
    }
    const app = await createApp({ platform, ...parts });
    runInAction(() => {
      this.app = app;
    });
    platform.onScriptError((error) => app.journal.crash('script', error));
    let leftAt = since;
    platform.onVisibilityChange((isVisible) => {
      if (isVisible) return void (clock.now() - leftAt >= LONG_AWAY_MS && behind(app, 'checkSession'));
      leftAt = clock.now();
      app.tracker.flush();
    });
    platform.onNetworkChange((isOnline) => {
      if (!isOnline) return;
      void catchUp(app);
      if (app.storage.get(stored.untoldLogout)) void behind(app, 'tellLogout');
    });
    await startApp(app);
    this.become('ready');
    platform.abilities.started();
    if (app.storage.get(stored.untoldLogout)) void behind(app, 'tellLogout');
    app.tracker.track('app_start', { runtime: platform.runtime, durationMs: clock.now() - since });
  }

  become(status: BootStatus): void {
    this.status = status;
  }
}

/** Nobody waits for it; without a network it cannot be loaded, and is left for the next time. */
async function behind(app: App, what: keyof typeof Behind): Promise<void> {
  const loaded = await import('./behind').catch(() => undefined);
  await loaded?.[what](app);
}

/** The provider's alternative domain is closed to WeChat browsers: rule shell-8. */
function isBlocked(platform: Platform): boolean {
  const host = platform.location()?.host;
  return platform.host.closesAddresses && host !== undefined && appConfig.blockedWeChatHosts.includes(host);
}
