import { makeAutoObservable, runInAction } from 'mobx';
import { homeCalls } from '@/contract/api/home';
import type { PositionGroup, SlotItem } from '@/contract/api/types';
import { bannerUserType } from '@/contract/enums';
import { ok, type AppError, type Result } from '@/contract/errors';
import type { Kept } from '@/services/storage/kept';
import type { App } from '@/stores/app';
import { Loadable, type LoadStatus } from '@/stores/loadable';
import { slotPlatform } from './slot-platform';

export type SlotsApp = Pick<App, 'api' | 'platform' | 'session' | 'student'>;

type Placements = ReadonlyMap<number, readonly SlotItem[]>;

const NOTHING: readonly SlotItem[] = [];

/** The placements of one page, fetched together (part 1 section 7, resource slots). */
export class SlotsStore {
  /** True until the first answer, good or bad: afterwards a page shows what it has. */
  isFirstLoad = true;
  private readonly placements = new Loadable<Placements>();

  /** `positions`: ids of contract/slots.ts. `kept`: where a page that is to show at once keeps them. */
  constructor(
    private readonly app: SlotsApp,
    private readonly positions: readonly number[],
    private readonly kept?: Kept<readonly PositionGroup[]>,
  ) {
    makeAutoObservable<this, 'app' | 'positions' | 'kept' | 'placements'>(
      this,
      { app: false, positions: false, kept: false, placements: false },
      { autoBind: true },
    );
    const groups = kept?.value;
    if (!groups) return;
    this.placements.set(byPosition(groups));
    this.isFirstLoad = false;
  }

  get status(): LoadStatus {
    return this.placements.status;
  }

  get error(): AppError | undefined {
    return this.placements.error;
  }

  /** Entries of a placement in the order of the server; none while they load and when there are none. */
  of(position: number): readonly SlotItem[] {
    return this.placements.value?.get(position) ?? NOTHING;
  }

  /** Keeps what is shown until the answer is there, and after a failure. */
  async load(): Promise<Result<void>> {
    const { api, platform, session, student } = this.app;
    const { token, user } = session;
    const { userId } = user;
    const result = await this.placements.load(async () => {
      const answer = await api.call(homeCalls.getPositionBanner, {
        platformType: slotPlatform(platform),
        displayPositionId: [...this.positions],
        userType: bannerUserType(student.status),
        ...(userId ? { userId } : {}),
      });
      // Of a parent who has meanwhile left nothing is kept.
      if (answer.ok && token === session.token) this.kept?.keep(answer.value);
      return answer.ok ? ok(byPosition(answer.value)) : answer;
    });
    runInAction(() => this.settle());
    return result.ok ? ok(undefined) : result;
  }

  /** Another parent logged in: nothing of the one before may show. */
  reset(): void {
    this.isFirstLoad = true;
    this.placements.reset();
  }

  /** An answer that came after a reset, or that a later load overtook, was none. */
  private settle(): void {
    if (this.status === 'ready' || this.status === 'failed') this.isFirstLoad = false;
  }
}

const byPosition = (groups: readonly PositionGroup[]): Placements =>
  new Map(groups.map(({ displayPositionId, dataList }) => [displayPositionId, dataList]));
