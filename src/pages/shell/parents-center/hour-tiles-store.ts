import { makeAutoObservable } from 'mobx';
import { assetsCalls } from '@/contract/api/assets';
import { profileCalls } from '@/contract/api/profile';
import type { HourCategory } from '@/contract/api/types';
import { HOUR_STATUS_FILTER } from '@/contract/constants';
import { SubjectCode } from '@/contract/enums';
import { ok, type Result } from '@/contract/errors';
import { isMiniProgram } from '@/platform/helpers';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { addUp, brandSums, needsCategories, type HourSums } from './hours';
import { mineTexts } from './texts';

/** Remaining hours and leave over all brands of the child (part 1 section 2, parent center). */
export class HourTilesStore {
  readonly hours = new Loadable<HourSums>();
  readonly leave = new Loadable<number>();
  /** Of the student, when it loaded; undefined: not yet. */
  private loadedAt: number | undefined = undefined;

  constructor(private readonly app: Pick<App, 'api' | 'feedback' | 'platform' | 'session' | 'student'>) {
    makeAutoObservable<this, 'app' | 'loadedAt'>(this, { app: false, loadedAt: false }, { autoBind: true });
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

  /** The mini program knows the hours of the math brand only (part 1 section 6). */
  private async brands(): Promise<Result<readonly string[]>> {
    if (isMiniProgram(this.app.platform)) return ok([SubjectCode.math]);
    const loaded = await this.app.student.loadSubjects();
    return loaded.ok ? ok(loaded.value.map(({ brandCode }) => brandCode)) : loaded;
  }

  /** A sum that lacks a brand would be wrong, so one failed brand fails the tiles. */
  private async sumsOf(brands: readonly string[]): Promise<Result<HourSums>> {
    const sums = await Promise.all(brands.map((brandCode) => this.brandHours(brandCode)));
    const failed = sums.find((sum) => !sum.ok);
    if (failed) return failed;
    return ok(addUp(sums.flatMap((sum) => (sum.ok ? [sum.value] : []))));
  }

  private async brandHours(brandCode: string): Promise<Result<HourSums>> {
    const { api, session } = this.app;
    const request = {
      unificationId: session.user.unificationId,
      hourUserStatus: [...HOUR_STATUS_FILTER],
      brandCode,
    };
    const [hours, categories] = await Promise.all([
      api.call(profileCalls.queryUserHourGroup, request),
      this.categoriesOf(brandCode),
    ]);
    if (!hours.ok) return hours;
    return categories.ok ? ok(brandSums(hours.value, categories.value)) : categories;
  }

  private async categoriesOf(brandCode: string): Promise<Result<readonly HourCategory[]>> {
    if (!needsCategories(brandCode)) return ok([]);
    const answer = await this.app.api.call(profileCalls.getHourCateByBrandCode, { brandCode });
    if (!answer.ok) this.app.feedback.toast(mineTexts.categoriesFailed);
    return answer;
  }

  private async leaveOf(brands: readonly string[]): Promise<Result<number>> {
    if (brands.length === 0) return ok(0);
    const request = { brandCodeList: [...brands], unificationId: this.app.session.user.unificationId };
    const answer = await this.app.api.call(assetsCalls.getLeaveSummary, request);
    return answer.ok ? ok(answer.value.usableNum) : answer;
  }
}
