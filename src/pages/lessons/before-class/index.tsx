import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { CheckRow } from '@/components/CheckRow';
import { Cell, CellGroup } from '@/components/Cell';
import { Skeleton } from '@/components/Skeleton';
import type { BeforeClass } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import { LessonCard } from '@/features/lessons/lesson-card';
import { momentOf } from '@/features/lessons/dates';
import { canAskForLeave, lessonState } from '@/features/lessons/lesson-state';
import { lessonTexts } from '@/features/lessons/texts';
import { useLessonChanges } from '@/features/lessons/use-lesson-changes';
import { STATE_EVERY_MS, useNow } from '@/features/lessons/use-now';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { skyOf } from '@/features/courses/sky';
import { useApp } from '@/stores/app/app-context';
import { DevicePart } from './parts/device-part';
import { BeforeClassStore } from './store';
import { beforeTexts as texts, formatLeft } from './texts';
import './index.scss';

/** Preparation for a lesson, with a device test. */
const BeforeClassScreen = observer(function BeforeClassScreen() {
  const app = useApp();
  const { liveId } = useParams('beforeClass');
  const [store] = useState(() => new BeforeClassStore(app, liveId));
  useLoadForSession(() => store.load(), store.before.reset);
  useLessonChanges(() => store.load());
  const nextStep = { text: texts.toBooking, onPress: () => void app.router.go('aboutClassCenter') };
  return (
    <Screen className={skyOf(store.before.value?.lesson.subject)}>
      <View className="before-class">
        <Loaded
          of={store.before}
          skeleton={<Skeleton variant="card" parts={[220, 320, 320]} label={texts.loading} />}
          onRetry={() => void store.load()}
          missing={{ text: store.isNext ? texts.missing : texts.unknown, action: nextStep }}
        >
          {(before) => (
            <>
              <Lesson before={before} />
              <Items store={store} before={before} />
              <DevicePart />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

interface BeforeProps {
  readonly before: BeforeClass;
}

/** The time of the lesson in words, and a link to its content. The entry is in the class list only. */
const Lesson = observer(function Lesson({ before: { lesson } }: BeforeProps) {
  const { router } = useApp();
  const now = useNow(STATE_EVERY_MS);
  const params = { liveId: String(lesson.liveId) };
  return (
    <>
      <View className="before-class__left" {...aria({ role: 'status' })}>
        {timeLeft(lesson, now)}
      </View>
      <LessonCard
        lesson={{ ...lesson, liveId: 0 }}
        now={now}
        entering={false}
        onEnter={() => undefined}
        mark={lesson.status === StudyClassStatus.leave ? LEAVE : undefined}
      />
      <CellGroup className="before-class__card">
        <Cell icon="courses" title={texts.content} onPress={() => void router.go('classContent', params)} />
        {lesson.status === StudyClassStatus.upcoming && canAskForLeave(lesson, now) && (
          <Cell
            icon="calendar"
            title={lessonTexts.leave}
            note={texts.leaveNote}
            onPress={() => void router.go('leaveRecord', params)}
          />
        )}
      </CellGroup>
    </>
  );
});

const LEAVE = { text: texts.leave, tone: 'neutral' } as const;

function timeLeft(lesson: BeforeClass['lesson'], now: number): string {
  const state = lessonState(lesson, now);
  if (state === 'ended' || state === 'live') return lessonTexts.state[state];
  const words = formatLeft(momentOf(lesson.courseDate) - now);
  return words ? texts.begins(words) : texts.soon;
}

const Items = observer(function Items({
  store,
  before: { items },
}: BeforeProps & { readonly store: BeforeClassStore }) {
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <Card className="before-class__card">
      <View className="before-class__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.items}
      </View>
      <View className="before-class__note" {...aria({ role: 'status' })}>
        {items.length > 0 ? texts.ready(done, items.length) : texts.noItems}
      </View>
      {items.map(({ itemId, text, isDone }) => (
        <CheckRow
          key={itemId}
          className="before-class__item"
          checked={isDone}
          text={text}
          onToggle={() => void store.tick(itemId, !isDone)}
        />
      ))}
    </Card>
  );
});

export default screen('beforeClass', BeforeClassScreen);
