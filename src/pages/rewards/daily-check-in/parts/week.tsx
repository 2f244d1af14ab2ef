import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import type { CheckInToday } from '@/contract/rewards/schema';
import type { Reward } from '@/contract/rewards/values';
import { STAR } from '@/features/rewards/amount/glyphs';
import { checkInTexts } from '../texts';
import { weekRewards } from './week-rewards';

/** This week, Monday first: a pod with a pea for each day, and what it gives. */
export function Week({ today }: { readonly today: CheckInToday }) {
  const rewards = weekRewards(today);
  return (
    <Card className="daily-check-in__card">
      <View className="daily-check-in__heading">{checkInTexts.week}</View>
      <View className="daily-check-in__week" {...aria({ role: 'list' })}>
        {today.week.map(({ day, isDone }, index) => (
          <Day
            key={day}
            name={checkInTexts.weekdays[index] ?? ''}
            state={stateOf(day, isDone, today.today)}
            isToday={day === today.today}
            reward={rewards[index]}
          />
        ))}
      </View>
    </Card>
  );
}

type DayState = 'done' | 'due' | 'ahead' | 'missed';

function stateOf(day: string, isDone: boolean, today: string): DayState {
  if (isDone) return 'done';
  if (day === today) return 'due';
  return day > today ? 'ahead' : 'missed';
}

interface DayProps {
  readonly name: string;
  readonly state: DayState;
  readonly isToday: boolean;
  readonly reward: Reward | undefined;
}

const STATES: Readonly<Record<DayState, string>> = {
  done: checkInTexts.dayDone,
  due: checkInTexts.dayMissed,
  ahead: checkInTexts.dayAhead,
  missed: checkInTexts.dayMissed,
};

function Day({ name, state, isToday, reward }: DayProps) {
  const weekday = checkInTexts.weekday(name, STATES[state]);
  const said = state === 'done' ? checkInTexts.dayGave : checkInTexts.dayGives;
  return (
    <View
      className={classNames('daily-check-in__day', isToday && 'daily-check-in__day--today')}
      {...aria({ role: 'listitem', 'aria-label': reward ? said(weekday, reward) : weekday })}
    >
      <View className={`daily-check-in__dot daily-check-in__dot--${state}`}>
        {state === 'done' ? (
          <Icon name="check" size={40} tone="onPrimary" />
        ) : (
          <Icon name={state === 'due' ? STAR : 'star'} size={40} />
        )}
      </View>
      <View className="daily-check-in__gives">{reward && checkInTexts.gain(reward)}</View>
      <View className="daily-check-in__weekday">{isToday ? checkInTexts.today : name}</View>
    </View>
  );
}
