import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { PULL_REFRESH_HEIGHT } from '@/contract/constants';
import { SLOT } from '@/contract/slots';
import { TodayClasses } from '@/features/lessons';
import { useLoadForSession } from '@/features/refresh/use-load-for-session';
import { Screen, screen, useShown } from '@/features/screen';
import { BannerSlot, BottomLinks, ResourceRows } from '@/features/slots';
import { TabScreen } from '@/features/tab-shell';
import { useApp } from '@/stores/app-context';
import { HomeStore } from './home-store';
import { HomeNavbar } from './parts/home-navbar';
import { SlotsSkeleton } from './parts/home-skeleton';
import { ModuleList } from './parts/module-list';
import { homeTexts } from './texts';
import './index.scss';

const at = (positionId: number) => ({ page: 'index', positionId }) as const;

/** Home (part 1 section 2). Popups, cards and floats of a later issue stand beside the content, inside the screen. */
const Home = observer(function Home() {
  const app = useApp();
  const [store] = useState(() => new HomeStore(app));
  useLoadForSession(store.load, store.reset);
  useShown(() => void store.todayClasses.loadWhenDayChanged());

  return (
    <TabScreen tab="index">
      <Screen topBar="none" className="home">
        <PullToRefresh onRefresh={store.refresh} texts={homeTexts.pull} height={PULL_REFRESH_HEIGHT}>
          <HomeNavbar unread={store.unread} />
          <View className="home__content">
            <TopSlots store={store} />
            <TodayClasses store={store.todayClasses} />
            <SourceSlots store={store} />
            <ModuleList store={store} />
            <BottomLinks entries={store.slots.of(SLOT.home.bottomText)} place={at(SLOT.home.bottomText)} />
          </View>
        </PullToRefresh>
      </Screen>
    </TabScreen>
  );
});

const TopSlots = observer(function TopSlots({ store: { slots } }: { store: HomeStore }) {
  const { banner, categoryImage, topText } = SLOT.home;
  if (slots.isFirstLoad) return <SlotsSkeleton />;
  return (
    <>
      <BannerSlot entries={slots.of(banner)} place={at(banner)} />
      <ResourceRows entries={slots.of(categoryImage)} place={at(categoryImage)} event="category_click" />
      <ResourceRows entries={slots.of(topText)} place={at(topText)} />
    </>
  );
});

const SourceSlots = observer(function SourceSlots({ store: { slots } }: { store: HomeStore }) {
  const { configImage, sourceImage, sourceText } = SLOT.home;
  return (
    <>
      <ResourceRows entries={slots.of(configImage)} place={at(configImage)} />
      <ResourceRows entries={slots.of(sourceImage)} place={at(sourceImage)} />
      <ResourceRows entries={slots.of(sourceText)} place={at(sourceText)} />
    </>
  );
});

export default screen('index', Home);
