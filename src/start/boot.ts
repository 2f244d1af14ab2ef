import { makeAutoObservable } from 'mobx';
import type { CrashSource } from '@/contract/events';
import type { Platform } from '@/platform/types';
import type { App } from '@/stores/app/app';

/**
 * loading: skeletons show; blocked: this address may not be used from WeChat; failed: an error was thrown, and the parent may retry; ready:
 * the session is known.
 */
type BootStatus = 'loading' | 'blocked' | 'failed' | 'ready';

/** webpack's errors for scripts and for style sheets. */
const CHUNK_ERROR_NAME = 'ChunkLoadError';
const STYLE_ERROR_CODE = 'CSS_CHUNK_LOAD_FAILED';

/** A chunk failed to load. */
export function isChunkFailure(reason: unknown): boolean {
  if (typeof reason !== 'object' || reason === null) return false;
  const { name, code } = reason as { readonly name?: unknown; readonly code?: unknown };
  return name === CHUNK_ERROR_NAME || code === STYLE_ERROR_CODE;
}

/** Limit for errors that repeat in a loop. */
const MOST_UNSENT = 5;

/** Observable state of the start-up, for the screens. The steps and their order: steps.ts. */
export class Boot {
  status: BootStatus = 'loading';
  /** A part of the program is missing, and the parent is asked, or the page is about to reload. */
  isLeaving = false;
  /** Set before the status is `ready`: a step may need to show a dialog. */
  app: App | undefined = undefined;
  platform: Platform | undefined = undefined;
  /** Errors from before the journal exists. */
  unsent: readonly (readonly [CrashSource, unknown])[] = [];
  again: () => Promise<void> = () => Promise.resolve();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Reports an uncaught error. Chunk load failures are network trouble, not bugs. */
  report(source: CrashSource, error: unknown): void {
    if (isChunkFailure(error)) return;
    if (this.app) this.app.journal.crash(source, error);
    else if (this.unsent.length < MOST_UNSENT) this.unsent = [...this.unsent, [source, error]];
  }

  become(status: BootStatus): void {
    this.status = status;
  }

  began(again: () => Promise<void>): void {
    this.again = again;
    this.status = 'loading';
  }

  setPlatform(platform: Platform): void {
    this.platform = platform;
  }

  setApp(app: App): void {
    this.app = app;
    this.unsent.forEach(([source, error]) => this.report(source, error));
    this.unsent = [];
  }
}
