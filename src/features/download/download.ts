import type { App } from '@/stores/app/app';
import { openApp, openStore } from './open-store';
import type { OfferedApp } from './store-links';

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
