import { makeAutoObservable } from 'mobx';
import { storiesCalls } from '@/contract/stories/calls';
import type { StoryItem, StoryShelf, StoryShelves } from '@/contract/stories/schema';
import { STORIES_PAGE } from '@/contract/stories/values';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { pageOf } from '@/stores/page-of';
import { Paged } from '@/stores/paged';

/** All series, a shelf each; or the whole of one. */
export class ShelvesStore {
  readonly shelves = new Loadable<StoryShelves>();
  /** undefined: all. */
  seriesId: number | undefined = undefined;
  private lists: Readonly<Record<number, Paged<StoryItem>>> = {};

  constructor(private readonly app: Pick<App, 'api'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get series(): readonly StoryShelf[] {
    return this.shelves.value?.shelves ?? [];
  }

  /** Of the chosen series. */
  get list(): Paged<StoryItem> | undefined {
    return this.seriesId === undefined ? undefined : this.lists[this.seriesId];
  }

  async load(): Promise<void> {
    await this.shelves.load(() => this.app.api.call(storiesCalls.getStoryShelves, {}));
  }

  /** How far the child is changes in the player. */
  async refresh(): Promise<void> {
    await Promise.all([this.load(), this.list?.again()]);
  }

  choose(seriesId: number | undefined): void {
    this.seriesId = seriesId;
    if (seriesId === undefined || this.lists[seriesId]) return;
    const list = new Paged<StoryItem>(
      (page, limit) => pageOf(this.app.api.callCounted(storiesCalls.listStories, { seriesId, page, limit })),
      STORIES_PAGE,
      ({ id }) => id,
    );
    this.lists = { ...this.lists, [seriesId]: list };
    void list.first();
  }

  /** The session ended: nothing of this child may show to the next. */
  reset(): void {
    this.shelves.reset();
    this.seriesId = undefined;
    this.lists = {};
  }
}
