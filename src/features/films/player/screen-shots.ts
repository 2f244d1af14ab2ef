import { screenShots } from '@/features/screen/screen-shots';
import type { App } from '@/stores/app/app';

/** The apps block screenshots of paid films. */
export class ScreenShots {
  private release: (() => void) | undefined;

  constructor(private readonly app: Pick<App, 'get'>) {}

  forbid(): void {
    this.release ??= this.app.get(screenShots).forbid();
  }

  allow(): void {
    this.release?.();
    this.release = undefined;
  }
}
