import { filmsCalls } from '@/contract/films/calls';
import type { WatchReport } from '@/contract/films/schema';
import { PROGRESS_BATCH } from '@/contract/films/values';
import { isRetryable } from '@/services/is-retryable';
import type { StoredValue } from '@/services/storage/app-storage';
import { isListOf, isShape } from '@/services/storage/shapes';
import type { App, Singleton } from '@/stores/app/app';

/** A day: maximum per report. */
const MAX_PLAYED_SECONDS = 24 * 60 * 60;

const isSameItem = (
  one: Pick<WatchReport, 'kind' | 'id'>,
  other: Pick<WatchReport, 'kind' | 'id'>,
): boolean => one.kind === other.kind && one.id === other.id;

/** Merges two reports of an item: the later one sets the resume position, watched time adds up. */
export function mergeReports(one: WatchReport, other: WatchReport): WatchReport {
  const later = other.savedAt >= one.savedAt ? other : one;
  return {
    ...later,
    furthestSeconds: Math.max(one.furthestSeconds, other.furthestSeconds),
    playedSeconds: Math.min(MAX_PLAYED_SECONDS, one.playedSeconds + other.playedSeconds),
  };
}

/** Adds a report, merged with an earlier one of the item. The latest is last. */
export function withReport(reports: readonly WatchReport[], report: WatchReport): readonly WatchReport[] {
  const earlier = reports.find((other) => isSameItem(other, report));
  const others = reports.filter((other) => other !== earlier);
  return [...others, earlier ? mergeReports(earlier, report) : report];
}

/** Unsent rest after a batch: a report that grew meanwhile keeps the difference. */
export function withoutSent(
  reports: readonly WatchReport[],
  saved: readonly WatchReport[],
): readonly WatchReport[] {
  return reports.flatMap((report) => {
    const sent = saved.find((other) => isSameItem(other, report));
    if (!sent) return [report];
    if (sent.savedAt === report.savedAt) return [];
    return [{ ...report, playedSeconds: Math.max(0, report.playedSeconds - sent.playedSeconds) }];
  });
}

/** Unsent reports of one user. */
interface Unsent {
  readonly owner: number;
  readonly reports: readonly WatchReport[];
}

const isReport = isShape<WatchReport>({
  kind: 'string',
  id: 'number',
  positionSeconds: 'number',
  furthestSeconds: 'number',
  playedSeconds: 'number',
  savedAt: 'number',
});
const isUnsent = (value: unknown): value is Unsent =>
  isShape<Unsent>({ owner: 'number' })(value) && isListOf(isReport)(value.reports);

/** Per user, numbers only: they wait until their user is logged in again. */
export const unsentReports: StoredValue<readonly Unsent[]> = {
  name: 'films.unsent',
  version: 1,
  isValid: isListOf(isUnsent),
};

/** Limits per user, and of users: the oldest are dropped. */
const MAX_REPORTS = 200;
const MAX_OWNERS = 3;

/** Queue of progress reports: survives reloads and offline times, separate per user. */
export class WatchOutbox {
  private isSending = false;

  constructor(private readonly app: Pick<App, 'api' | 'platform' | 'session' | 'storage'>) {
    app.platform.onNetworkChange((isOnline) => {
      if (isOnline) void this.send();
    });
  }

  /** Of the current user, oldest first. */
  get waiting(): readonly WatchReport[] {
    return this.reportsOf(this.owner);
  }

  /** Unsent progress of an item; newer than the server's. */
  of(kind: WatchReport['kind'], id: number): WatchReport | undefined {
    return this.waiting.find((report) => report.kind === kind && report.id === id);
  }

  /** `owner`: the user who watched, who may be logged out by now. */
  add(owner: number, report: WatchReport): void {
    if (owner > 0) this.keep(owner, withReport(this.reportsOf(owner), report));
  }

  /** Sends all in batches. `outlivesPage`: the page is hiding and may not return. */
  async send({ outlivesPage = false } = {}): Promise<void> {
    if (this.isSending || !this.app.session.isLoggedIn) return;
    this.isSending = true;
    try {
      while (await this.sendBatch(outlivesPage));
    } finally {
      this.isSending = false;
    }
  }

  /** Returns whether to send another batch. */
  private async sendBatch(outlivesPage: boolean): Promise<boolean> {
    const { owner } = this;
    const reports = this.waiting.slice(0, PROGRESS_BATCH);
    if (reports.length === 0) return false;
    const { api } = this.app;
    const result = await api.call(filmsCalls.saveWatchProgress, { reports: [...reports] }, { outlivesPage });
    if (!result.ok && isRetryable(result.error)) return false;
    // Refused permanently: drop them, or they would block all that follow.
    this.keep(owner, withoutSent(this.reportsOf(owner), reports));
    return this.reportsOf(owner).length > 0 && this.owner === owner && reports.length === PROGRESS_BATCH;
  }

  private get owner(): number {
    return this.app.session.user.userId;
  }

  /** Read on each access: other tabs write it too. */
  private get all(): readonly Unsent[] {
    return this.app.storage.get(unsentReports) ?? [];
  }

  private reportsOf(owner: number): readonly WatchReport[] {
    return this.all.find((unsent) => unsent.owner === owner)?.reports ?? [];
  }

  private keep(owner: number, reports: readonly WatchReport[]): void {
    const others = this.all.filter((unsent) => unsent.owner !== owner).slice(-(MAX_OWNERS - 1));
    const its = reports.length > 0 ? [{ owner, reports: reports.slice(-MAX_REPORTS) }] : [];
    this.app.storage.set(unsentReports, [...others, ...its]);
  }
}

/** One per page, created on first play; sends what an earlier visit could not. */
export const watchOutbox: Singleton<WatchOutbox> = (app) => {
  const outbox = new WatchOutbox(app);
  void outbox.send();
  return outbox;
};
