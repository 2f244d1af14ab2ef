import { makeAutoObservable, runInAction } from 'mobx';
import type { AppError } from '@/contract/errors';
import type { Platform } from '@/platform/types';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { Clock, Scheduler } from '../clock';
import { errorText } from '../error-text';
import { isRetryable } from '../is-retryable';
import { backoff, NextRun } from './backoff';

/** kept: on this device. refused: by the server, see `words`. */
export type Saving = 'nothing' | 'kept' | 'saved' | 'failed' | 'refused';

interface Needs {
  readonly platform: Pick<Platform, 'onNetworkChange' | 'onVisibilityChange'>;
  readonly scheduler: Scheduler;
  readonly serverClock: Clock;
}

/** What a draft says of itself. */
interface Saved<T> {
  /** Has changes that the server lacks and takes now. */
  maySave(): boolean;
  /** Sends them; returns `saved` or `failed`. */
  send(outlivesPage: boolean): Promise<T>;
}

interface Files {
  settled(ids: readonly string[]): Promise<boolean>;
}

/** Every ten seconds, less often while it fails. */
const PAUSES = { first: 10_000, longest: 80_000 };

/** When a draft goes to the server: some seconds after a change, when the page hides, and when the device is online again. */
export class Autosave<T> {
  saving: Saving = 'nothing';
  /** Server time of the last saved draft. */
  savedAt = 0;
  /** The server's message when it refused. */
  words = '';
  pending: Promise<T> | undefined = undefined;
  private failures = 0;
  private isOpen = false;
  private stops: Unsubscribe[] = [];
  private readonly next: NextRun;

  constructor(
    private readonly app: Needs,
    private readonly draft: Saved<T>,
  ) {
    this.next = new NextRun(app.scheduler, () => this.saveIfDue());
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  open(onShown?: () => void): void {
    const { platform } = this.app;
    this.stops.forEach((stop) => stop());
    this.isOpen = true;
    this.stops = [
      platform.onVisibilityChange((isVisible) => (isVisible ? onShown?.() : this.saveIfDue(true))),
      platform.onNetworkChange((isOnline) => isOnline && this.failures > 0 && this.saveIfDue()),
    ];
  }

  close(): void {
    this.isOpen = false;
    this.next.stop();
    this.stops.forEach((stop) => stop());
    this.stops = [];
  }

  /** A draft is shown: its state so far. */
  become(saving: Saving, savedAt = 0): void {
    this.saving = saving;
    this.savedAt = savedAt;
  }

  /** Stored on the device. */
  changed(): void {
    this.saving = 'kept';
    this.schedule();
  }

  schedule(): void {
    if (this.isOpen) this.next.after(backoff(this.failures, PAUSES));
  }

  /** Joins what is under way: its outcome schedules the changes that it lacks. */
  save(outlivesPage = false): Promise<T> {
    if (this.pending) return this.pending;
    this.next.stop();
    this.pending = this.draft.send(outlivesPage).finally(() => {
      runInAction(() => (this.pending = undefined));
    });
    return this.pending;
  }

  saveIfDue(outlivesPage = false): void {
    if (this.draft.maySave()) void this.save(outlivesPage);
  }

  /** The server has it. `isAll`: unchanged since it was sent. */
  saved(isAll: boolean): void {
    this.failures = 0;
    this.savedAt = this.app.serverClock.now();
    if (isAll) this.saving = 'saved';
    else this.schedule();
  }

  /** A refused draft is retried only after the next change. */
  failed(error: AppError): void {
    if (error.kind === 'stale') return;
    this.failures += 1;
    this.words = errorText(error);
    this.saving = isRetryable(error) ? 'failed' : 'refused';
    if (isRetryable(error)) this.schedule();
  }

  /** Deleted: nothing is to be saved. */
  forget(): void {
    this.failures = 0;
    this.next.stop();
  }

  /** A draft with pending uploads is saved again once they have URLs, so that other devices see the files. */
  async awaitFiles(files: Files, ids: readonly string[], mark: () => void): Promise<void> {
    if (ids.length === 0 || !(await files.settled(ids)) || !this.isOpen) return;
    runInAction(() => {
      mark();
      this.schedule();
    });
  }
}
