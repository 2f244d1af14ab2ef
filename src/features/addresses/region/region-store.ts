import { makeAutoObservable, runInAction } from 'mobx';
import { addressesCalls } from '@/contract/addresses/calls';
import type { RegionOption } from '@/contract/addresses/schema';
import { REGION_ROOT, type Region } from '@/contract/addresses/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

type RegionLevel = Loadable<readonly RegionOption[]>;

/** Cache of the levels: regions do not change while the app runs. */
export class RegionBook {
  private readonly levels = new Map<number, RegionLevel>();

  constructor(private readonly app: Pick<App, 'api'>) {}

  /** The children of a region. `load` requests them unless they are known or loading. */
  below(parentId: number): RegionLevel {
    const level = this.levels.get(parentId) ?? new Loadable<readonly RegionOption[]>();
    this.levels.set(parentId, level);
    return level;
  }

  async load(parentId: number): Promise<readonly RegionOption[] | undefined> {
    const level = this.below(parentId);
    if (level.value === undefined) {
      await level.load(() => this.app.api.call(addressesCalls.getRegionList, { parentId }));
    }
    return level.value;
  }
}

export const regionBook = (app: App): RegionBook => new RegionBook(app);

type Place = Pick<RegionOption, 'regionId' | 'name'>;

const NOWHERE: Place = { regionId: 0, name: '' };

/** Navigation through the levels while the sheet is open. */
export class RegionStore {
  /** The choices so far, from the province down. */
  path: readonly Place[] = [];
  /** Index of the current level; 0: provinces. */
  depth = 0;
  /** Ignores responses that arrive after the parent moved on. */
  private epoch = 0;

  constructor(
    private readonly book: RegionBook,
    private readonly done: (region: Region) => void,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get level(): RegionLevel {
    return this.book.below(this.parentId);
  }

  /** The parent region of the current level. */
  get parentId(): number {
    return this.path[this.depth - 1]?.regionId ?? REGION_ROOT;
  }

  get chosenId(): number | undefined {
    return this.path[this.depth]?.regionId;
  }

  /** Opens at the last chosen level. */
  open(value: Region | null): void {
    this.epoch += 1;
    this.path = value ? pathOf(value) : [];
    this.depth = Math.max(0, this.path.length - 1);
    void this.book.load(this.parentId);
  }

  goTo(depth: number): void {
    this.epoch += 1;
    this.depth = depth;
    void this.book.load(this.parentId);
  }

  retry(): void {
    void this.load();
  }

  choose(option: RegionOption): void {
    this.path = [...this.path.slice(0, this.depth), { regionId: option.regionId, name: option.name }];
    if (option.isLast) return this.done(regionOf(this.path));
    this.depth += 1;
    void this.load();
  }

  /** A municipality's only city is itself: the level is skipped. */
  private async load(): Promise<void> {
    const epoch = ++this.epoch;
    const parent = this.path[this.depth - 1];
    const options = await this.book.load(this.parentId);
    const [only, second] = options ?? [];
    if (epoch !== this.epoch || !only || second || only.name !== parent?.name) return;
    runInAction(() => this.choose(only));
  }
}

function pathOf(region: Region): readonly Place[] {
  const { provinceId, province, cityId, city, areaId, area } = region;
  return [
    { regionId: provinceId, name: province },
    { regionId: cityId, name: city },
    { regionId: areaId, name: area },
  ].filter(({ regionId }) => regionId !== 0);
}

function regionOf([province = NOWHERE, city = NOWHERE, area = NOWHERE]: readonly Place[]): Region {
  return {
    provinceId: province.regionId,
    province: province.name,
    cityId: city.regionId,
    city: city.name,
    areaId: area.regionId,
    area: area.name,
  };
}
