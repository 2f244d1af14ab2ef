import { View, Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState, type ComponentType } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { SLOT } from '@/contract/home/values';
import { PULL_REFRESH_HEIGHT } from '@/contract/shell';
import { DownloadStrip } from '@/features/download/strip/DownloadStrip';
import { stripStore } from '@/features/download/strip/strip-store';
import { ownFaceOf } from '@/features/dates/zones';
import { useNow } from '@/features/lessons/use-now';
import { homeworkChanges } from '@/features/homework/changes';
import type { TodayClassesStore } from '@/features/lessons/today-classes-store';
import { UnknownChild } from '@/features/profile/unknown-child/UnknownChild';
import { useLook } from '@/start/look/use-look';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Screen, screen, useShown } from '@/features/screen';
import { useLazy } from '@/features/screen/use-lazy';
import { BannerSlot, BottomLinks, ResourceRows } from '@/features/home/slots';
import { TabScreen } from '@/features/screen/tab-shell';
import { useApp } from '@/stores/app/app-context';
import { PagedList } from '@/features/shapes/PagedList';
import { Pressable } from '@/components/Pressable';
import { innerPath } from '@/services/router/paths';
import { dayPart } from './greeting';
import { HomeStore } from './home-store';
import { CardsPlace } from './parts/cards-place';
import { HomeNavbar } from './parts/home-navbar';
import { HomeSkeleton, ModulesSkeleton } from './parts/home-skeleton';
import { homeTexts } from './texts';
import './parts/visitor-card.scss';
import './index.scss';
import { ModuleSection } from './parts/module-section';

/** The content modules, paginated. */
const ModuleList = observer(function ModuleList({ store }: { store: HomeStore }) {
  const again = useRefresh(() => store.load());
  const reload = () => void again();
  return (
    <PagedList
      list={store.modules}
      items={store.shownModules}
      render={(module) => <ModuleSection module={module} />}
      skeleton={<ModulesSkeleton />}
      empty={{ text: homeTexts.empty, action: { text: homeTexts.reload, onPress: reload } }}
      endText={homeTexts.end}
      onRetry={reload}
      onMore={() => void store.loadMore()}
    />
  );
});

const at = (positionId: number) => ({ page: 'index', positionId }) as const;

/** The greeting and the sky go with the hour. */
const GREETING_EVERY_MS = 60_000;

const Home = observer(function Home() {
  const app = useApp();
  const [store] = useState(() => new HomeStore(app));
  useLoadForSession(
    () => Promise.all([app.get(stripStore).load(), store.load()]).then(() => undefined),
    store.reset,
  );
  useShown(() => void store.loadChanges());
  useEffect(() => app.get(homeworkChanges).on(() => void store.todayClasses.loadTonight()), [app, store]);
  const refresh = useRefresh(store.refresh);
  const hour = ownFaceOf(useNow(GREETING_EVERY_MS), app.serverClock).getUTCHours();
  useEffect(
    () => app.platform.onNetworkChange((isOnline) => void (isOnline && store.isOffline && store.load())),
    [app, store],
  );

  return (
    <TabScreen tab="index">
      <Screen topBar="none" className={`home home--${dayPart(hour)}`}>
        <PullToRefresh onRefresh={refresh} texts={homeTexts.pull} height={PULL_REFRESH_HEIGHT}>
          <HomeNavbar
            hour={hour}
            unread={store.unread}
            isOffline={store.isOffline}
            said={store.todayClasses.said}
          />
          <View className="home__content">
            <Content store={store} />
          </View>
        </PullToRefresh>
        {store.isPainted && <Overlays store={store} />}
      </Screen>
    </TabScreen>
  );
});

const Nothing = () => null;

/** If the chunk of the day fails to load, the page goes on without. */
const todayCode = (): Promise<{ default: ComponentType<{ readonly store: TodayClassesStore }> }> =>
  import('./today/Today').catch(() => ({ default: Nothing }));

/** Popups and floating buttons: loaded after the first content, without delaying it. */
function Overlays({ store }: { store: HomeStore }) {
  const Loaded = useLazy(() => import('./parts/home-overlays'), 'idle');
  return Loaded && <Loaded store={store} />;
}

/** After this the rest shows without waiting for tonight's lines. */
const PATIENCE_MS = 4000;

function usePatience({ todayClasses }: HomeStore): void {
  const { scheduler } = useApp();
  const { areLinesAwaited } = todayClasses;
  useEffect(() => {
    if (!areLinesAwaited) return undefined;
    const timer = scheduler.after(PATIENCE_MS, todayClasses.goOnWithoutTonight);
    return () => timer.stop();
  }, [areLinesAwaited, scheduler, todayClasses]);
}

/** For a student the day comes first. Content below an unknown part waits behind a skeleton, to avoid layout shifts. Requests run in parallel. */
const Content = observer(function Content({ store }: { store: HomeStore }) {
  const { session } = useApp();
  const { slots, todayClasses } = store;
  // Visitors have none.
  const Today = useLazy(todayCode, session.isLoggedIn ? 'soon' : 'idle');
  const { banner, categoryImage, topText } = SLOT.home;
  const hasDay = todayClasses.isShown;
  const areLinesAwaited = hasDay && todayClasses.areLinesAwaited;
  usePatience(store);
  if (hasDay && (!Today || store.areClassesAwaited)) return <HomeSkeleton hasDay />;
  // A new skeleton for each part of the day: a new element does not count as a shift.
  if (areLinesAwaited || slots.isFirstLoad) {
    return (
      <>
        {hasDay && Today && <Today store={todayClasses} />}
        <HomeSkeleton key={areLinesAwaited ? 'below-lessons' : 'below-day'} />
      </>
    );
  }
  return (
    <>
      {hasDay && Today && <Today store={todayClasses} />}
      {/* Offline everything shows it already. */}
      {!store.isOffline && <UnknownChild compact load={store.load} />}
      {session.isLoggedIn && <DownloadStrip />}
      <BannerSlot entries={slots.of(banner)} place={at(banner)} />
      {!session.isLoggedIn && <DownloadStrip />}
      {!session.isLoggedIn && <VisitorCard />}
      <ResourceRows
        entries={slots.of(categoryImage)}
        place={at(categoryImage)}
        event="category_click"
        captions
      />
      <ResourceRows entries={slots.of(topText)} place={at(topText)} />
      {store.waitingCards}
      {session.isLoggedIn && <CardsPlace store={store} />}
      {store.isTopAwaited ? <ModulesSkeleton /> : <Recommended store={store} />}
    </>
  );
});

const Recommended = observer(function Recommended({ store }: { store: HomeStore }) {
  const { bottomText, configImage, sourceImage, sourceText } = SLOT.home;
  // Layout above is stable.
  const { isTopAwaited, isOffline, refreshes } = store;
  useLook({ isStanding: true, keep: { page: 'index', isWhole: !isTopAwaited && !isOffline, refreshes } });
  return (
    <>
      {[configImage, sourceImage, sourceText].map((position) => (
        <ResourceRows key={position} entries={store.slots.of(position)} place={at(position)} />
      ))}
      <ModuleList store={store} />
      {store.isPainted && <BottomLinks entries={store.slots.of(bottomText)} place={at(bottomText)} />}
    </>
  );
});

export default screen('index', Home);

const { visitor: texts } = homeTexts;
const TRIAL = { trial: '1' } as const;

/** For visitors: what the school is, for which age, and how to try it. Part of the first paint, hence not lazy. */
function VisitorCard() {
  const { router } = useApp();
  return (
    <View className="visitor-card">
      <View className="visitor-card__title" {...{ role: 'heading', 'aria-level': '2' }}>
        {texts.title}
      </View>
      {texts.facts.map(([name, fact]) => (
        <View key={name} className="visitor-card__fact">
          <Text className="visitor-card__name">{name}</Text>
          <Text className="visitor-card__text">{fact}</Text>
        </View>
      ))}
      <Pressable
        className="visitor-card__try"
        leadsTo={innerPath('index', TRIAL)}
        onPress={() => void router.openPath(innerPath('index', TRIAL))}
      >
        {texts.try}
      </Pressable>
    </View>
  );
}
