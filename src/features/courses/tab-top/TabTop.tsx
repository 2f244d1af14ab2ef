import { observer } from 'mobx-react';
import { useOnce } from '@/components/use-once';
import { useRef, useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { ok } from '@/contract/errors';
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

/** What the row shows. One value: a lesson that came after the films would push them aside. */
interface GoingOn {
  readonly nextLesson: ClassListItem | undefined;
  readonly films: readonly ContinueItem[];
}

const NOTHING: GoingOn = { nextLesson: undefined, films: [] };

/** The next lesson, and what the child has not finished. Optional: hidden when the requests fail. */
class ContinueStore {
  private readonly loaded = new Loadable<GoingOn>();
  /** Whether there were items: the next start reserves their space. */
  private readonly kept: Cached<boolean>;

  constructor(private readonly app: Pick<App, 'api' | 'session' | 'storage'>) {
    this.kept = new Cached(app.storage, app.session, cacheEntries.goesOn);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Films with a page to continue on. */
  get shown(): GoingOn {
    const { films, nextLesson: lesson } = this.loaded.value ?? NOTHING;
    return { nextLesson: lesson, films: films.filter((film) => continueTarget(film) !== undefined) };
  }

  get isFilled(): boolean {
    return this.shown.nextLesson !== undefined || this.shown.films.length > 0;
  }

  async load(subject: Subject | undefined): Promise<void> {
    const isOfAll = subject === undefined;
    const films = this.app.api.call(filmsCalls.listContinueWatching, isOfAll ? {} : { subject });
    const lesson = isOfAll && this.app.session.isLoggedIn ? nextLesson(this.app) : undefined;
    const { films: before } = this.shown;
    await this.loaded.load(async () => {
      const answer = await films;
      return ok({ nextLesson: await lesson, films: answer.ok ? answer.value : before });
    });
    if (isOfAll && (await films).ok) this.kept.keep(this.isFilled);
  }

  reset(): void {
    this.loaded.reset();
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
  return isAwaited || !store.isFilled ? null : <ContinueRow {...store.shown} />;
});

export default TabTop;
