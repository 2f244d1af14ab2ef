import type { CheckInToday } from '@/contract/rewards/schema';
import { checkInReward, type Reward } from '@/contract/rewards/values';

type Facts = Pick<CheckInToday, 'dayNum' | 'isDone' | 'monthDays' | 'reward' | 'today' | 'week'>;

const monthOf = (day: string): string => day.slice(0, 7);

/**
 * What each day of the week gave, or gives if no day until then is missed. undefined: nothing, as it was missed; or not
 * known, as it counted for the month before.
 */
export function weekRewards(facts: Facts): readonly (Reward | undefined)[] {
  const { dayNum, isDone, monthDays, reward, today, week } = facts;
  const at = week.findIndex(({ day }) => day === today);
  const before = dayNum - (isDone ? 1 : 0);
  return week.map((each, index) => {
    if (index === at) return reward;
    const isThisMonth = monthOf(each.day) === monthOf(today);
    if (index > at) {
      if (isThisMonth) return checkInReward(before + 1 + index - at, monthDays);
      const first = week.findIndex(({ day }) => monthOf(day) === monthOf(each.day));
      return checkInReward(1 + index - first, monthDays);
    }
    if (!each.isDone || !isThisMonth) return undefined;
    const later = week.slice(index + 1, at).filter((day) => day.isDone).length;
    return checkInReward(before - later, monthDays);
  });
}
