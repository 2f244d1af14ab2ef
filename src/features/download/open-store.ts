import { withAppType } from '@/services/router/app-type';
import type { App } from '@/stores/app/app';
import { APP_OPEN_TIMEOUT_MS } from '@/contract/host';
import { APP_LINKS } from '@/services/native/store-links';
import { storeLinkOf, type OfferedApp, type Store } from './store-links';
import { openFailed } from './texts';

/** Whether the app opened: browsers do not report it, but the page is hidden then. */
export function openApp(
  { platform, scheduler }: Pick<App, 'platform' | 'scheduler'>,
  offered: OfferedApp,
): Promise<boolean> {
  const { openApp: open } = platform;
  if (!open) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isOpen: boolean): void => {
      timer.stop();
      stop();
      resolve(isOpen);
    };
    const stop = platform.onVisibilityChange((isVisible) => !isVisible && end(true));
    const timer = scheduler.after(APP_OPEN_TIMEOUT_MS, () => end(false));
    open(APP_LINKS[offered]);
  });
}

/** Opens the app's store page. Stores are third parties: no token is sent along. */
export async function openStore(
  { config, platform, feedback }: Pick<App, 'config' | 'platform' | 'feedback'>,
  store: Store,
  app: OfferedApp = 'parent',
): Promise<void> {
  const opened = await platform.openExternal(withAppType(platform, storeLinkOf({ config }, app, store)));
  if (!opened.ok) feedback.toast(openFailed(app));
}

type Needs = Pick<App, 'config' | 'platform' | 'router' | 'feedback' | 'scheduler'>;

/** Opens the app if installed, else the phone's store, or the PC page; WeChat cannot open stores and shows the guide first. */
export async function download(app: Needs, offered: OfferedApp, showGuide: () => void): Promise<void> {
  const { platform, router } = app;
  if (!platform.host.opensStores) return showGuide();
  if (platform.os !== 'other') {
    const page = router.currentPath();
    const isOver = (await openApp(app, offered)) || router.currentPath() !== page;
    return isOver ? undefined : openStore(app, platform.os, offered);
  }
  return router.go('downloadAppPc', offered === 'student' ? { app: offered } : {});
}
