import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { PullToRefresh } from '@/components/PullToRefresh';
import { SLOT } from '@/contract/home/values';
import { WorkKind, WorkScope } from '@/contract/works/values';
import { BannerSlot, BottomLinks, ResourceRows, SlotsStore } from '@/features/home/slots';
import { LazySlotOverlays } from '@/features/home/slot-overlays/LazySlotOverlays';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams, useShown } from '@/features/screen';
import { WorksSkeleton, WorksList } from '@/features/works/list/WorksList';
import { scopeOf, WorksListStore } from '@/features/works/list/works-list-store';
import { toNew } from '@/features/works/pages';
import { listTexts } from '@/features/works/texts';
import { TopicStrip } from '@/features/works/topics/TopicStrip';
import { TopicsStore } from '@/features/works/topics/topics-store';
import { AllAtOnce } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import './index.scss';

const kind = WorkKind.babyShow;
const { banner, image, text, bottomText, floatButton } = SLOT.babyShow;
const place = (positionId: number) => ({ page: 'babyShow', positionId }) as const;

/** The baby show: all works, the child's own, and a link to add one. */
const BabyShow = observer(function BabyShow() {
  const app = useApp();
  const { scope, topicId } = useParams('babyShow');
  const [works] = useState(
    () => new WorksListStore(app, { kind, scope: scopeOf(scope), topicId: recordId(topicId) ?? 0 }),
  );
  const [topics] = useState(() => new TopicsStore(app, kind));
  const [slots] = useState(() => new SlotsStore(app, [banner, image, text, bottomText, floatButton]));
  const [forget] = useState(() => () => [works, topics, slots].forEach((store) => store.reset()));
  const load = async (): Promise<void> => {
    await Promise.all([works.load(), topics.load(), slots.load()]);
  };
  useLoadForSession(load, forget);
  // Own works may have been reviewed since.
  useShown(() => {
    if (works.scope === WorkScope.mine && works.list.status === 'ready') void works.load();
  });
  return (
    <Screen
      className="baby-show"
      footer={
        <Button block onPress={() => void toNew(app.router, kind, works.topicId)}>
          {listTexts.add}
        </Button>
      }
    >
      <PullToRefresh onRefresh={load}>
        <AllAtOnce of={[slots, topics.topics, works.list]} skeleton={<WorksSkeleton />}>
          <View className="baby-show__placements">
            <BannerSlot className="baby-show__group" entries={slots.of(banner)} place={place(banner)} />
            <ResourceRows
              className="baby-show__group"
              entries={slots.of(image)}
              place={place(image)}
              captions
            />
            <ResourceRows className="baby-show__group" entries={slots.of(text)} place={place(text)} />
          </View>
          <WorksList
            store={works}
            scopes={Object.values(WorkScope)}
            topics={<TopicStrip store={topics} chosen={works.topicId} onChoose={works.chooseTopic} />}
            onRetry={() => void load()}
          />
          <BottomLinks entries={slots.of(bottomText)} place={place(bottomText)} />
        </AllAtOnce>
      </PullToRefresh>
      <LazySlotOverlays
        page="babyShow"
        positions={() => SLOT.babyShow}
        buttons={() => slots.of(floatButton)}
      />
    </Screen>
  );
});

export default screen('babyShow', BabyShow);
