import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { classNames } from '@/components/class-names';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import { SLOT } from '@/contract/home/values';
import { BannerSlot, BottomLinks, ResourceRows, SlotsStore } from '@/features/home/slots';
import { LazySlotOverlays } from '@/features/home/slot-overlays/LazySlotOverlays';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { skyOf } from '@/features/courses/sky';
import { useApp } from '@/stores/app/app-context';
import { Playing } from './playing';
import { CourseReplayStore } from './store';
import { courseReplayTexts as texts } from './texts';
import './index.scss';

const { banner, image, text, bottomText, floatButton } = SLOT.courseReplay;
const place = (positionId: number) => ({ page: 'courseReplay', positionId }) as const;

/** A lesson's replay, with the operator's placements. */
const CourseReplay = observer(function CourseReplay() {
  const app = useApp();
  const params = useParams('courseReplay');
  const [store] = useState(() => new CourseReplayStore(app, params));
  const [slots] = useState(() => new SlotsStore(app, [banner, image, text, bottomText, floatButton]));
  const isNamed = store.named !== undefined;
  const load = () => Promise.all([isNamed ? store.load() : undefined, slots.load()]);
  useLoadForSession(load, store.shown.reset);
  const toList = { text: texts.toList, onPress: () => void app.router.go('recordingList') };
  return (
    <Screen className={classNames('course-replay', skyOf(store.subject))}>
      {isNamed ? (
        <Loaded
          of={store.shown}
          skeleton={<Skeleton variant="detail" picture={422} parts={[{ lines: 4 }]} label={texts.loading} />}
          onRetry={() => void load()}
          missing={{ text: texts.missing, action: toList }}
        >
          {(shown) => <Playing store={store} shown={shown} toList={toList} />}
        </Loaded>
      ) : (
        <EmptyState illustration="welcome" text={texts.none} action={toList} />
      )}
      {/* Only after the lesson has loaded, which would shift them. */}
      {!(isNamed && store.shown.isFirstLoad) && <Placements slots={slots} />}
    </Screen>
  );
});

const Placements = observer(function Placements({ slots }: { readonly slots: SlotsStore }) {
  return (
    <View className="course-replay__placements">
      <BannerSlot className="course-replay__group" entries={slots.of(banner)} place={place(banner)} />
      <ResourceRows
        className="course-replay__group"
        entries={slots.of(image)}
        place={place(image)}
        captions
      />
      <ResourceRows className="course-replay__group" entries={slots.of(text)} place={place(text)} />
      <BottomLinks entries={slots.of(bottomText)} place={place(bottomText)} />
      <LazySlotOverlays
        page="courseReplay"
        positions={() => SLOT.courseReplay}
        buttons={() => slots.of(floatButton)}
      />
    </View>
  );
});

export default screen('courseReplay', CourseReplay);
