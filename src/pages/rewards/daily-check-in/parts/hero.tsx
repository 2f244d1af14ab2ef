import { Text, View } from '@tarojs/components';
import drawingUrl from '@/assets/popups/check-in.svg';
import { aria } from '@/components/aria';
import { Drawing } from '@/components/Drawing';
import { Icon } from '@/components/Icon';
import { Rolled } from '@/features/shapes/celebration/Rolled';
import type { CheckInToday } from '@/contract/rewards/schema';
import { RewardKind, type Reward } from '@/contract/rewards/values';
import { RewardAmount } from '@/features/rewards/amount/RewardAmount';
import { checkInTexts } from '../texts';

interface HeroProps {
  readonly today: CheckInToday;
  /** Reward of this visit's check-in, which is celebrated. */
  readonly given: Reward | null;
}

/** Today's state, the streak and the balance. */
export function Hero({ today, given }: HeroProps) {
  const { isDone, streak, dayNum, balance, today: day } = today;
  return (
    <View className="daily-check-in__hero">
      <View className="daily-check-in__picture">
        <Drawing src={drawingUrl} width={240} />
        <View className="daily-check-in__sheet" {...aria({ 'aria-hidden': 'true' })}>
          {dayOf(day)}
        </View>
        {given && (
          <View className="daily-check-in__gain" {...aria({ 'aria-hidden': 'true' })}>
            <Icon name="star" size={40} />
            <Text>{checkInTexts.gain(given)}</Text>
          </View>
        )}
      </View>
      <View className="daily-check-in__title" {...aria({ role: 'status' })}>
        {given ? checkInTexts.given(given) : isDone ? checkInTexts.done : checkInTexts.due}
      </View>
      <View className="daily-check-in__line">
        {given && streak > 1
          ? checkInTexts.grown(streak)
          : [checkInTexts.streak(streak), dayNum > 0 && checkInTexts.month(dayNum)]
              .filter(Boolean)
              .join(' · ')}
      </View>
      <View className="daily-check-in__balance" {...aria({ 'aria-label': checkInTexts.balance })}>
        <RewardAmount kind={RewardKind.star} className="daily-check-in__amount">
          <Rolled value={balance.stars} text={String} />
        </RewardAmount>
        <RewardAmount kind={RewardKind.peaCoin} className="daily-check-in__amount">
          <Rolled value={balance.peaCoins} text={String} />
        </RewardAmount>
      </View>
    </View>
  );
}

/** On the calendar's sheet: 2 for 2026-12-02. */
const dayOf = (day: string): number => Number(day.slice(8));
