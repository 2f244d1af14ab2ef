import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import type { Parcel } from '@/contract/deliveries/schema';
import { Latest } from '../latest';
import { expressTexts, stateTexts, stateTones } from '../texts';

interface ParcelCardProps {
  readonly parcel: Parcel;
  /** From 1. */
  readonly place: number;
  readonly onPress: () => void;
}

export function ParcelCard({ parcel, place, onPress }: ParcelCardProps) {
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
      <Latest text={latestContent || expressTexts.noEvents} time={latestTime} />
    </Card>
  );
}
