import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState, type ComponentType } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { SLOT } from '@/contract/home/values';
import { homeworkChanges } from '@/features/homework/changes';
import { UnknownChild } from '@/features/profile/unknown-child/UnknownChild';
import { useOfflineNotice } from '@/features/screen/offline-note/use-offline-notice';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useLook } from '@/start/look/use-look';
import { screen, Screen, useShown } from '@/features/screen';
import { BannerSlot, BottomLinks, ResourceRows } from '@/features/home/slots';
import { LazySlotOverlays } from '@/features/home/slot-overlays/LazySlotOverlays';
import { TabScreen } from '@/features/screen/tab-shell';
import { StepUpEntrance } from '@/features/stepup/entrance/StepUpEntrance';
import { useApp } from '@/stores/app/app-context';
import { SkeletonBlock } from '@/components/Skeleton';
import { useLazy } from '@/features/screen/use-lazy';
import { EntrySections } from './entries/EntrySections';
import type { MineFactsStore } from './entries/facts-store';
import { HourTiles } from './hour-tiles';
import { InviteBlock } from './invite/InviteBlock';
import { ProfileHead, VisitorHead } from './profile-head';
import { ParentsCenterStore } from './store';
import { mineTexts } from './texts';
import './index.scss';
import './mine-skeleton.scss';

const { banner, image, text, bottomText, floatButton } = SLOT.parentCenter;
/** The main entries are above the operator's advertisements. */
const FIRST = ['learning', 'account'] as const;
const MORE = ['activities', 'allServices', 'service'] as const;

const place = (positionId: number) => ({ page: 'parentsCenter', positionId }) as const;

const ParentsCenter = observer(function ParentsCenter() {
  const app = useApp();
  const [store] = useState(() => new ParentsCenterStore(app));
  useLoadForSession(store.load, store.reset);
  useShown(store.shown);
  useEffect(() => app.get(homeworkChanges).on(() => void store.loadChanges()), [app, store]);
  const refresh = useRefresh(store.refresh);
  const notice = useOfflineNotice(store.isReady && store.isOffline, store.load);
  const { isReady, isOffline } = store;
  useLook({ isStanding: isReady, keep: { page: 'parentsCenter', isWhole: isReady && !isOffline } });
  return (
    <TabScreen tab="parentsCenter">
      <Screen topBar="none" notice={notice} className="parents-center">
        <PullToRefresh className="parents-center__content" onRefresh={refresh}>
          {store.isReady ? <Content store={store} /> : <MineSkeleton />}
        </PullToRefresh>
        {store.isReady && app.platform.host.isWhole && (
          <LazySlotOverlays
            isTab
            page="parentsCenter"
            positions={() => SLOT.parentCenter}
            buttons={() => store.slots.of(floatButton)}
          />
        )}
      </Screen>
    </TabScreen>
  );
});

const Content = observer(function Content({ store }: { store: ParentsCenterStore }) {
  const { slots } = store;
  if (store.isForVisitors)
    return (
      <View>
        <VisitorHead />
        <EntrySections store={store.entries} sections={[...FIRST, ...MORE]} />
        <ForTesters store={store.entries} />
      </View>
    );
  return (
    <View>
      <ProfileHead />
      {!store.isOffline && <UnknownChild compact load={store.load} />}
      <StepUpEntrance className="parents-center__step-up" />
      <HourTiles store={store.hourTiles} />
      <EntrySections store={store.entries} sections={FIRST} />
      <InviteBlock store={store.invite} giftsUrl={store.entries.facts.giftsUrl} />
      <BannerSlot className="parents-center__group" entries={slots.of(banner)} place={place(banner)} />
      <ResourceRows
        className="parents-center__group"
        entries={slots.of(image)}
        place={place(image)}
        captions
      />
      <ResourceRows className="parents-center__group" entries={slots.of(text)} place={place(text)} />
      <EntrySections
        store={store.entries}
        sections={MORE}
        without={store.invite.isShown ? 'gifts' : undefined}
      />
      <BottomLinks entries={slots.of(bottomText)} place={place(bottomText)} />
      <ForTesters store={store.entries} />
    </View>
  );
});

export default screen('parentsCenter', ParentsCenter);

/** Placeholder: head, three tiles, rows. */
function MineSkeleton() {
  return (
    <View className="mine-skeleton" {...{ role: 'status', 'aria-label': mineTexts.loading }}>
      <View className="mine-skeleton__head">
        <SkeletonBlock width={128} height={128} radius="round" />
        <View className="mine-skeleton__words">
          <SkeletonBlock width="55%" height={44} />
          <SkeletonBlock width="80%" height={28} />
          <SkeletonBlock width="30%" height={36} radius="pill" />
        </View>
      </View>
      <SkeletonBlock height={190} radius="card" className="mine-skeleton__block" />
      <SkeletonBlock height={364} radius="card" className="mine-skeleton__block" />
      <SkeletonBlock height={228} radius="card" />
    </View>
  );
}

interface ForTestersProps {
  readonly store: MineFactsStore;
}

/** Static condition, around the import as well: builds for parents do not contain the table. */
const ForTesters = ({ store }: ForTestersProps) =>
  __SCENARIOS__ ? <Table store={store} load={() => import('./entries/RulesTable')} /> : null;

interface TableProps extends ForTestersProps {
  readonly load: () => Promise<{ default: ComponentType<ForTestersProps> }>;
}

function Table({ store, load }: TableProps) {
  const Loaded = useLazy(load);
  return Loaded && <Loaded store={store} />;
}
