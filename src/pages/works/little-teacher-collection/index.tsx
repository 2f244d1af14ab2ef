import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Tabs } from '@/components/Tabs';
import { WorkScope, WorkKind } from '@/contract/works/values';
import { screen, Screen, useParams } from '@/features/screen';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { WorksList, WorksListStore } from '@/features/works';
import { littleTeacherTexts as texts } from '@/features/works/little-teacher/texts';
import { WorkSet } from '@/features/works/little-teacher/WorkSet';
import { useApp } from '@/stores/app/app-context';
import { WorkSetStore } from '@/features/works/little-teacher/work-set-store';
import type { App } from '@/stores/app/app';

type Tab = Extract<WorkScope, 'collected' | 'mine'>;

/** From the address; collected by default. */
const tabOf = (name: string | undefined): Tab =>
  name === WorkScope.mine ? WorkScope.mine : WorkScope.collected;

/** The works of a tab, and their playlist. */
class CollectionStore {
  readonly works: WorksListStore;
  readonly set: WorkSetStore;

  constructor(app: App, scope: Tab) {
    this.works = new WorksListStore(app, { kind: WorkKind.littleTeacher, scope });
    this.set = new WorkSetStore(app, this.works.list);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.works.load();
  }

  /** Another tab has another playlist. */
  choose(tab: Tab): void {
    if (tab !== this.works.scope) this.set.close();
    this.works.choose(tab);
  }

  reset(): void {
    this.set.close();
    this.works.reset();
  }
}

const TABS = [WorkScope.collected, WorkScope.mine].map((key) => ({ key, text: texts.set.tabs[key] }));

/** Collected works and own ones: individually, or played in sequence. */
const LittleTeacherCollection = observer(function LittleTeacherCollection() {
  const app = useApp();
  const { tab } = useParams('littleTeacherCollection');
  const [store] = useState(() => new CollectionStore(app, tabOf(tab)));
  useLoadForSession(store.load, store.reset);
  const refresh = useRefresh(store.load);
  const { set, works } = store;
  const scope = tabOf(works.scope);
  return (
    <Screen>
      <Tabs items={TABS} active={scope} onChange={(key) => store.choose(tabOf(key))} />
      <WorkSet store={set} />
      <PullToRefresh onRefresh={refresh}>
        <WorksList
          store={works}
          empty={{
            text: texts.empty[scope],
            action: { text: texts.toList, onPress: () => void app.router.replace('littleTeacherList') },
          }}
        />
      </PullToRefresh>
    </Screen>
  );
});

export default screen('littleTeacherCollection', LittleTeacherCollection);
