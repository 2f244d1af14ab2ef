import { makeAutoObservable } from 'mobx';
import { classesCalls } from '@/contract/classes/calls';
import type { OpenClass } from '@/contract/classes/schema';
import { CLASSES_PAGE, OpenClassWhen } from '@/contract/classes/values';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

/** Upcoming open classes, the parent's reservations, and past ones. */
export class OpenClassListStore {
  when: OpenClassWhen = OpenClassWhen.coming;
  private readonly lists: Readonly<Record<OpenClassWhen, Paged<OpenClass>>>;

  constructor(private readonly app: Pick<App, 'api'>) {
    const list = (when: OpenClassWhen) =>
      new Paged<OpenClass>(
        (page, limit) =>
          toPage(this.app.api.callCounted(classesCalls.listOpenClasses, { when, page, limit })),
        CLASSES_PAGE,
        ({ classId }) => classId,
      );
    this.lists = {
      coming: list(OpenClassWhen.coming),
      mine: list(OpenClassWhen.mine),
      past: list(OpenClassWhen.past),
    };
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get list(): Paged<OpenClass> {
    return this.lists[this.when];
  }

  async load(): Promise<void> {
    await this.list.again();
  }

  /** Seats go fast: each list reloads when shown; old items stay until then. */
  async show(when: OpenClassWhen): Promise<void> {
    if (when === this.when) return;
    this.when = when;
    await this.load();
  }

  reset(): void {
    Object.values(this.lists).forEach((list) => list.reset());
  }
}
