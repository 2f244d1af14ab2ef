import { observer } from 'mobx-react';
import { useState } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton } from '@/components/Skeleton';
import { Subject } from '@/contract/courses/values';
import { ChildSubjects } from '@/features/growth/filters';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLessonChanges } from '@/features/lessons/use-lesson-changes';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Calendar } from './Calendar';
import { DayLessons } from './DayLessons';
import { ScheduleStore } from './store';
import { scheduleTexts as texts } from './texts';
import './index.scss';

const subjectOf = (text: string | undefined): Subject | undefined =>
  Object.values(Subject).find((known) => String(known) === text);

/** The child's lessons by month: attended, missed, upcoming. */
const Schedule = observer(function Schedule() {
  const app = useApp();
  const { month, subject } = useParams('growUpSituationSchedule');
  const [store] = useState(() => new ScheduleStore(app, { month, subject: subjectOf(subject) }));
  useLoadForSession(store.load, store.reset);
  useLessonChanges(store.load);
  const refresh = useRefresh(store.refresh);
  return (
    <Screen>
      <ChildSubjects chosen={store.subject} onChange={(chosen) => void store.chooseSubject(chosen)} />
      <PullToRefresh className="schedule" onRefresh={refresh}>
        <Calendar store={store} />
        <Loaded
          of={store.sheet}
          skeleton={<Skeleton variant="card" parts={[['80%', 40], 220]} label={texts.loading} />}
          onRetry={() => void refresh()}
        >
          {() => <DayLessons store={store} />}
        </Loaded>
      </PullToRefresh>
    </Screen>
  );
});

export default screen('growUpSituationSchedule', Schedule);
