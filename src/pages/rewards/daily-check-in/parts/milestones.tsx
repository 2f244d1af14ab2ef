import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import { rewardText } from '../../reward-texts';
import type { MilestoneView } from '../store';
import { checkInTexts } from '../texts';

/** The month's remaining bonuses. */
export function Milestones({ items }: { readonly items: readonly MilestoneView[] }) {
  return (
    <Card className="daily-check-in__card">
      <View className="daily-check-in__heading">{checkInTexts.milestones}</View>
      {items.map(({ days, reward, left }) => (
        <View key={days} className="daily-check-in__milestone">
          <View className="daily-check-in__gift">
            <Icon name="gift" size={40} />
          </View>
          <View className="daily-check-in__words">
            <View className="daily-check-in__goal">{checkInTexts.milestone(days)}</View>
            <View className="daily-check-in__reward">{rewardText(reward)}</View>
          </View>
          {left === 0 ? (
            <Tag text={checkInTexts.reached} tone="primary" />
          ) : (
            <Tag text={checkInTexts.left(left)} />
          )}
        </View>
      ))}
    </Card>
  );
}
