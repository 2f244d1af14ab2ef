import { makeAutoObservable } from 'mobx';
import { classesCalls } from '@/contract/classes/calls';
import type { PeaClass, PeaSeries } from '@/contract/classes/schema';
import { CLASSES_PAGE } from '@/contract/classes/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

/** Pea classes of all series, or of one. */
export class PeaClassListStore {
  readonly series = new Loadable<readonly PeaSeries[]>();
  readonly list: Paged<PeaClass>;
  /** undefined: all series. */
  seriesId: number | undefined = undefined;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      CLASSES_PAGE,
      ({ classId }) => classId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** If the series fail to load, the full list suffices. */
  async load(): Promise<void> {
    const { api } = this.app;
    await Promise.all([this.list.again(), this.series.load(() => api.call(classesCalls.listPeaSeries, {}))]);
  }

  async show(seriesId: number | undefined): Promise<void> {
    if (seriesId === this.seriesId) return;
    this.seriesId = seriesId;
    await this.list.first();
  }

  reset(): void {
    this.list.reset();
    this.series.reset();
    this.seriesId = undefined;
  }

  private fetch(page: number, limit: number) {
    const { seriesId } = this;
    const request = { page, limit, ...(seriesId === undefined ? {} : { seriesId }) };
    return toPage(this.app.api.callCounted(classesCalls.listPeaClasses, request));
  }
}
