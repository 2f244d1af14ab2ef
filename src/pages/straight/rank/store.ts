import { makeAutoObservable, runInAction } from 'mobx';
import { straightCalls } from '@/contract/straight/calls';
import type { StudyEntry, StudyStanding } from '@/contract/straight/schema';
import { StudyGroup, type StudyGroup as Group } from '@/contract/straight/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

const PAGE_SIZE = 20;

const GROUPS: readonly string[] = Object.values(StudyGroup);

/** A valid group from the address; '' for the child's own. */
export const groupOf = (text: string | undefined): Group | '' =>
  text !== undefined && GROUPS.includes(text) ? (text as Group) : '';

/** A week's ranking of a group: the top hundred, and the own child's place. */
export class RankStore {
  readonly standing = new Loadable<StudyStanding>();
  readonly list: Paged<StudyEntry>;

  constructor(
    private readonly app: Pick<App, 'api'>,
    /** '' for the current week, and for the child's own group. */
    private period: string,
    private group: Group | '',
  ) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      PAGE_SIZE,
      ({ id }) => id,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load = async (): Promise<void> => {
    const { period, group } = this;
    const asked = this.standing.load(() =>
      this.app.api.call(straightCalls.getStudyStanding, { period, group }),
    );
    await Promise.all([asked, this.list.refresh()]);
  };

  reset = (): void => {
    this.standing.reset();
    this.list.reset();
  };

  async choose(some: { readonly period?: string; readonly group?: Group }): Promise<void> {
    runInAction(() => {
      this.period = some.period ?? this.period;
      this.group = some.group ?? this.group;
      this.list.reset();
    });
    await this.load();
  }

  private fetch(page: number, limit: number) {
    const { period, group } = this;
    return toPage(this.app.api.callCounted(straightCalls.listStudyRank, { period, group, page, limit }));
  }
}
