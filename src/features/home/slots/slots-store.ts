import { makeAutoObservable, runInAction } from 'mobx';
import { homeCalls } from '@/contract/home/calls';
import type { PositionGroup, SlotItem } from '@/contract/home/schema';
import { bannerUserType } from '@/contract/home/values';
import { isUnreachable, ok, type AppError, type Result } from '@/contract/errors';
import { Kept } from '@/services/storage/kept';
import { keptValues } from '@/services/storage/kept-values';
import type { App } from '@/stores/app';
import { asKnown } from '@/stores/as-known';
import { Loadable, type LoadedStatus } from '@/stores/loadable';

export type SlotsApp = Pick<App, 'api' | 'platform' | 'session' | 'storage' | 'student'>;

type Placements = ReadonlyMap<number, readonly SlotItem[]>;

const NOTHING: readonly SlotItem[] = [];

/**
 * The placements of one page, fetched together. Their last good ones are kept on the
 * device: the next start has them at once.
 */
export class SlotsStore {
  /** True until the first answer, good or bad: afterwards a page shows what it has. */
  isFirstLoad = true;
  private readonly placements = new Loadable<Placements>();
  /** One for all pages: each writes its own positions. */
  private readonly kept: Kept<readonly PositionGroup[]>;

  /** `positions`: ids of `SLOT` (contract/home/values.ts). */
  constructor(
    private readonly app: SlotsApp,
    private readonly positions: readonly number[],
  ) {
    this.kept = new Kept(app.storage, app.session, keptValues.slots);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.restore();
  }

  get status(): LoadedStatus {
    return this.placements.status;
  }

  get error(): AppError | undefined {
    return this.placements.error;
  }

  /** Nobody answers: what shows is of an earlier time. */
  get isOffline(): boolean {
    return this.error !== undefined && isUnreachable(this.error);
  }

  /** There is nothing to show. */
  get isEmpty(): boolean {
    return this.positions.every((position) => this.of(position).length === 0);
  }

  /** Entries of a placement in the order of the server; none while they load and when there are none. */
  of(position: number): readonly SlotItem[] {
    return this.placements.value?.get(position) ?? NOTHING;
  }

  /** Keeps what is shown until the answer is there, and after a failure. */
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
      return answer.ok ? ok(asKnown(this.placements.value, byPosition(answer.value))) : answer;
    });
    runInAction(() => this.settle());
    return result.ok ? ok(undefined) : result;
  }

  /** Another parent logged in: nothing of the one before may show. */
  reset(): void {
    this.isFirstLoad = true;
    this.placements.reset();
  }

  /** What the last start ended with, where all of it is known. */
  private restore(): void {
    const { positions } = this;
    const groups = this.kept.value?.filter((group) => positions.includes(group.displayPositionId));
    if (groups?.length !== positions.length) return;
    this.placements.set(byPosition(groups));
    this.isFirstLoad = false;
  }

  /** A position that came without an answer is kept as an empty one. */
  private keep(groups: readonly PositionGroup[]): void {
    const { positions } = this;
    const placements = byPosition(groups);
    const others = this.kept.value?.filter((group) => !positions.includes(group.displayPositionId)) ?? [];
    const own = positions.map((id) => ({ displayPositionId: id, dataList: [...(placements.get(id) ?? [])] }));
    this.kept.keep([...others, ...own]);
  }

  /** An answer that came after a reset, or that a later load overtook, was none. */
  private settle(): void {
    if (this.status === 'ready' || this.status === 'failed') this.isFirstLoad = false;
  }
}

const byPosition = (groups: readonly PositionGroup[]): Placements =>
  new Map(groups.map(({ displayPositionId, dataList }) => [displayPositionId, dataList]));
