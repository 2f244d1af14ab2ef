import { observer } from 'mobx-react';
import { useOnce } from '@/components/use-once';
import { useRef, useState } from 'react';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Subject } from '@/contract/courses/values';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { useApp } from '@/stores/app/app-context';
import { nextLesson } from '@/features/lessons/next-lesson';
import { filmsCalls } from '@/contract/films/calls';
import type { ClassListItem } from '@/contract/lessons/schema';
import type { ContinueItem } from '@/contract/films/schema';
import type { App } from '@/stores/app/app';
import { Cached } from '@/services/storage/cached';
import { cacheEntries } from '@/services/storage/cache';
import { Loadable } from '@/stores/data/loadable';
import { ContinueRow, continueTarget } from './ContinueRow';
import './tab-top.scss';

/** The next lesson, and what the child has not finished. Optional: hidden when the requests fail. */
class ContinueStore {
  readonly list = new Loadable<readonly ContinueItem[]>();
  /** Among all subjects only. */
  nextLesson: ClassListItem | undefined = undefined;
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
    const [answer] = await Promise.all([
      this.list.load(() => this.app.api.call(filmsCalls.listContinueWatching, request)),
      this.loadNext(subject),
    ]);
    if (answer.ok && subject === undefined) this.kept.keep(this.isFilled);
  }

  get isFilled(): boolean {
    return this.nextLesson !== undefined || this.items.length > 0;
  }

  reset(): void {
    this.nextLesson = undefined;
    this.list.reset();
  }

  private async loadNext(subject: Subject | undefined): Promise<void> {
    const isAsked = subject === undefined && this.app.session.isLoggedIn;
    const next = isAsked ? await nextLesson(this.app) : undefined;
    runInAction(() => (this.nextLesson = next));
  }
}

export interface TabTopProps {
  /** undefined: all subjects. */
  readonly subject: Subject | undefined;
  /** Whether to load the unfinished items: after the cards, or at once when the cards wait for them. */
  readonly isAsked: boolean;
  /** Render nothing until loaded, as a late row would shift the layout. */
  readonly isAwaited: boolean;
  /** The unfinished items are loaded, or failed. */
  readonly onKnown: () => void;
}

/** Above the cards of the courses tab: the next lesson, and unfinished items. */
const TabTop = observer(function TabTop({ subject, isAsked, isAwaited, onKnown }: TabTopProps) {
  const app = useApp();
  const [store] = useState(() => new ContinueStore(app));
  const load = async () => {
    if (!isAsked) return;
    await store.load(subject);
    onKnown();
  };
  // Pages behind the tab change it.
  useLoadWhenShown(load, store.reset);
  const wasShown = useRef(false);
  useOnce(() => {
    if (wasShown.current) void load();
    wasShown.current = true;
  }, `${isAsked} ${subject}`);
  return isAwaited || !store.isFilled ? null : (
    <ContinueRow items={store.items} nextLesson={store.nextLesson} />
  );
});

export default TabTop;
