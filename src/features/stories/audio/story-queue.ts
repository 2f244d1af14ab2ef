import { makeAutoObservable } from 'mobx';
import { storiesCalls } from '@/contract/stories/calls';
import type { StoryDetail, StoryItem } from '@/contract/stories/schema';
import { STORIES_PAGE_MAX, StoryState } from '@/contract/stories/values';
import type { App } from '@/stores/app/app';
import { LoopMode, PlayOrder } from './play-order';

/** The current story's series, with next and previous. */
export class StoryQueue {
  /** Available to this child. */
  list: readonly StoryItem[] = [];
  mode: LoopMode = LoopMode.order;
  hasNext = false;
  hasPrevious = false;
  private readonly order: PlayOrder;
  private current: StoryDetail | undefined;

  constructor(
    private readonly app: Pick<App, 'api'>,
    random: () => number,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.order = new PlayOrder(random);
  }

  /** Another story plays. */
  begin(story: StoryDetail): void {
    const isOtherSeries = this.current?.seriesId !== story.seriesId;
    this.current = story;
    this.order.begun(story.id);
    if (isOtherSeries || this.list.length === 0) void this.load(story);
    this.look();
  }

  after = (id: number): number | undefined => this.order.after(id);

  next(): number | undefined {
    return this.current && this.order.next(this.current.id);
  }

  previous(): number | undefined {
    return this.current && this.order.previous(this.current.id);
  }

  setMode(mode: LoopMode): void {
    this.mode = mode;
    this.order.setMode(mode, this.current?.id);
    this.look();
  }

  clear(): void {
    this.current = undefined;
    this.list = [];
    this.order.setList([], undefined);
    this.look();
  }

  /** Until the list is loaded, or if that fails, the story's own neighbours are used. */
  private async load({ id, next, previous, seriesId }: StoryDetail): Promise<void> {
    this.list = [];
    const beside = [previous?.id, id, next?.id].filter((known): known is number => known !== undefined);
    this.order.setList(beside, id);
    const request = { seriesId, page: 1, limit: STORIES_PAGE_MAX };
    const answer = await this.app.api.call(storiesCalls.listStories, request);
    if (!answer.ok || this.current?.seriesId !== seriesId) return;
    this.list = answer.value.filter(({ state }) => state === StoryState.open);
    this.order.setList(
      this.list.map((story) => story.id),
      this.current.id,
    );
    this.look();
  }

  private look(): void {
    const { current, order } = this;
    this.hasNext = current !== undefined && order.hasNext(current.id);
    this.hasPrevious = current !== undefined && order.hasPrevious(current.id);
  }
}
