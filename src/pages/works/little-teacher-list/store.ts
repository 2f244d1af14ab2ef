import { makeAutoObservable } from 'mobx';
import { worksCalls } from '@/contract/works/calls';
import type { Group, WorkTopic } from '@/contract/works/schema';
import { TopicState, WorkKind, WorkScope } from '@/contract/works/values';
import { TopicsStore, WorksListStore } from '@/features/works';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

interface Shown {
  readonly scope: WorkScope;
  readonly topicId: number;
}

const kind = WorkKind.littleTeacher;

/** Questions and explanations: of all, of the child's class group, of the child. */
export class LittleTeacherStore {
  readonly works: WorksListStore;
  readonly topics: TopicsStore;
  readonly group = new Loadable<Group>();

  constructor(
    private readonly app: App,
    shown: Shown,
  ) {
    this.works = new WorksListStore(app, { kind, ...shown });
    this.topics = new TopicsStore(app, kind);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** '' if the child has none: then no class is mentioned. */
  get groupName(): string {
    const { value } = this.group;
    return value && value.groupId > 0 ? value.groupName : '';
  }

  get scopes(): readonly WorkScope[] {
    const { all, group, mine } = WorkScope;
    return this.groupName ? [all, group, mine] : [all, mine];
  }

  get topic(): WorkTopic | undefined {
    return this.topics.find(this.works.topicId);
  }

  /** Closed or upcoming questions accept none. */
  get mayTake(): boolean {
    return this.topic === undefined || this.topic.state === TopicState.open;
  }

  async load(): Promise<void> {
    await Promise.all([this.works.load(), this.topics.load(), this.loadGroup()]);
  }

  reset(): void {
    this.works.reset();
    this.topics.reset();
    this.group.reset();
  }

  /** Without a group its tab is not shown, whatever the address says. */
  private async loadGroup(): Promise<void> {
    await this.group.load(() => this.app.api.call(worksCalls.getGroupIdByLittleTeacher, {}));
    if (!this.groupName && this.works.scope === WorkScope.group) this.works.choose(WorkScope.all);
  }
}
