import type { CrashSource } from '@/contract/events';
import type { Platform } from '@/platform/types';
import { systemClock } from '@/services/clock';
import { makeAutoObservable } from 'mobx';
import type { App } from '@/stores/app';
import { isChunkFailure } from './chunk-failure';
import { STEPS } from './steps';
import type { BootStatus, Starting, StartParts } from './types';

/** Limit for errors that repeat in a loop. */
const MOST_UNTOLD = 5;

/** Observable state of the start-up, for the screens. The steps and their order: steps.ts. */
export class Boot implements Starting {
  status: BootStatus = 'loading';
  /** Set before the status is `ready`: a step may need to show a dialog. */
  app: App | undefined = undefined;
  platform: Platform | undefined = undefined;
  /** Errors from before the journal exists. */
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

  /** Reports an uncaught error. Chunk load failures are network trouble, not bugs. */
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
