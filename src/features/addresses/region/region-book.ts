import { addressesCalls } from '@/contract/addresses/calls';
import type { RegionOption } from '@/contract/addresses/schema';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';

export type RegionLevel = Loadable<readonly RegionOption[]>;

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
