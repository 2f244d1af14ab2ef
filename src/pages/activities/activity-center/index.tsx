import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import { ActivityState } from '@/contract/activities/values';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { WorksLinks } from '@/features/works/links/WorksLinks';
import { useApp } from '@/stores/app/app-context';
import { ActivityCard } from './parts/activity-card';
import { ActivityCenterStore } from './store';
import { centerTexts } from './texts';
import './index.scss';

const STATES = Object.values(ActivityState);

/** Activities for families: current, upcoming, past. */
const ActivityCenter = observer(function ActivityCenter() {
  const app = useApp();
  const [store] = useState(() => new ActivityCenterStore(app));
  useLoadWhenShown(store.load, store.reset);
  const { state } = store;
  return (
    <Screen className="activity-center">
      <WorksLinks />
      <Tabs
        items={STATES.map((each) => ({ key: String(each), text: centerTexts.states[each] }))}
        active={String(state)}
        onChange={(key) => void store.show(STATES.find((each) => String(each) === key) ?? state)}
      />
      <View className="activity-center__list">
        <PagedList
          key={state}
          list={store.list}
          render={(activity) => <ActivityCard store={store} activity={activity} />}
          skeleton={<PageSkeleton />}
          empty={{
            text: centerTexts.empty[state],
            ...(state === ActivityState.current && {
              action: {
                text: centerTexts.states[ActivityState.coming],
                onPress: () => void store.show(ActivityState.coming),
              },
            }),
          }}
        />
      </View>
    </Screen>
  );
});

const PageSkeleton = () => (
  <>
    {[0, 1].map((cell) => (
      <View key={cell} className="activity-center__skeleton-bar">
        <SkeletonBlock height={300} radius="card" />
        <View className="activity-center__skeleton-bar-lines">
          <SkeletonLines lines={2} />
        </View>
      </View>
    ))}
  </>
);

export default screen('activityCenter', ActivityCenter);
