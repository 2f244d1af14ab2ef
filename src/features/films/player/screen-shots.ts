import type { App } from '@/stores/app';

/** The apps forbid to photograph a film that was paid for; nobody else can. */
export class ScreenShots {
  private isForbidden = false;

  constructor(private readonly app: Pick<App, 'native'>) {}

  forbid(): void {
    this.set(true);
  }

  allow(): void {
    this.set(false);
  }

  private set(isForbidden: boolean): void {
    const { native } = this.app;
    if (isForbidden === this.isForbidden || native.support('setScreenShot') !== 'supported') return;
    this.isForbidden = isForbidden;
    void native.call('setScreenShot', { isAllowed: !isForbidden }, { quiet: true });
  }
}
