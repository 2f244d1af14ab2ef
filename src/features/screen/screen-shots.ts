import { useEffect } from 'react';
import type { App, Singleton } from '@/stores/app/app';
import { useApp } from '@/stores/app/app-context';
import { usePlace } from './place';

/**
 * Blocks screenshots in the native apps while there is a holder and the page is visible, so that the rest of the app is not
 * affected. Other hosts cannot.
 */
class ScreenShots {
  private readonly holders = new Set<object>();
  private isVisible = true;
  private isForbidden = false;

  constructor(private readonly app: Pick<App, 'native' | 'platform'>) {
    app.platform.onVisibilityChange((isVisible) => {
      this.isVisible = isVisible;
      this.announce();
    });
  }

  /** Returns the function that releases it. */
  forbid(): () => void {
    const holder = {};
    this.holders.add(holder);
    this.announce();
    return () => {
      this.holders.delete(holder);
      this.announce();
    };
  }

  private announce(): void {
    const isForbidden = this.isVisible && this.holders.size > 0;
    const { native } = this.app;
    if (isForbidden === this.isForbidden || native.support('setScreenShot') !== 'supported') return;
    this.isForbidden = isForbidden;
    void native.call('setScreenShot', { isAllowed: !isForbidden }, { quiet: true });
  }
}

export const screenShots: Singleton<ScreenShots> = (app) => new ScreenShots(app);

export function useNoScreenShots(): void {
  const app = useApp();
  const { isVisible } = usePlace();
  useEffect(() => (isVisible ? app.get(screenShots).forbid() : undefined), [app, isVisible]);
}
