import { makeAutoObservable, runInAction } from 'mobx';
import { straightCalls } from '@/contract/straight/calls';
import type { StudyDetail } from '@/contract/straight/schema';
import { found } from '@/features/straight/named';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** Sources of the child's own points, week by week. */
export class DetailStore {
  readonly detail = new Loadable<StudyDetail>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    private period: string,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load = async (): Promise<void> => {
    const { period } = this;
    await this.detail.find(period, async (monday) =>
      found(await this.app.api.call(straightCalls.getStudyDetail, { period: monday })),
    );
  };

  async choose(period: string): Promise<void> {
    runInAction(() => {
      this.period = period;
      this.detail.reset();
    });
    await this.load();
  }
}
