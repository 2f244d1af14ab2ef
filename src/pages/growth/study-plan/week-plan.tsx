import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { classNames } from '@/components/class-names';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { FailedState } from '@/components/FailedState';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Skeleton } from '@/components/Skeleton';
import type { StudyPlanDay } from '@/contract/growth/schema';
import { errorText } from '@/services/error-text';
import { useLazy } from '@/features/screen/use-lazy';
import { useApp } from '@/stores/app/app-context';
import { PlanClass } from '@/features/growth/plan/PlanClass';
import { OpenedChildEntry } from '@/features/lessons/child-entry/OpenedChildEntry';
import { dayName, dayText, earlierText } from './plan-texts';
import type { StudyPlanStore } from './store';
import { growthTexts } from './texts';
import './week-plan.scss';

interface WeekPlanProps {
  readonly store: StudyPlanStore;
  /** What is above it is still loading. */
  readonly isWaiting: boolean;
  readonly onRetry: () => Promise<void>;
}

export const WeekPlan = observer(function WeekPlan({ store, isWaiting, onRetry }: WeekPlanProps) {
  const { plan, shownDays, today } = store;
  if (plan.isFirstLoad || isWaiting)
    return (
      <Skeleton
        variant="card"
        parts={[{ bars: [40, 80, 80] }]}
        rows={2}
        top={24}
        label={growthTexts.loading}
      />
    );
  if (!plan.value) {
    return (
      <FailedState
        text={plan.error ? errorText(plan.error) : growthTexts.failed}
        illustration={plan.error?.kind === 'network' ? 'offline' : 'failed'}
        loading={plan.status === 'loading'}
        onRetry={() => void onRetry()}
      />
    );
  }
  if (shownDays.length === 0) return <NothingPlanned store={store} />;
  const { earlierDays } = store;
  return (
    <>
      {earlierDays.length > 0 && <EarlierDays key={store.monday} days={earlierDays} today={today} />}
      {shownDays.slice(earlierDays.length).map((day) => (
        <PlanDay key={day.date} day={day} today={today} />
      ))}
    </>
  );
});

interface EarlierDaysProps {
  readonly days: readonly StudyPlanDay[];
  readonly today: string;
}

/** One line until it is tapped, so that today is at the top. */
function EarlierDays({ days, today }: EarlierDaysProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Pressable className="plan-earlier" aria={{ expanded: isOpen }} onPress={() => setOpen(!isOpen)}>
        <View className="plan-earlier__text">{earlierText(days)}</View>
        <Icon
          className={classNames('plan-earlier__arrow', isOpen && 'plan-earlier__arrow--open')}
          name="arrow-down"
          size={32}
          tone="secondary"
        />
      </Pressable>
      {isOpen && days.map((day) => <PlanDay key={day.date} day={day} today={today} />)}
    </>
  );
}

/** The one action: from a chosen day to the week, from another week to this one. */
const NothingPlanned = observer(function NothingPlanned({ store }: { store: StudyPlanStore }) {
  const { student } = useApp();
  if (store.chosenDay) {
    const action = { text: growthTexts.wholeWeek, onPress: store.showWholeWeek };
    return <EmptyState drawing={<Pea pose="sleeps" />} text={growthTexts.emptyDay} action={action} />;
  }
  const action =
    store.weeksAhead === 0
      ? { text: growthTexts.later, onPress: () => void store.showLater() }
      : { text: growthTexts.backToThisWeek, onPress: () => void store.showThisWeek() };
  return (
    <>
      <EmptyState drawing={<Pea pose="sleeps" />} text={growthTexts.empty} action={action} />
      {student.isUnofficial && <Examples />}
    </>
  );
});

function Examples() {
  const Loaded = useLazy(() => import('@/features/growth/examples/NewcomerExamples'));
  return Loaded && <Loaded of="plan" />;
}

function PlanDay({ day, today }: { day: StudyPlanDay; today: string }) {
  const { serverClock } = useApp();
  const { date, classes } = day;
  return (
    <Card className={classNames('plan-day', date === today && 'plan-day--today')}>
      <View className="plan-day__head">
        <Text className="plan-day__name">{dayName(date, today, serverClock)}</Text>
        <Text className="plan-day__date">{dayText(date)}</Text>
        <Text className="plan-day__count">{growthTexts.lessons(classes.length)}</Text>
      </View>
      {classes.map((lesson, index) => (
        <View key={`${lesson.liveId}-${lesson.courseDate}`}>
          <PlanClass lesson={lesson} last={index === classes.length - 1} />
          {date === today && <OpenedChildEntry lesson={lesson} />}
        </View>
      ))}
    </Card>
  );
}
