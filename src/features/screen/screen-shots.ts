import { useEffect } from 'react';
import type { App } from '@/stores/app';
import { useApp } from '@/stores/app-context';
import type { Part } from '@/stores/app';
import { usePlace } from './place';

/**
 * The apps forbid to photograph the screen as long as anybody asks for it, and never longer than the page is looked at: the
 * rest of the app is none of our business. Nobody else can.
 */
class ScreenShots {
  private readonly holders = new Set<object>();
  private isVisible = true;
  private isForbidden = false;

  constructor(private readonly app: Pick<App, 'native' | 'platform'>) {
    app.platform.onVisibilityChange((isVisible) => {
      this.isVisible = isVisible;
      this.tell();
    });
  }

  /** The answer allows it again. */
  forbid(): () => void {
    const holder = {};
    this.holders.add(holder);
    this.tell();
    return () => {
      this.holders.delete(holder);
      this.tell();
    };
  }

  private tell(): void {
    const isForbidden = this.isVisible && this.holders.size > 0;
    const { native } = this.app;
    if (isForbidden === this.isForbidden || native.support('setScreenShot') !== 'supported') return;
    this.isForbidden = isForbidden;
    void native.call('setScreenShot', { isAllowed: !isForbidden }, { quiet: true });
  }
}

export const screenShots: Part<ScreenShots> = (app) => new ScreenShots(app);

/** While the screen is in front. */
export function useNoScreenShots(): void {
  const app = useApp();
  const { isVisible } = usePlace();
  useEffect(() => (isVisible ? app.part(screenShots).forbid() : undefined), [app, isVisible]);
}
