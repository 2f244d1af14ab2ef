import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Cell, CellGroup } from '@/components/Cell';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import { CLASS_LIST_FROM_COURSES } from '@/contract/courses/values';
import { ClassListWhen } from '@/contract/lessons/values';
import type { RouteName } from '@/contract/routes';
import { OpenHomework, useUndone } from '@/features/homework/open/OpenHomework';
import { useLessonChanges } from '@/features/lessons/use-lesson-changes';
import { STATE_EVERY_MS, useNow } from '@/features/lessons/use-now';
import { ClassListLeave } from '@/features/help/satisfaction-survey/class-list-leave';
import { ReminderOffer, useReminders } from '@/features/messages/reminders/ReminderLink';
import type { Reminders } from '@/features/messages/reminders/reminders';
import { UnknownChild } from '@/features/profile/unknown-child/UnknownChild';
import { useOfflineNotice } from '@/features/screen/offline-note/use-offline-notice';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { AllAtOnce, PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { exportCalendar } from './calendar';
import { ClassItem } from './class-item';
import { ClassListStore } from './store';
import { classListTexts } from './texts';
import './index.scss';

const TABS = [
  { key: ClassListWhen.coming, text: classListTexts.coming },
  { key: ClassListWhen.past, text: classListTexts.past },
] as const;

/** The child's classes of one course or of all. */
const ClassList = observer(function ClassList() {
  const app = useApp();
  const asked = useParams('myClassList');
  const { name, multiSubject, source } = asked;
  // The multi-subject list is opened from the profile tab: back leads there if no page is below (rule lessons-8).
  const [home] = useState((): RouteName | undefined =>
    multiSubject === '1' && app.router.isFirst() ? 'parentsCenter' : undefined,
  );
  const [store] = useState(() => new ClassListStore(app, asked));
  const [leave] = useState(() => new ClassListLeave(app, home));
  useEffect(() => {
    app.tracker.track('class_list_open', {
      source: source === CLASS_LIST_FROM_COURSES ? 'courses' : 'other',
    });
  }, [app, source]);
  useLoadForSession(() => Promise.all([store.refresh(), leave.prepare()]), store.reset);
  useLessonChanges(store.again);
  const refresh = useRefresh(store.refresh);
  const notice = useOfflineNotice(store.list.isOffline, refresh);
  const undone = useUndone(store.list.status === 'loading');
  const reminders = useReminders();
  // Past classes are not part of the first paint.
  return (
    <Screen
      title={name || classListTexts.title}
      notice={notice}
      className="class-list"
      mayLeave={leave.isDue ? leave.mayLeave : undefined}
      back={home && leave.back}
      left={leave.left}
    >
      <Tabs
        items={TABS}
        active={store.when}
        onChange={(key) => store.choose(key === ClassListWhen.past ? key : ClassListWhen.coming)}
      />
      <PullToRefresh className="class-list__content" onRefresh={refresh}>
        <AllAtOnce of={[undone, store.list, ...(reminders ? [reminders.list] : [])]} skeleton={skeleton}>
          <OpenHomework className="class-list__calendar" of={undone} />
          <Classes store={store} reminders={reminders} refresh={refresh} />
        </AllAtOnce>
      </PullToRefresh>
    </Screen>
  );
});

interface ClassesProps {
  readonly store: ClassListStore;
  readonly reminders: Reminders | undefined;
  readonly refresh: () => Promise<void>;
}

const Classes = observer(function Classes({ store, reminders, refresh }: ClassesProps) {
  const { router } = useApp();
  const now = useNow(STATE_EVERY_MS);
  const isComing = store.when === ClassListWhen.coming;
  // A trial is booked by the parent, not scheduled.
  const toBook =
    isComing && store.isTrial
      ? {
          text: classListTexts.emptyTrial,
          action: { text: classListTexts.toBooking, onPress: () => void router.go('aboutClassCenter') },
        }
      : undefined;
  return (
    <>
      {store.list.items.length > 0 && <UnknownChild compact load={store.refresh} />}
      {isComing && store.list.items.length > 0 && (
        <>
          <ListLinks />
          {reminders && <ReminderOffer store={reminders} about="class" className="class-list__reminder" />}
        </>
      )}
      <PagedList
        list={store.list}
        render={(lesson) => <ClassItem lesson={lesson} store={store} now={now} />}
        skeleton={skeleton}
        onRetry={() => void refresh()}
        empty={{
          text: isComing ? (toBook?.text ?? classListTexts.emptyComing) : classListTexts.emptyPast,
          action: toBook?.action ?? {
            text: classListTexts.toCourses,
            onPress: () => void router.go('myTabClass'),
          },
        }}
      />
    </>
  );
});

/** Links to booking, and to export all to the calendar: the mini program cannot save files, so each class has its own button there. */
function ListLinks() {
  const app = useApp();
  return (
    <CellGroup className="class-list__calendar">
      {app.platform.host.takesCalendarFiles && (
        <Cell
          icon="calendar"
          title={classListTexts.calendar}
          note={classListTexts.calendarNote}
          onPress={() => void exportCalendar(app)}
        />
      )}
      <Cell
        icon="clock"
        title={classListTexts.booking}
        note={classListTexts.bookingNote}
        onPress={() => void app.router.go('aboutClassCenter')}
      />
    </CellGroup>
  );
}

const skeleton = <Skeleton variant="card" parts={[220, 220, 220, 220]} label={classListTexts.loading} />;

export default screen('myClassList', ClassList);
