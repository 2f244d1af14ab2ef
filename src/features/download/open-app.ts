import { APP_OPEN_TIMEOUT_MS } from '@/contract/host';
import { APP_LINKS } from '@/services/native/store-links';
import type { App } from '@/stores/app/app';
import type { OfferedApp } from './store-links';

type Needs = Pick<App, 'platform' | 'scheduler'>;

/** Whether the app opened: browsers do not report it, but the page is hidden then. */
export function openApp({ platform, scheduler }: Needs, offered: OfferedApp): Promise<boolean> {
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
