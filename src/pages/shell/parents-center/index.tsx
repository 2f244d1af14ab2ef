import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { SLOT } from '@/contract/slots';
import { useLoadForSession } from '@/features/refresh/use-load-for-session';
import { screen, Screen, useShown } from '@/features/screen';
import { BannerSlot, BottomLinks, ResourceRows } from '@/features/slots';
import { TabScreen } from '@/features/tab-shell';
import { useApp } from '@/stores/app-context';
import { AccountSection } from './account-section';
import { HourTiles } from './hour-tiles';
import { MineSkeleton } from './mine-skeleton';
import { ProfileHead } from './profile-head';
import { ParentsCenterStore } from './store';
import { mineTexts } from './texts';
import './index.scss';

const { banner, image, text, bottomText } = SLOT.parentCenter;
const place = (positionId: number) => ({ page: 'parentsCenter', positionId }) as const;

/** Mine tab (part 1 section 2, parent center). */
const ParentsCenter = observer(function ParentsCenter() {
  const app = useApp();
  const [store] = useState(() => new ParentsCenterStore(app));
  useLoadForSession(store.load, store.reset);
  useShown(() => void store.hourTiles.loadWhenChanged());
  return (
    <TabScreen tab="parentsCenter">
      <Screen topBar="none" className="parents-center">
        <PullToRefresh className="parents-center__content" onRefresh={store.refresh} texts={mineTexts.pull}>
          {store.isReady ? <Content store={store} /> : <MineSkeleton />}
        </PullToRefresh>
      </Screen>
    </TabScreen>
  );
});

const Content = observer(function Content({ store }: { store: ParentsCenterStore }) {
  const { slots } = store;
  return (
    <View>
      <ProfileHead />
      <HourTiles store={store.hourTiles} />
      <BannerSlot className="parents-center__group" entries={slots.of(banner)} place={place(banner)} />
      <ResourceRows
        className="parents-center__group"
        entries={slots.of(image)}
        place={place(image)}
        captions
      />
      <ResourceRows className="parents-center__group" entries={slots.of(text)} place={place(text)} />
      <AccountSection hasNewLogistics={store.hasNewLogistics} />
      <BottomLinks entries={slots.of(bottomText)} place={place(bottomText)} />
    </View>
  );
});

export default screen('parentsCenter', ParentsCenter);
