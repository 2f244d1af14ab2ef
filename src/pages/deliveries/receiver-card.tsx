import { View } from '@tarojs/components';
import { expressTexts } from './texts';
import './deliveries.scss';

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
