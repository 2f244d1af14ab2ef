import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { classNames } from '@/components/class-names';
import { PullToRefresh } from '@/components/PullToRefresh';
import { DownloadStrip } from '@/features/download/strip/DownloadStrip';
import { useOfflineNotice } from '@/features/screen/offline-note/use-offline-notice';
import { useLook } from '@/start/look/use-look';
import { useLessonChanges } from '@/features/lessons/use-lesson-changes';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { useLazy } from '@/features/screen/use-lazy';
import { BannerSlot, BottomLinks, ResourceRows } from '@/features/home/slots';
import { LazySlotOverlays } from '@/features/home/slot-overlays/LazySlotOverlays';
import { TabScreen } from '@/features/screen/tab-shell';
import { useApp } from '@/stores/app/app-context';
import type { CourseCategoryCard } from '@/contract/courses/schema';
import { pressTarget, type PressApp } from '@/features/links/click-target';
import type { App } from '@/stores/app/app';
import { Tabs } from '@/components/Tabs';
import { CourseList } from './course-list';
import { useEntries, useTabTop } from './lazy-parts';
import { MyTabClassStore, namedSubject } from './store';
import { courseTexts } from './texts';
import './index.scss';
import { cardTarget } from './card-target';

const place = (positionId: number) => ({ page: 'myTabClass', positionId }) as const;

const MyTabClass = observer(function MyTabClass() {
  const app = useApp();
  const asked = useParams('myTabClass');
  const [store] = useState(() => new MyTabClassStore(app, namedSubject(asked.subject)));
  // The page stays mounted: the parameter may change, or be set again.
  useEffect(() => {
    const subject = namedSubject(asked.subject);
    if (subject !== undefined) void store.choose(subject);
  }, [asked, store]);
  useLoadForSession(store.load, store.reset);
  useLessonChanges(store.loadCards);
  const refresh = useRefresh(store.refresh);
  const notice = useOfflineNotice(store.isOffline, refresh);
  const { isWhole } = app.platform.host;
  const isStanding = isWhole && store.isStanding;
  const isKept = isStanding && !store.isOffline && store.subject === undefined;
  useLook({ isStanding, keep: { page: 'myTabClass', isWhole: isKept } });
  return (
    <TabScreen tab="myTabClass">
      <Screen topBar="index" notice={notice} className="my-tab-class">
        <PullToRefresh onRefresh={refresh}>
          <SubjectTabs store={store} />
          <View className="my-tab-class__content">
            {isWhole ? <Top store={store} /> : <Offers />}
            <CourseList store={store} onOpen={(card) => openCard(app, card)} />
            {!store.areCardsAwaited && <Below store={store} />}
            <LazySlotOverlays
              isTab
              page="myTabClass"
              positions={() => store.positions}
              buttons={() => store.slots.of(store.positions.floatButton)}
            />
          </View>
        </PullToRefresh>
      </Screen>
    </TabScreen>
  );
});

/** Where home is not a tab, courses are the first page. */
function Offers() {
  const Loaded = useLazy(() => import('./newcomer-offers'));
  return Loaded && <Loaded />;
}

/** What follows the cards, and waits for them: they would shift it. */
const Below = observer(function Below({ store }: { store: MyTabClassStore }) {
  const { platform } = useApp();
  const { positions, slots } = store;
  const row = (positionId: number) => ({
    className: 'my-tab-class__slot',
    entries: slots.of(positionId),
    place: place(positionId),
  });
  return (
    <>
      {platform.host.isWhole && <Entries />}
      <DownloadStrip />
      <BannerSlot {...row(positions.banner)} />
      <ResourceRows {...row(positions.image)} captions />
      <ResourceRows {...row(positions.text)} />
      <BottomLinks entries={slots.of(positions.bottomText)} place={place(positions.bottomText)} />
    </>
  );
});

/** Links to the pages behind the tab. */
function Entries() {
  const Loaded = useEntries();
  return <View className="my-tab-class__entries">{Loaded && <Loaded />}</View>;
}

/** Reserves its last height while loading: a moving card would be tapped by mistake. */
const Top = observer(function Top({ store }: { store: MyTabClassStore }) {
  const Loaded = useTabTop();
  const [held] = useState(store.holdsTop);
  const [isKnown, setIsKnown] = useState(false);
  const known = (): void => {
    setIsKnown(true);
    store.topKnown();
  };
  return (
    <View className={classNames(held && !isKnown && 'my-tab-class__top--goes-on')}>
      {Loaded && (
        <Loaded
          subject={store.subject}
          isAsked={held === undefined || store.cards.status === 'ready'}
          isAwaited={store.isTopAwaited}
          onKnown={known}
        />
      )}
    </View>
  );
});

export default screen('myTabClass', MyTabClass);

/** Tracks the tap, then opens the card. */
function openCard(app: PressApp & Pick<App, 'tracker'>, card: CourseCategoryCard): void {
  const { courseType, groupId, courseId = 0, subject } = card;
  const track = () => app.tracker.track('course_card_click', { courseType, groupId, courseId, subject });
  void pressTarget(app, { target: cardTarget(card), track });
}

const ALL = 'all';

/** All, and the operator's subjects; hidden if there is no choice. */
const SubjectTabs = observer(function SubjectTabs({ store }: { store: MyTabClassStore }) {
  const { tracker } = useApp();
  if (store.areSubjectsAwaited) return <View className="tabs-place" />;
  if (!store.hasSubjectTabs) return null;
  const subjects = store.subjects.value ?? [];
  const choose = (key: string) => {
    const tab = subjects.find(({ subject }) => String(subject) === key);
    tracker.track('subject_tab_click', {
      subject: tab?.subject ?? null,
      name: tab?.name ?? courseTexts.allSubjects,
    });
    void store.choose(tab?.subject);
  };
  return (
    <Tabs
      className="my-tab-class__subjects"
      items={[
        { key: ALL, text: courseTexts.allSubjects },
        ...subjects.map(({ subject, name }) => ({ key: String(subject), text: name })),
      ]}
      active={store.subject === undefined ? ALL : String(store.subject)}
      onChange={choose}
    />
  );
});
