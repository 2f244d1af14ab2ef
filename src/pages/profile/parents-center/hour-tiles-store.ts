import { makeAutoObservable } from 'mobx';
import { ok, type Result } from '@/contract/errors';
import { hourBrands, hoursOfAll, usableLeave } from '@/features/hours';
import { Cached } from '@/services/storage/cached';
import { cacheEntries } from '@/services/storage/cache';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { addUp, type HourSums } from '@/features/hours/sums';

/** Remaining hours and leave over all of the child's brands. */
export class HourTilesStore {
  readonly hours = new Loadable<HourSums>();
  readonly leave = new Loadable<number>();
  /** The student's change counter at the last load; undefined: not loaded. */
  private loadedAt: number | undefined = undefined;
  /** Whether there were gifted hours, to reserve the line's space. The amount is not cached. */
  private readonly keptGift: Cached<boolean>;

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback' | 'platform' | 'session' | 'storage' | 'student'>,
  ) {
    this.keptGift = new Cached(app.storage, app.session, cacheEntries.giftedHours);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** As last time, while loading. */
  get isGiftAwaited(): boolean {
    return this.hours.value === undefined && this.hours.status !== 'failed' && this.keptGift.value === true;
  }

  async load(): Promise<void> {
    this.loadedAt = this.app.student.hourChanges;
    const brands = await this.brands();
    await Promise.all([
      this.hours.load(async () => (brands.ok ? this.sumsOf(brands.value) : brands)),
      this.leave.load(async () => (brands.ok ? this.leaveOf(brands.value) : brands)),
    ]);
  }

  /** The tab stays mounted: hours claimed on another page would be missing. */
  async loadWhenChanged(): Promise<void> {
    if (this.loadedAt === undefined || this.loadedAt === this.app.student.hourChanges) return;
    await this.load();
  }

  reset(): void {
    this.loadedAt = undefined;
    this.hours.reset();
    this.leave.reset();
  }

  private brands(): Promise<Result<readonly string[]>> {
    return hourBrands(this.app);
  }

  /** A sum without one brand would be wrong, so one failure fails the tiles. */
  private async sumsOf(brands: readonly string[]): Promise<Result<HourSums>> {
    const all = await hoursOfAll(this.app, brands);
    if (!all.ok) return all;
    const sums = addUp(all.value.map((one) => one.sums));
    this.keptGift.keep(sums.gifted > 0);
    return ok(sums);
  }

  private leaveOf(brands: readonly string[]): Promise<Result<number>> {
    return usableLeave(this.app, brands);
  }
}
