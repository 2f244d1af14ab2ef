import { makeAutoObservable } from 'mobx';
import type { TeachAidDetail } from '@/contract/materials/schema';
import { askForAid } from '@/features/materials/teach-aid/AidTags';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

export class TeachAidStore {
  readonly aid = new Loadable<TeachAidDetail>();
  /** Index of the picture. */
  zoomed: number | undefined = undefined;

  constructor(
    private readonly app: Pick<App, 'api'>,
    private readonly aidId: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.aid.find(this.aidId, (aidId) => askForAid(this.app, aidId));
  }

  readonly reset = (): void => {
    this.zoomed = undefined;
    this.aid.reset();
  };

  zoom(place: number | undefined): void {
    this.zoomed = place;
  }
}
