import { makeAutoObservable } from 'mobx';
import { straightCalls } from '@/contract/straight/calls';
import type { Straight } from '@/contract/straight/schema';
import { JoinStore } from '@/features/straight/join-store';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** The straight zone: participation, standing, and excellent children. */
export class StraightStore {
  readonly zone = new Loadable<Straight>();
  readonly join: JoinStore;

  constructor(private readonly app: Pick<App, 'api' | 'feedback' | 'get' | 'student'>) {
    this.join = new JoinStore(app, this.load);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load = async (): Promise<void> => {
    await this.zone.load(() => this.app.api.call(straightCalls.getStraight, {}));
  };

  reset = (): void => {
    this.zone.reset();
    this.join.reset();
  };
}
