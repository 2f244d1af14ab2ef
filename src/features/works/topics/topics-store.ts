import { makeAutoObservable } from 'mobx';
import { worksCalls } from '@/contract/works/calls';
import type { WorkTopic } from '@/contract/works/schema';
import type { WorkKind } from '@/contract/works/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** Topics of a kind, open ones first. Optional: screens work without them. */
export class TopicsStore {
  readonly topics = new Loadable<readonly WorkTopic[]>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    readonly kind: WorkKind,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get all(): readonly WorkTopic[] {
    return this.topics.value ?? [];
  }

  find(id: number): WorkTopic | undefined {
    return this.all.find((topic) => topic.id === id);
  }

  async load(): Promise<void> {
    const { kind } = this;
    await this.topics.load(() => this.app.api.call(worksCalls.listWorkTopics, { kind }));
  }

  reset(): void {
    this.topics.reset();
  }
}
