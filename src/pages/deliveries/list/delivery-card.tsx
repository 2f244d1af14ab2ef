import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { Tag } from '@/components/Tag';
import type { Delivery } from '@/contract/deliveries/schema';
import { useApp } from '@/stores/app/app-context';
import { formatWhenWithin } from '@/features/lessons/dates';
import { Latest } from '../latest';
import { expressTexts, stateTexts, stateTones } from '../texts';

interface DeliveryCardProps {
  readonly delivery: Delivery;
  readonly onPress: () => void;
}

export function DeliveryCard({ delivery, onPress }: DeliveryCardProps) {
  const { serverClock } = useApp();
  const { title, picture, state, sendTime, isNew, parcelCount, latestContent, latestTime } = delivery;
  return (
    <Card className="express__card test-delivery" onPress={onPress}>
      <View className="express__head">
        <Picture className="express__picture" src={picture} alt="" width={96} height={96} />
        <View className="express__words">
          <View className="express__title-row">
            <View className="express__title">{title}</View>
            {isNew && <Tag className="express__new" tone="alert" text={expressTexts.isNew} />}
          </View>
          <View className="express__note">
            {[
              expressTexts.sent(formatWhenWithin(sendTime, serverClock)),
              parcelCount > 1 && expressTexts.parcels(parcelCount),
            ]
              .filter(Boolean)
              .join(' · ')}
          </View>
        </View>
        <Tag tone={stateTones[state]} text={stateTexts[state]} />
      </View>
      <Latest
        text={latestContent || (parcelCount > 0 ? expressTexts.noEvents : expressTexts.notPacked)}
        time={latestTime}
      />
    </Card>
  );
}
