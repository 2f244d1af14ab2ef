import { View } from '@tarojs/components';
import { ExchangeCurrency } from '@/contract/orders/values';
import { RewardKind } from '@/contract/rewards/values';
import type { StraightGift } from '@/contract/straight/schema';
import { RewardAmount } from '@/features/rewards/amount/RewardAmount';

export function Price({ currency, cost }: Pick<StraightGift, 'currency' | 'cost'>) {
  const kind = currency === ExchangeCurrency.star ? RewardKind.star : RewardKind.peaCoin;
  return (
    <View className="straight-gift__price">
      <RewardAmount kind={kind}>{cost}</RewardAmount>
    </View>
  );
}
