import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import type { CheckInToday } from '@/contract/rewards/schema';
import { checkInTexts } from '../texts';

interface WeekProps {
  readonly days: CheckInToday['week'];
  readonly today: string;
}

/** This week, Monday first: a pod with a pea for each day. */
export function Week({ days, today }: WeekProps) {
  return (
    <Card className="daily-check-in__card">
      <View className="daily-check-in__heading">{checkInTexts.week}</View>
      <View className="daily-check-in__week" {...aria({ role: 'list' })}>
        {days.map(({ day, isDone }, index) => {
          const name = checkInTexts.weekdays[index] ?? '';
          const ahead = day > today ? checkInTexts.dayAhead : checkInTexts.dayMissed;
          const state = isDone ? checkInTexts.dayDone : ahead;
          return (
            <View
              key={day}
              className="daily-check-in__day"
              {...aria({ role: 'listitem', 'aria-label': checkInTexts.weekday(name, state) })}
            >
              <View
                className={classNames(
                  'daily-check-in__dot',
                  isDone && 'daily-check-in__dot--done',
                  day === today && 'daily-check-in__dot--today',
                )}
              >
                {isDone && <Icon name="mineActive" size={64} />}
              </View>
              <View className="daily-check-in__weekday">{name}</View>
            </View>
          );
        })}
      </View>
    </Card>
  );
}
