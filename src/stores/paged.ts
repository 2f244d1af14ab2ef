import { runInAction } from 'mobx';
import type { AppError, Result } from '@/contract/errors';
import { observed } from '@/services/observed';
import type { LoadStatus } from './loadable';
import { settled } from './settled';

export interface PageAnswer<Item> {
  readonly items: readonly Item[];
  /** Of the whole list; undefined: a page that is not full is the last one. */
  readonly count: number | undefined;
}

/** `page` counts from 1. */
type FetchPage<Item> = (page: number, limit: number) => Promise<Result<PageAnswer<Item>>>;

/** A list that grows page by page: one request at a time, no page twice. */
export class Paged<Item> {
  /** Of the first page: `failed` means that there is nothing to show. */
  status: LoadStatus = 'idle';
  items: readonly Item[] = [];
  error: AppError | undefined = undefined;
  isEnd = false;
  isLoadingMore = false;
  /** The page after the last one shown could not be had; more() tries again. */
  moreFailed = false;
  private page = 0;
  private turn = 0;

  constructor(
    private readonly fetchPage: FetchPage<Item>,
    private readonly limit: number,
  ) {
    observed(this);
  }

  /** True while there is nothing to show yet. */
  get isFirstLoad(): boolean {
    return this.items.length === 0 && (this.status === 'idle' || this.status === 'loading');
  }

  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0;
  }

  /** Throws away what is there and loads the first page. */
  first(): Promise<Result<void>> {
    this.reset();
    return this.refresh();
  }

  /** Back to the beginning, as for another parent; an answer under way is dropped. */
  reset(): void {
    this.turn += 1;
    this.page = 0;
    this.items = [];
    this.isEnd = false;
    this.status = 'idle';
  }

  /** A first page of an earlier start, until refresh() has a new one. */
  restore(answer: PageAnswer<Item>): void {
    this.show(answer, 1);
    this.status = 'ready';
  }

  /** Loads the first page again and keeps the old items until it is there. */
  refresh(): Promise<Result<void>> {
    return this.reload(1);
  }

  /** Loads all pages again that are there, at once: whoever comes back finds the list as long as it was, and their place in it. */
  again(): Promise<Result<void>> {
    return this.reload(Math.max(1, this.page));
  }

  /** The next page; nothing at the end of the list or while another page is under way. */
  async more(): Promise<Result<void>> {
    if (this.status !== 'ready' || this.isEnd || this.isLoadingMore) return DONE;
    const turn = this.turn;
    this.isLoadingMore = true;
    this.moreFailed = false;
    const result = await settled(() => this.fetchPage(this.page + 1, this.limit));
    return runInAction(() => {
      if (turn !== this.turn) return asDone(result);
      this.isLoadingMore = false;
      this.moreFailed = !result.ok;
      if (result.ok) this.show(result.value, this.page + 1);
      return asDone(result);
    });
  }

  private async reload(pages: number): Promise<Result<void>> {
    const turn = ++this.turn;
    this.status = 'loading';
    this.isLoadingMore = false;
    const numbers = Array.from({ length: pages }, (_, index) => index + 1);
    const answers = await Promise.all(numbers.map((page) => settled(() => this.fetchPage(page, this.limit))));
    return runInAction(() => {
      const failed = answers.find(({ ok }) => !ok);
      const result = asDone(failed ?? DONE);
      if (turn !== this.turn) return result;
      if (!failed) answers.forEach((answer, index) => answer.ok && this.show(answer.value, index + 1));
      this.status = result.ok || this.items.length > 0 ? 'ready' : 'failed';
      this.error = result.ok ? undefined : result.error;
      return result;
    });
  }

  private show(answer: PageAnswer<Item>, page: number): void {
    this.items = page === 1 ? answer.items : [...this.items, ...answer.items];
    this.page = page;
    this.moreFailed = false;
    // Pages may hold fewer items than asked for (hidden ones), so the pages passed are counted, not the items.
    this.isEnd =
      answer.count === undefined ? answer.items.length < this.limit : page * this.limit >= answer.count;
    if (answer.items.length === 0) this.isEnd = true;
  }
}

const DONE = { ok: true, value: undefined } as const;

const asDone = (result: Result<unknown>): Result<void> => (result.ok ? DONE : result);
