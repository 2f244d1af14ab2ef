import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import type { Parcel } from '@/contract/deliveries/schema';
import { Zoned } from '@/features/dates/Zoned';
import { whenOf } from '@/features/lessons/dates';
import { useApp } from '@/stores/app-context';
import { expressTexts, stateTexts, stateTones } from '../texts';

interface ParcelCardProps {
  readonly parcel: Parcel;
  /** From 1. */
  readonly place: number;
  readonly onPress: () => void;
}

export function ParcelCard({ parcel, place, onPress }: ParcelCardProps) {
  const { serverClock } = useApp();
  const { carrier, trackingNumber, contents, state, latestContent, latestTime } = parcel;
  return (
    <Card className="express__card" onPress={onPress}>
      <View className="express__head">
        <View className="express__words">
          <View className="express__title">{expressTexts.parcel(place)}</View>
          <View className="express__note">{[carrier, trackingNumber].filter(Boolean).join(' ')}</View>
        </View>
        <Tag tone={stateTones[state]} text={stateTexts[state]} />
      </View>
      <View className="express__contents">{contents.join('、')}</View>
      <View className="express__latest">
        <View className="express__latest-words">
          <View className="express__latest-text">{latestContent || expressTexts.noEvents}</View>
          {latestTime && (
            <View className="express__note">
              <Zoned of={whenOf(latestTime, serverClock)} />
            </View>
          )}
        </View>
        <Icon name="arrow-right" size={32} tone="secondary" />
      </View>
    </Card>
  );
}
