import { makeAutoObservable, runInAction } from 'mobx';
import { worksCalls } from '@/contract/works/calls';
import type { Work } from '@/contract/works/schema';
import { WorkKind, WorkState } from '@/contract/works/values';
import { StageVisit } from '@/features/films/player/visit';
import { WORKS_PAGE_SIZE, shownList } from '@/features/works/list/works-list-store';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import { babyShowVideoTexts as texts } from './texts';

/** Pages searched for the opened video. */
const MOST_PAGES = 5;

/** Videos in the order of the list that the first was opened from. Visitors see only that one. */
export class FeedStore {
  /** undefined: the address has no valid id. */
  id: number | undefined;
  /** A film that was moved to by a tap begins itself; sound and speed stay. */
  readonly visit = new StageVisit();
  private isMoving = false;
  private readonly list: Paged<Work>;

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback' | 'get' | 'session'>,
    id: number | undefined,
  ) {
    this.id = id;
    const of = app.get(shownList).of(WorkKind.babyShow);
    this.list = new Paged(
      (page, limit) => toPage(app.api.callCounted(worksCalls.listWorks, { ...of, page, limit })),
      WORKS_PAGE_SIZE,
      ({ id }) => id,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Without a list there is no previous or next. */
  get hasOthers(): boolean {
    return this.films.some(({ id }) => id !== this.id);
  }

  async load(): Promise<void> {
    if (!this.app.session.isLoggedIn) return;
    await this.list.refresh();
    for (let page = 1; page < MOST_PAGES && this.place < 0 && !this.list.isEnd; page += 1) {
      const more = await this.list.more();
      if (!more.ok) return;
    }
  }

  reset(): void {
    this.list.reset();
  }

  /** -1: previous, 1: next. Quick swipes move one at a time. */
  async move(by: 1 | -1): Promise<void> {
    if (this.isMoving || !this.hasOthers) return;
    this.isMoving = true;
    const to = await this.at(this.place + by);
    runInAction(() => {
      this.isMoving = false;
      if (!to) return this.app.feedback.toast(by > 0 ? texts.last : texts.first);
      this.id = to.id;
      this.visit.beginsItself = true;
    });
  }

  private get films(): readonly Work[] {
    return this.list.items.filter(({ isFilm, state }) => isFilm && state === WorkState.shown);
  }

  /** -1: the opened video is not in the list; the first one follows it. */
  private get place(): number {
    return this.films.findIndex(({ id }) => id === this.id);
  }

  private async at(place: number): Promise<Work | undefined> {
    while (place >= this.films.length && !this.list.isEnd) {
      const more = await this.list.more();
      if (!more.ok) return undefined;
    }
    return this.films[place];
  }
}
