import { ok, type Result } from '@/contract/errors';
import { hourBrands, hoursOfAll, usableLeave } from '@/features/hours';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { addUp, type HourSums } from '@/features/hours/sums';

/** Remaining hours and leave over all brands of the child. */
export class HourTilesStore {
  readonly hours = new Loadable<HourSums>();
  readonly leave = new Loadable<number>();
  /** Of the student, when it loaded; undefined: not yet. */
  private loadedAt: number | undefined = undefined;

  constructor(private readonly app: Pick<App, 'api' | 'feedback' | 'platform' | 'session' | 'student'>) {
    observed(this);
  }

  async load(): Promise<void> {
    this.loadedAt = this.app.student.hourChanges;
    const brands = await this.brands();
    await Promise.all([
      this.hours.load(async () => (brands.ok ? this.sumsOf(brands.value) : brands)),
      this.leave.load(async () => (brands.ok ? this.leaveOf(brands.value) : brands)),
    ]);
  }

  /** The tab stays alive: hours that were claimed on another page would be missing. */
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

  /** A sum that lacks a brand would be wrong, so one failed brand fails the tiles. */
  private async sumsOf(brands: readonly string[]): Promise<Result<HourSums>> {
    const all = await hoursOfAll(this.app, brands);
    return all.ok ? ok(addUp(all.value.map(({ sums }) => sums))) : all;
  }

  private leaveOf(brands: readonly string[]): Promise<Result<number>> {
    return usableLeave(this.app, brands);
  }
}
