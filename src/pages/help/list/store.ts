import { makeAutoObservable } from 'mobx';
import { cutTo } from '@/contract/characters';
import { helpCalls } from '@/contract/help/calls';
import { HELP_KEYWORD_MAX, HELP_PAGE_SIZE, HELP_SEARCH_DEBOUNCE_MS } from '@/contract/help/values';
import type { ResponseOf } from '@/contract/define';
import type { Timer } from '@/services/clock';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

export type HelpItem = ResponseOf<(typeof helpCalls)['getHelpList']>[number];
type HelpCategory = ResponseOf<(typeof helpCalls)['getHelpCategories']>[number];

/** The questions of a category, or search results. */
export class HelpListStore {
  /** The field's current text. */
  text = '';
  /** The list's search text; follows the field, debounced. */
  keyword = '';
  /** null: all. */
  categoryId: number | null = null;
  total = 0;
  readonly categories = new Loadable<readonly HelpCategory[]>();
  readonly list: Paged<HelpItem>;
  private waiting: Timer | undefined;

  constructor(private readonly app: Pick<App, 'api' | 'scheduler'>) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      HELP_PAGE_SIZE,
      ({ id }) => id,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The search words, to highlight the matches. */
  get words(): readonly string[] {
    return this.keyword.split(/\s+/).filter(Boolean);
  }

  async load(): Promise<void> {
    const categories = this.categories.value
      ? Promise.resolve()
      : this.categories.load(() => this.app.api.call(helpCalls.getHelpCategories, {}));
    await Promise.all([categories, this.list.refresh()]);
  }

  /** Debounced search, only if the trimmed text changed. */
  setText(text: string): void {
    this.text = cutTo(text, HELP_KEYWORD_MAX);
    this.waiting?.stop();
    this.waiting = this.app.scheduler.after(HELP_SEARCH_DEBOUNCE_MS, this.search);
  }

  /** The keyboard's search key does not wait. */
  search(): void {
    this.waiting?.stop();
    const keyword = this.text.trim();
    if (keyword === this.keyword) return;
    this.keyword = keyword;
    void this.list.first();
  }

  clear(): void {
    this.text = '';
    this.search();
  }

  choose(categoryId: number | null): void {
    if (categoryId === this.categoryId) return;
    this.categoryId = categoryId;
    void this.list.first();
  }

  dispose(): void {
    this.waiting?.stop();
  }

  private async fetch(page: number, limit: number) {
    const { keyword, categoryId } = this;
    const answer = await toPage(
      this.app.api.callCounted(helpCalls.getHelpList, {
        page,
        limit,
        ...(categoryId === null ? {} : { categoryId }),
        ...(keyword ? { keyword } : {}),
      }),
    );
    if (answer.ok) this.total = answer.value.count ?? answer.value.items.length;
    return answer;
  }
}

interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** Splits a text at the search words, ignoring case. */
export function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  // Longest first: of two words with the same start, the longer one matches.
  const wanted = [...words].filter(Boolean).sort((left, right) => right.length - left.length);
  if (wanted.length === 0) return [{ text, isHit: false }];
  const pattern = new RegExp(`(${wanted.map(escaped).join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
