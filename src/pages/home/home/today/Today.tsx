import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { FailedState } from '@/components/FailedState';
import { Illustration } from '@/components/Illustration';
import { look } from '@/components/look';
import { Pressable } from '@/components/Pressable';
import type { TodayClass } from '@/contract/lessons/schema';
import { ownFaceOf } from '@/features/dates/zones';
import { formatWhen } from '@/features/lessons/dates';
import { lessonState } from '@/features/lessons/lesson-state';
import { leadOf } from '@/features/lessons/next-step';
import { lessonTexts } from '@/features/lessons/texts';
import type { TodayClassesStore } from '@/features/lessons/today-classes-store';
import { STATE_EVERY_MS, useNow } from '@/features/lessons/use-now';
import { errorText } from '@/services/error-text';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { Bedtime, isBedtime } from './bedtime';
import { Lead } from './lead';
import { Lines } from './lines';
import { todayTexts as texts } from './texts';
import { isWeekNews, WeekCard } from './week';
import './today.scss';

/** What the day brings, on top of home: the lesson that leads, the others, and what waits tonight. */
const Today = observer(function Today({ store }: { readonly store: TodayClassesStore }) {
  const now = useNow(STATE_EVERY_MS);
  const { serverClock } = useApp();
  const { classes } = store;
  // Of the start: it does not come while a parent reads.
  const [evening] = useState(() => eveningCard(now, ownFaceOf(now, serverClock).getUTCHours()));
  const words = saidOf(classes.value ?? [], now);
  useEffect(() => store.say(words), [store, words]);
  if (!classes.value) return classes.isFirstLoad ? null : <Failed store={store} />;
  const { lead, others } = leadOf(classes.value, now);
  return (
    <>
      {lead ? <Lead lesson={lead} {...{ store, now }} /> : <FreeDay store={store} />}
      <Lines {...{ store, others, now }} />
      {evening === 'week' && <WeekCard />}
      {evening === 'story' && <Bedtime />}
    </>
  );
});
export default Today;

/** One at most. */
function eveningCard(now: number, ownHour: number): 'story' | 'week' | undefined {
  if (isWeekNews(now)) return 'week';
  return isBedtime(ownHour) ? 'story' : undefined;
}

/** What the pea says below the greeting; '' for its usual words. */
function saidOf(lessons: readonly TodayClass[], now: number): string {
  const states = lessons.map((lesson) => lessonState(lesson, now));
  if (states.includes('live')) return texts.live;
  if (states.includes('soon')) return texts.soon;
  return lessons.length > 0 && states.every((state) => state === 'ended') ? texts.allOver : '';
}

function Failed({ store }: { readonly store: TodayClassesStore }) {
  const { error } = store.classes;
  const text = error && error.kind !== 'network' ? errorText(error) : lessonTexts.failed;
  return (
    <View className="today-free today-free--failed" {...look('today')}>
      <FailedState compact text={text} onRetry={() => void store.load()} />
    </View>
  );
}

/** No lesson today: when the next one is. */
const FreeDay = observer(function FreeDay({ store }: { readonly store: TodayClassesStore }) {
  const { router, serverClock } = useApp();
  const { nextClass } = store;
  const params = { liveId: String(nextClass?.liveId ?? 0) };
  return (
    <View className="today-free test-today" {...look('today')}>
      <View className="today__heading" {...{ role: 'heading', 'aria-level': '2' }}>
        {texts.title}
      </View>
      <Illustration name="success" size={144} />
      <View className="today-free__words">
        <View className="today-free__text">{texts.free}</View>
        {nextClass && (
          <View className="today-free__next">
            {lessonTexts.next(formatWhen(nextClass.courseDate, serverClock), nextClass.chapterName)}
          </View>
        )}
      </View>
      {nextClass && nextClass.liveId > 0 && (
        <Pressable
          className="today__cover"
          label={lessonTexts.openNamed(nextClass.chapterName)}
          leadsTo={innerPath('classContent', params)}
          onPress={() => void router.go('classContent', params)}
        />
      )}
      <Button
        className="today-free__story"
        kind="secondary"
        size="medium"
        onPress={() => void router.go('soundStoryPage')}
      >
        {texts.story}
      </Button>
    </View>
  );
});
