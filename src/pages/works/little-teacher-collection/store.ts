import { makeAutoObservable } from 'mobx';
import { WorkKind, WorkScope } from '@/contract/works/values';
import { WorksListStore } from '@/features/works';
import { WorkSetStore } from '@/features/works/little-teacher/work-set-store';
import type { App } from '@/stores/app/app';

type Tab = Extract<WorkScope, 'collected' | 'mine'>;

/** From the address; collected by default. */
export const tabOf = (name: string | undefined): Tab =>
  name === WorkScope.mine ? WorkScope.mine : WorkScope.collected;

/** The works of a tab, and their playlist. */
export class CollectionStore {
  readonly works: WorksListStore;
  readonly set: WorkSetStore;

  constructor(app: App, scope: Tab) {
    this.works = new WorksListStore(app, { kind: WorkKind.littleTeacher, scope });
    this.set = new WorkSetStore(app, this.works.list);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.works.load();
  }

  /** Another tab has another playlist. */
  choose(tab: Tab): void {
    if (tab !== this.works.scope) this.set.close();
    this.works.choose(tab);
  }

  reset(): void {
    this.set.close();
    this.works.reset();
  }
}
