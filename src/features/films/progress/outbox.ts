import { filmsCalls } from '@/contract/films/calls';
import type { WatchReport } from '@/contract/films/schema';
import { PROGRESS_BATCH } from '@/contract/films/values';
import { isPassing } from '@/services/is-passing';
import type { StoredValue } from '@/services/storage/app-storage';
import { isListOf, isShape } from '@/services/storage/shapes';
import type { App } from '@/stores/app';
import type { Part } from '@/stores/app';
import { withoutTold, withReport } from './reports';

/** What one parent's device has not told yet. */
interface Untold {
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
const isUntold = (value: unknown): value is Untold =>
  isShape<Untold>({ owner: 'number' })(value) && isListOf(isReport)(value.reports);

/** Numbers alone, of whoever watched here: they wait for their parent to come back, whoever is logged in meanwhile. */
export const untoldReports: StoredValue<readonly Untold[]> = {
  name: 'films.untold',
  version: 1,
  isValid: isListOf(isUntold),
};

/** Of one parent, and parents: beyond this the oldest go. */
const MAX_REPORTS = 200;
const MAX_OWNERS = 3;

/** What is watched, until the server knows it: over reloads and times without a network, each parent's apart. */
export class WatchOutbox {
  private isSending = false;

  constructor(private readonly app: Pick<App, 'api' | 'platform' | 'session' | 'storage'>) {
    app.platform.onNetworkChange((isOnline) => {
      if (isOnline) void this.send();
    });
  }

  /** Of the parent who is logged in, oldest first. */
  get waiting(): readonly WatchReport[] {
    return this.reportsOf(this.owner);
  }

  /** How far this device knows the item to be watched; the server may not have heard of it. */
  of(kind: WatchReport['kind'], id: number): WatchReport | undefined {
    return this.waiting.find((report) => report.kind === kind && report.id === id);
  }

  /** `owner`: who watched, who may have logged out meanwhile. */
  add(owner: number, report: WatchReport): void {
    if (owner > 0) this.keep(owner, withReport(this.reportsOf(owner), report));
  }

  /** Everything that waits, a batch a call. `outlivesPage`: the page hides, and may not come back. */
  async send({ outlivesPage = false } = {}): Promise<void> {
    if (this.isSending || !this.app.session.isLoggedIn) return;
    this.isSending = true;
    try {
      while (await this.sendBatch(outlivesPage));
    } finally {
      this.isSending = false;
    }
  }

  /** Whether there is more, and a point in going on. */
  private async sendBatch(outlivesPage: boolean): Promise<boolean> {
    const { owner } = this;
    const reports = this.waiting.slice(0, PROGRESS_BATCH);
    if (reports.length === 0) return false;
    const { api } = this.app;
    const told = await api.call(filmsCalls.saveWatchProgress, { reports: [...reports] }, { outlivesPage });
    if (!told.ok && isPassing(told.error)) return false;
    // Refused for good: sent again it would hold up all that follow.
    this.keep(owner, withoutTold(this.reportsOf(owner), reports));
    return this.reportsOf(owner).length > 0 && this.owner === owner && reports.length === PROGRESS_BATCH;
  }

  private get owner(): number {
    return this.app.session.user.userId;
  }

  /** Read each time: other pages of the browser write there as well. */
  private get all(): readonly Untold[] {
    return this.app.storage.get(untoldReports) ?? [];
  }

  private reportsOf(owner: number): readonly WatchReport[] {
    return this.all.find((untold) => untold.owner === owner)?.reports ?? [];
  }

  private keep(owner: number, reports: readonly WatchReport[]): void {
    const others = this.all.filter((untold) => untold.owner !== owner).slice(-(MAX_OWNERS - 1));
    const its = reports.length > 0 ? [{ owner, reports: reports.slice(-MAX_REPORTS) }] : [];
    this.app.storage.set(untoldReports, [...others, ...its]);
  }
}

/** One a page: whoever plays first makes it, and it tells what an earlier visit could not. */
export const watchOutbox: Part<WatchOutbox> = (app) => {
  const outbox = new WatchOutbox(app);
  void outbox.send();
  return outbox;
};
