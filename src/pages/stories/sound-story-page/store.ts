import { makeAutoObservable } from 'mobx';
import { storiesCalls } from '@/contract/stories/calls';
import type { StoryItem, StoryShelf, StoryShelves } from '@/contract/stories/schema';
import { STORIES_PAGE } from '@/contract/stories/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

/** All series, a shelf each; or a full one. */
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

  /** Of the selected series. */
  get list(): Paged<StoryItem> | undefined {
    return this.seriesId === undefined ? undefined : this.lists[this.seriesId];
  }

  async load(): Promise<void> {
    await this.shelves.load(() => this.app.api.call(storiesCalls.getStoryShelves, {}));
  }

  /** Progress changes in the player. */
  async refresh(): Promise<void> {
    await Promise.all([this.load(), this.list?.again()]);
  }

  choose(seriesId: number | undefined): void {
    this.seriesId = seriesId;
    if (seriesId === undefined || this.lists[seriesId]) return;
    const list = new Paged<StoryItem>(
      (page, limit) => toPage(this.app.api.callCounted(storiesCalls.listStories, { seriesId, page, limit })),
      STORIES_PAGE,
      ({ id }) => id,
    );
    this.lists = { ...this.lists, [seriesId]: list };
    void list.first();
  }

  /** Never show this child's data to the next parent. */
  reset(): void {
    this.shelves.reset();
    this.seriesId = undefined;
    this.lists = {};
  }
}
