import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassListItem } from '@/contract/lessons/schema';
import { readWhole } from '@/contract/shapes';
import { cacheEntries, type CachedClassList } from '@/services/storage/cache';
import { Cached } from '@/services/storage/cached';
import type { App } from '@/stores/app/app';

/** A parent goes back and forth between a few courses. */
const MOST_LISTS = 4;

/** First pages of the lists opened last, shown without a network. Deleted with the session. */
export class KeptLists {
  private readonly lists: Cached<readonly CachedClassList[]>;

  constructor({ storage, session }: Pick<App, 'session' | 'storage'>) {
    this.lists = new Cached(storage, session, cacheEntries.classLists);
  }

  of(asked: string): readonly ClassListItem[] {
    const found = this.lists.value?.find((list) => list.asked === asked);
    return (readWhole(found?.items, lessonsCalls.getClassList.shape) ?? []) as readonly ClassListItem[];
  }

  keep(asked: string, items: readonly ClassListItem[]): void {
    const others = (this.lists.value ?? []).filter((list) => list.asked !== asked);
    this.lists.keep([{ asked, items }, ...others].slice(0, MOST_LISTS));
  }
}
