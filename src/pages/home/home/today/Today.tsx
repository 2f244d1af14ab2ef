import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { FailedState } from '@/components/FailedState';
import { Illustration } from '@/components/Illustration';
import { look } from '@/components/look';
import { Pressable } from '@/components/Pressable';
import { formatWhen } from '@/features/lessons/dates';
import { leadOf } from '@/features/lessons/next-step';
import { lessonTexts } from '@/features/lessons/texts';
import type { TodayClassesStore } from '@/features/lessons/today-classes-store';
import { STATE_EVERY_MS, useNow } from '@/features/lessons/use-now';
import { errorText } from '@/services/error-text';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { Lead } from './lead';
import { Lines } from './lines';
import { todayTexts as texts } from './texts';
import { isWeekNews, WeekCard } from './week';
import './today.scss';

/** What the day brings, on top of home: the lesson that leads, the others, and what waits tonight. */
const Today = observer(function Today({ store }: { readonly store: TodayClassesStore }) {
  const now = useNow(STATE_EVERY_MS);
  const { classes } = store;
  // Of the start: it does not come while a parent reads.
  const [hasWeek] = useState(() => isWeekNews(now));
  if (!classes.value) return classes.isFirstLoad ? null : <Failed store={store} />;
  const { lead, others } = leadOf(classes.value, now);
  return (
    <>
      {lead ? <Lead lesson={lead} {...{ store, now }} /> : <FreeDay store={store} />}
      <Lines {...{ store, others, now }} />
      {hasWeek && <WeekCard />}
    </>
  );
});
export default Today;

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
            {texts.next(formatWhen(nextClass.courseDate, serverClock), nextClass.chapterName)}
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
    </View>
  );
});
