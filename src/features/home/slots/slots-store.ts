import { makeAutoObservable, runInAction } from 'mobx';
import { homeCalls } from '@/contract/home/calls';
import type { PositionGroup, SlotItem } from '@/contract/home/schema';
import { bannerUserType } from '@/contract/home/values';
import { isUnreachable, ok, type AppError, type Result } from '@/contract/errors';
import { Cached } from '@/services/storage/cached';
import { cacheEntries } from '@/services/storage/cache';
import type { App } from '@/stores/app/app';
import { structuralShare } from '@/stores/data/structural-share';
import { Loadable, type LoadedStatus } from '@/stores/data/loadable';

export type SlotsApp = Pick<App, 'api' | 'platform' | 'session' | 'storage' | 'student'>;

type Placements = ReadonlyMap<number, readonly SlotItem[]>;

const NOTHING: readonly SlotItem[] = [];

/** Placements of a page, loaded in one request. The last ones are cached on the device for the next start. */
export class SlotsStore {
  /** Until the first response or error. */
  isFirstLoad = true;
  private readonly placements = new Loadable<Placements>();
  /** Shared by all pages; each writes only its own positions. */
  private readonly kept: Cached<readonly PositionGroup[]>;

  /** `positions`: ids of `SLOT` (contract/home/values.ts). */
  constructor(
    private readonly app: SlotsApp,
    private readonly positions: readonly number[],
  ) {
    this.kept = new Cached(app.storage, app.session, cacheEntries.slots);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.restore();
  }

  get status(): LoadedStatus {
    return this.placements.status;
  }

  get error(): AppError | undefined {
    return this.placements.error;
  }

  /** The network failed: cached content is shown. */
  get isOffline(): boolean {
    return this.error !== undefined && isUnreachable(this.error);
  }

  get isEmpty(): boolean {
    return this.positions.every((position) => this.of(position).length === 0);
  }

  /** Entries of a placement in the server's order; [] while loading or when empty. */
  of(position: number): readonly SlotItem[] {
    return this.placements.value?.get(position) ?? NOTHING;
  }

  /** Keeps the current entries while loading and after an error. */
  async load(): Promise<Result<void>> {
    const { api, platform, session, student } = this.app;
    const { userId } = session.user;
    const result = await this.placements.load(async () => {
      const answer = await api.call(homeCalls.getPositionBanner, {
        platformType: platform.host.slotPlatform,
        displayPositionId: [...this.positions],
        userType: bannerUserType(student.status),
        ...(userId ? { userId } : {}),
      });
      if (answer.ok) this.keep(answer.value);
      return answer.ok ? ok(structuralShare(this.placements.value, byPosition(answer.value))) : answer;
    });
    runInAction(() => this.settle());
    return result.ok ? ok(undefined) : result;
  }

  /** The user changed. */
  reset(): void {
    this.isFirstLoad = true;
    this.placements.reset();
  }

  /** Restores the cache if it has all positions. */
  private restore(): void {
    const { positions } = this;
    const groups = this.kept.value?.filter((group) => positions.includes(group.displayPositionId));
    if (groups?.length !== positions.length) return;
    this.placements.set(byPosition(groups));
    this.isFirstLoad = false;
  }

  /** A position missing in the response is cached as empty. */
  private keep(groups: readonly PositionGroup[]): void {
    const { positions } = this;
    const placements = byPosition(groups);
    const others = this.kept.value?.filter((group) => !positions.includes(group.displayPositionId)) ?? [];
    const own = positions.map((id) => ({ displayPositionId: id, dataList: [...(placements.get(id) ?? [])] }));
    this.kept.keep([...others, ...own]);
  }

  /** A response after a reset, or one overtaken by a later load, is ignored. */
  private settle(): void {
    if (this.status === 'ready' || this.status === 'failed') this.isFirstLoad = false;
  }
}

const byPosition = (groups: readonly PositionGroup[]): Placements =>
  new Map(groups.map(({ displayPositionId, dataList }) => [displayPositionId, dataList]));
