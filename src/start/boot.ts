import type { CrashSource } from '@/contract/events';
import type { Platform } from '@/platform/types';
import { systemClock } from '@/services/clock';
import { makeAutoObservable } from 'mobx';
import type { App } from '@/stores/app';
import { isChunkFailure } from './chunk-failure';
import { STEPS } from './steps';
import type { BootStatus, Starting, StartParts } from './types';

/** What fails in a loop says no more than its first times. */
const MOST_UNTOLD = 5;

/** The start of the app as the screens see it. What happens in it, and in which order: steps.ts. */
export class Boot implements Starting {
  status: BootStatus = 'loading';
  /** There before it is ready: a question to the parent may be part of the start. */
  app: App | undefined = undefined;
  platform: Platform | undefined = undefined;
  /** What went wrong before there was a journal. */
  untold: readonly (readonly [CrashSource, unknown])[] = [];
  again: () => Promise<void> = () => Promise.resolve();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async run(findPlatform: () => Promise<Platform>, parts: StartParts = {}): Promise<void> {
    this.again = () => this.run(findPlatform, parts);
    this.become('loading');
    try {
      const { clock = systemClock } = parts;
      const start = { boot: this, findPlatform, parts, clock, since: clock.now() };
      for (const step of STEPS) if ((await step(start)) === 'over') return;
    } catch (error) {
      this.tell('start', error);
      this.become('failed');
      this.platform?.firstPaint.leave();
      if (this.untold.length > 0)
        void import('./afterwards').then(({ keepUntold }) => keepUntold(this)).catch(() => undefined);
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

  found(platform: Platform): void {
    this.platform = platform;
  }

  made(app: App): void {
    this.app = app;
    this.untold.forEach(([source, error]) => this.tell(source, error));
    this.untold = [];
  }
}
