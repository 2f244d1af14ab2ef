import { windowInfo } from '../device/window';
import type { WxContext } from '../context';

interface Descriptor {
  minWidth?: number;
  maxWidth?: number;
  width?: number;
  minHeight?: number;
  maxHeight?: number;
  height?: number;
  orientation?: string;
}

type Listener = (result: { matches: boolean }) => void;

/** createMediaQueryObserver of Page and Component instances; sizes are the page area's. */
export class MediaQueryObserver {
  private readonly running: (() => void)[] = [];

  constructor(private readonly context: WxContext) {}

  observe(descriptor: Descriptor, listener: Listener): void {
    let before: boolean | null = null;
    const check = (): void => {
      const { windowWidth, windowHeight } = windowInfo(this.context);
      const matches = fits(descriptor, windowWidth, windowHeight);
      if (matches === before) return;
      before = matches;
      this.context.guard(listener, { matches });
    };
    this.context.events.on('windowResize', check);
    this.running.push(() => this.context.events.off('windowResize', check));
    void Promise.resolve().then(check);
  }

  disconnect(): void {
    for (const stop of this.running.splice(0)) stop();
  }
}

function fits(asked: Descriptor, width: number, height: number): boolean {
  const between = (value: number, exact?: number, least?: number, most?: number): boolean =>
    (exact === undefined || value === exact) &&
    (least === undefined || value >= least) &&
    (most === undefined || value <= most);
  const orientation = width > height ? 'landscape' : 'portrait';
  return (
    between(width, asked.width, asked.minWidth, asked.maxWidth) &&
    between(height, asked.height, asked.minHeight, asked.maxHeight) &&
    (asked.orientation === undefined || asked.orientation === orientation)
  );
}
