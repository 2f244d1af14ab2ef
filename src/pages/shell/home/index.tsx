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
import { HomeSkeleton, ModulesSkeleton } from './parts/home-skeleton';
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
            <Content store={store} />
          </View>
        </PullToRefresh>
      </Screen>
    </TabScreen>
  );
});

/**
 * What stands below something that is still unknown waits for it, behind a skeleton: nothing jumps under the finger. The
 * calls themselves do not wait for each other.
 */
const Content = observer(function Content({ store }: { store: HomeStore }) {
  const { slots, todayClasses } = store;
  const { banner, bottomText, categoryImage, topText } = SLOT.home;
  if (slots.isFirstLoad) return <HomeSkeleton />;
  return (
    <>
      <BannerSlot entries={slots.of(banner)} place={at(banner)} />
      <ResourceRows
        entries={slots.of(categoryImage)}
        place={at(categoryImage)}
        event="category_click"
        captions
      />
      <ResourceRows entries={slots.of(topText)} place={at(topText)} />
      <TodayClasses store={todayClasses} />
      {todayClasses.isAwaited ? <ModulesSkeleton /> : <Recommended store={store} />}
      <BottomLinks entries={slots.of(bottomText)} place={at(bottomText)} />
    </>
  );
});

const Recommended = observer(function Recommended({ store }: { store: HomeStore }) {
  const { configImage, sourceImage, sourceText } = SLOT.home;
  return (
    <>
      {[configImage, sourceImage, sourceText].map((position) => (
        <ResourceRows key={position} entries={store.slots.of(position)} place={at(position)} />
      ))}
      <ModuleList store={store} />
    </>
  );
});

export default screen('index', Home);
