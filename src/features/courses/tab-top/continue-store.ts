import { makeAutoObservable } from 'mobx';
import { filmsCalls } from '@/contract/films/calls';
import type { ContinueItem } from '@/contract/films/schema';
import type { Subject } from '@/contract/courses/values';
import type { App } from '@/stores/app/app';
import { Cached } from '@/services/storage/cached';
import { cacheEntries } from '@/services/storage/cache';
import { Loadable } from '@/stores/data/loadable';
import { continueTarget } from './continue-target';

/** What the child has not finished. Optional: hidden when the request fails. */
export class ContinueStore {
  readonly list = new Loadable<readonly ContinueItem[]>();
  /** Whether there were items: the next start reserves their space. */
  private readonly kept: Cached<boolean>;

  constructor(private readonly app: Pick<App, 'api' | 'session' | 'storage'>) {
    this.kept = new Cached(app.storage, app.session, cacheEntries.goesOn);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Items with a page to continue on. */
  get items(): readonly ContinueItem[] {
    return (this.list.value ?? []).filter((item) => continueTarget(item) !== undefined);
  }

  async load(subject: Subject | undefined): Promise<void> {
    const request = subject === undefined ? {} : { subject };
    const answer = await this.list.load(() => this.app.api.call(filmsCalls.listContinueWatching, request));
    if (answer.ok && subject === undefined) this.kept.keep(this.items.length > 0);
  }
}
