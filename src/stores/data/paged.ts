import { makeAutoObservable, runInAction } from 'mobx';
import { isUnreachable, type AppError, type Result } from '@/contract/errors';
import type { LoadStatus } from './loadable';
import { toResult } from './to-result';

export interface PageAnswer<Item> {
  readonly items: readonly Item[];
  /** Length of the whole list; undefined: a page that is not full is the last one. */
  readonly count: number | undefined;
}

interface MovedPage<Item> extends PageAnswer<Item> {
  /** Missed items of earlier pages, requested again. */
  readonly missed: readonly Item[];
}

/** `page` counts from 1. */
type FetchPage<Item> = (page: number, limit: number) => Promise<Result<PageAnswer<Item>>>;

/** The identity of a row, independent of its position. */
export type KeyOf<Item> = (item: Item) => string | number;

/**
 * A list loaded page by page: one request at a time, no row twice, and none skipped if rows are added or removed meanwhile. A removal above
 * together with an addition below keeps length and edge and stays unnoticed until a reload: the API has page and limit only, which cannot
 * overlap by a row, and requesting each page twice costs too much for such a rare case.
 */
export class Paged<Item> {
  /** Of the first page: `failed` means that there is nothing to show. */
  status: LoadStatus = 'idle';
  items: readonly Item[] = [];
  error: AppError | undefined = undefined;
  isEnd = false;
  isLoadingMore = false;
  /** The next page failed; more() retries. */
  moreFailed = false;
  private page = 0;
  private count: number | undefined = undefined;
  private epoch = 0;

  constructor(
    private readonly fetchPage: FetchPage<Item>,
    private readonly limit: number,
    readonly keyOf: KeyOf<Item>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** True while there is nothing to show yet. */
  get isFirstLoad(): boolean {
    return this.items.length === 0 && (this.status === 'idle' || this.status === 'loading');
  }

  /** What is shown is cached, or of an earlier load. */
  get isOffline(): boolean {
    return this.error !== undefined && isUnreachable(this.error) && this.items.length > 0;
  }

  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0;
  }

  /** Clears the list and loads the first page. */
  first(): Promise<Result<void>> {
    this.reset();
    return this.refresh();
  }

  /** Back to the initial state, as for another parent; a response under way is ignored. */
  reset(): void {
    this.epoch += 1;
    this.page = 0;
    this.items = [];
    this.isEnd = false;
    this.status = 'idle';
  }

  /** A cached first page, until refresh() has loaded a new one. */
  restore(answer: PageAnswer<Item>): void {
    this.show(answer, 1);
    this.status = 'ready';
  }

  /** Reloads the first page; old items stay until it has loaded. */
  refresh(): Promise<Result<void>> {
    return this.reload(1);
  }

  /** Reloads all loaded pages in parallel, so that the list keeps its length and scroll position. */
  again(): Promise<Result<void>> {
    return this.reload(Math.max(1, this.page));
  }

  /** Loads the next page; a no-op at the end or during another load. */
  async more(): Promise<Result<void>> {
    if (this.status !== 'ready' || this.isEnd || this.isLoadingMore) return DONE;
    const epoch = this.epoch;
    this.isLoadingMore = true;
    this.moreFailed = false;
    const result = await this.next();
    return runInAction(() => {
      if (epoch !== this.epoch) return asDone(result);
      this.isLoadingMore = false;
      this.moreFailed = !result.ok;
      if (result.ok) this.show(result.value, this.page + 1, result.value.missed);
      return asDone(result);
    });
  }

  private async reload(pages: number): Promise<Result<void>> {
    const epoch = ++this.epoch;
    this.status = 'loading';
    this.isLoadingMore = false;
    const answers = await this.upTo(pages);
    return runInAction(() => {
      const failed = answers.find(({ ok }) => !ok);
      const result = asDone(failed ?? DONE);
      if (epoch !== this.epoch) return result;
      if (!failed) answers.forEach((answer, index) => answer.ok && this.show(answer.value, index + 1));
      this.status = result.ok || this.items.length > 0 ? 'ready' : 'failed';
      this.error = result.ok ? undefined : result.error;
      return result;
    });
  }

  private ask(page: number): Promise<Result<PageAnswer<Item>>> {
    return toResult(() => this.fetchPage(page, this.limit));
  }

  /** Pages with different counts do not match: the list changed between the requests. */
  private async upTo(pages: number): Promise<readonly Result<PageAnswer<Item>>[]> {
    const numbers = Array.from({ length: pages }, (_, index) => index + 1);
    const answers = await Promise.all(numbers.map((page) => this.ask(page)));
    const counts = new Set(answers.map((answer) => answer.ok && answer.value.count));
    return counts.size > 1 && answers.every(({ ok }) => ok)
      ? Promise.all(numbers.map((page) => this.ask(page)))
      : answers;
  }

  /**
   * The next page. Additions and removals above shift rows across the page's edge: then earlier pages are requested again, back to one with
   * a known row.
   */
  private async next(): Promise<Result<MovedPage<Item>>> {
    const { page } = this;
    const answer = await this.ask(page + 1);
    if (!answer.ok) return answer;
    const here = new Set(this.items.map(this.keyOf));
    const isHere = (item: Item) => here.has(this.keyOf(item));
    const isMoved = answer.value.count !== this.count || answer.value.items.some(isHere);
    let missed: readonly Item[] = [];
    for (let at = page; isMoved && at > 0; at -= 1) {
      const before = await this.ask(at);
      if (!before.ok) return before;
      missed = [...before.value.items, ...missed];
      if (before.value.items.some(isHere)) break;
    }
    return { ok: true, value: { ...answer.value, missed } };
  }

  private show(answer: PageAnswer<Item>, page: number, missed: readonly Item[] = []): void {
    const kept = page === 1 ? [] : this.items;
    this.items = [
      ...new Map([...kept, ...missed, ...answer.items].map((item) => [this.keyOf(item), item])).values(),
    ];
    this.count = answer.count;
    this.page = page;
    this.moreFailed = false;
    // Pages may hold fewer items than requested (hidden ones), so count pages, not items.
    this.isEnd =
      answer.count === undefined ? answer.items.length < this.limit : page * this.limit >= answer.count;
    if (answer.items.length === 0) this.isEnd = true;
  }
}

const DONE = { ok: true, value: undefined } as const;

const asDone = (result: Result<unknown>): Result<void> => (result.ok ? DONE : result);
