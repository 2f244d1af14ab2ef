import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Skeleton } from '@/components/Skeleton';
import { SLOT } from '@/contract/home/values';
import type { Straight } from '@/contract/straight/schema';
import { BannerSlot, BottomLinks, ResourceRows, SlotsStore } from '@/features/home/slots';
import { LazySlotOverlays } from '@/features/home/slot-overlays/LazySlotOverlays';
import { screen, Screen } from '@/features/screen';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { AllAtOnce, Loaded } from '@/features/shapes';
import { HowCard } from '@/features/straight/HowCard';
import { JoinSheet } from '@/features/straight/JoinSheet';
import { useApp } from '@/stores/app-context';
import { ExcellentCard } from './parts/excellent-card';
import { OwnCard } from './parts/own-card';
import { Ways } from './parts/ways';
import { StraightStore } from './store';
import { zoneTexts as texts } from './texts';
import './index.scss';

const { banner, image, text, bottomText, floatButton } = SLOT.straight;
const place = (positionId: number) => ({ page: 'straightList', positionId }) as const;

/** The straight zone: the own child's standing, excellent ones, and links. */
const StraightList = observer(function StraightList() {
  const app = useApp();
  const [store] = useState(() => new StraightStore(app));
  const [slots] = useState(() => new SlotsStore(app, [banner, image, text, bottomText, floatButton]));
  const load = () => Promise.all([store.load(), slots.load()]);
  useLoadWhenShown(load, store.reset);
  return (
    <Screen className="straight-list">
      <View className="straight-list__body">
        <AllAtOnce of={[store.zone, slots]} skeleton={skeleton}>
          <BannerSlot className="straight-list__group" entries={slots.of(banner)} place={place(banner)} />
          <Loaded of={store.zone} skeleton={skeleton} onRetry={() => void load()}>
            {(zone) => <Zone store={store} zone={zone} />}
          </Loaded>
          <ResourceRows
            className="straight-list__group"
            entries={slots.of(image)}
            place={place(image)}
            captions
          />
          <ResourceRows className="straight-list__group" entries={slots.of(text)} place={place(text)} />
          <BottomLinks entries={slots.of(bottomText)} place={place(bottomText)} />
        </AllAtOnce>
        <LazySlotOverlays
          page="straightList"
          positions={() => SLOT.straight}
          buttons={() => slots.of(floatButton)}
        />
      </View>
      <JoinSheet store={store.join} />
    </Screen>
  );
});

const Zone = ({ store, zone }: { readonly store: StraightStore; readonly zone: Straight }) => (
  <>
    <OwnCard zone={zone} onJoin={() => store.join.open(zone)} />
    <Ways />
    <ExcellentCard zone={zone} />
    <HowCard className="straight-list__group" />
  </>
);

const skeleton = <Skeleton variant="card" parts={[280, 176, 360]} label={texts.loading} />;

export default screen('straightList', StraightList);
