import { observer } from 'mobx-react';
import { useState } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Tabs } from '@/components/Tabs';
import { WorkScope } from '@/contract/works/values';
import { screen, Screen, useParams } from '@/features/screen';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { WorksList } from '@/features/works';
import { littleTeacherTexts as texts } from '@/features/works/little-teacher/texts';
import { WorkSet } from '@/features/works/little-teacher/WorkSet';
import { useApp } from '@/stores/app/app-context';
import { CollectionStore, tabOf } from './store';

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
