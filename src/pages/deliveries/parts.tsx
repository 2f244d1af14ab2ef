import { View } from '@tarojs/components';
import { Icon } from '@/components/Icon';
import { Zoned } from '@/features/dates/Zoned';
import { whenOf } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';
import { Skeleton } from '@/components/Skeleton';
import { expressTexts } from './texts';
import './deliveries.scss';

interface LatestProps {
  readonly text: string;
  /** '' before the first event. */
  readonly time: string;
}

/** The latest event of a delivery or parcel, leading to all of them. */
export function Latest({ text, time }: LatestProps) {
  const { serverClock } = useApp();
  return (
    <View className="express__latest">
      <View className="express__latest-words">
        <View className="express__latest-text">{text}</View>
        {time && (
          <View className="express__note">
            <Zoned of={whenOf(time, serverClock)} />
          </View>
        )}
      </View>
      <Icon name="arrow-right" size={32} tone="secondary" />
    </View>
  );
}

const CARDS = 4;

export const CardsSkeleton = () => (
  <Skeleton
    variant="list"
    rows={CARDS}
    picture={[96, 96, 'card']}
    bars={[40, 32]}
    foot={['100%', 72]}
    label={expressTexts.loading}
  />
);

interface ReceiverCardProps {
  readonly receiver: {
    readonly receiverName: string;
    readonly receiverPhone: string;
    readonly receiverAddress: string;
  };
}

/** The receiver; nothing for old deliveries, whose address was not stored. */
export function ReceiverCard({ receiver }: ReceiverCardProps) {
  const { receiverName, receiverPhone, receiverAddress } = receiver;
  if (!receiverName && !receiverAddress) return null;
  return (
    <View className="express__card express__panel">
      <View className="express__heading">{expressTexts.receiver}</View>
      <View className="express__receiver">{[receiverName, receiverPhone].filter(Boolean).join(' ')}</View>
      <View className="express__place">{receiverAddress}</View>
    </View>
  );
}
