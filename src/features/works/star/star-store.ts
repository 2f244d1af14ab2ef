import { makeAutoObservable } from 'mobx';
import { worksCalls } from '@/contract/works/calls';
import type { StarActivity, StarPlace, WorkDetail } from '@/contract/works/schema';
import { TopicState, WorkState, type StarEdition } from '@/contract/works/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

const PAGE_SIZE = 10;

/** The primary action: start a work, continue it, or view it. */
export type StarPath = 'takePart' | 'goOn' | 'see';

/** An edition of the teacher star: activity, ranking by likes, the child's own work. */
export class StarStore {
  /** null: none yet. */
  readonly activity = new Loadable<StarActivity | null>();
  readonly ranking = new Paged<StarPlace>(
    (page, limit) => this.fetchRanking(page, limit),
    PAGE_SIZE,
    ({ work }) => work.id,
  );
  /** In any state. */
  readonly own = new Loadable<WorkDetail>();

  constructor(
    private readonly app: Pick<App, 'api' | 'session'>,
    private readonly edition: StarEdition,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The ranking is for logged-in parents only. */
  get hasRanking(): boolean {
    return this.app.session.isLoggedIn;
  }

  /** undefined: no action possible. */
  get action(): StarPath | undefined {
    const activity = this.activity.value;
    if (!activity) return undefined;
    const isOpen = activity.state === TopicState.open;
    if (activity.ownWorkId === 0) return isOpen ? 'takePart' : undefined;
    const state = this.own.value?.state;
    if (state === WorkState.takenBack) return isOpen ? 'takePart' : undefined;
    const isUnfinished = state === WorkState.draft || state === WorkState.refused;
    return isOpen && isUnfinished ? 'goOn' : 'see';
  }

  async load(): Promise<void> {
    const { api } = this.app;
    const result = await this.activity.load(() =>
      api.call(worksCalls.getStarActivity, { edition: this.edition }),
    );
    if (!result.ok || !result.value || !this.hasRanking) return;
    const { ownWorkId } = result.value;
    if (ownWorkId === 0) this.own.reset();
    await Promise.all([
      this.ranking.refresh(),
      ownWorkId > 0 && this.own.load(() => api.call(worksCalls.getWork, { id: ownWorkId })),
    ]);
  }

  reset(): void {
    this.activity.reset();
    this.ranking.reset();
    this.own.reset();
  }

  private fetchRanking(page: number, limit: number) {
    const topicId = this.activity.value?.id ?? 0;
    return toPage(this.app.api.callCounted(worksCalls.listStarPlaces, { topicId, page, limit }));
  }
}
