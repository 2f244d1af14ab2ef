import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { formatMonthDay } from '@/features/dates/in-full';
import { isAway } from '@/features/dates/zones';
import { hasLeads, LessonLinks } from '@/features/growth/plan/LessonLinks';
import { PlanClass } from '@/features/growth/plan/PlanClass';
import { OpenedChildEntry } from '@/features/lessons/child-entry/OpenedChildEntry';
import { useApp } from '@/stores/app/app-context';
import type { ScheduleStore } from './store';
import { scheduleTexts as texts } from './texts';

/** A summary sentence of the month, then the chosen day's lessons with links. */
export const DayLessons = observer(function DayLessons({ store }: { readonly store: ScheduleStore }) {
  const { serverClock } = useApp();
  const { counts, day, lessons } = store;
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return <NoLessons store={store} />;
  return (
    <>
      <View className="schedule__sentence">{texts.sentence(total, counts)}</View>
      <Card className="schedule__card">
        <View className="schedule__day" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {day === store.today && !isAway(serverClock)
            ? `${texts.today} ${formatMonthDay(day)}`
            : formatMonthDay(day)}
        </View>
        {lessons.length === 0 && <View className="schedule__none">{texts.emptyDay}</View>}
        {lessons.map((lesson, index) => (
          <View key={`${lesson.courseDate} ${lesson.liveId} ${lesson.subject}`}>
            <PlanClass lesson={lesson} last={index === lessons.length - 1 || hasLeads(lesson)} />
            {hasLeads(lesson) && (
              <View className="schedule__actions">
                <LessonLinks lesson={lesson} />
              </View>
            )}
            {day === store.today && <OpenedChildEntry lesson={lesson} />}
          </View>
        ))}
      </Card>
    </>
  );
});

const NoLessons = observer(function NoLessons({ store }: { readonly store: ScheduleStore }) {
  const { router } = useApp();
  if (store.subject !== undefined) {
    const toAll = { text: texts.toAll, onPress: () => void store.chooseSubject(undefined) };
    return <EmptyState text={texts.emptySubject} action={toAll} />;
  }
  const action = store.isThisMonth
    ? { text: texts.toPlan, onPress: () => void router.go('growUpStudyPlan') }
    : { text: texts.toThisMonth, onPress: () => void store.showThisMonth() };
  return <EmptyState drawing={<Pea pose="sleeps" />} text={texts.empty} action={action} />;
});
