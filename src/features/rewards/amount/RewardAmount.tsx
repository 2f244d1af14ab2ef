import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { RewardKind, type Reward } from '@/contract/rewards/values';
import { COIN, SPROUT, STAR } from './glyphs';
import { unitTexts } from './texts';
import './reward-amount.scss';

/** large: the drawing above its figure. */
export type RewardSize = 'small' | 'medium' | 'big' | 'large';

interface RewardAmountProps {
  readonly kind: RewardKind;
  /** The figure. */
  readonly children: ReactNode;
  readonly size?: RewardSize;
  readonly className?: string;
}

/** Stars or pea coins: a drawing and a figure. The word is there for those who hear it. */
export function RewardAmount({ kind, children, size = 'medium', className }: RewardAmountProps) {
  return (
    <View className={classNames('reward-amount', `reward-amount--${size}`, className)}>
      <View className="reward-amount__mark">
        {kind === RewardKind.star ? (
          <Icon name={STAR} tone="accent" className="reward-amount__glyph" />
        ) : (
          <>
            <Icon name={COIN} tone="accent" className="reward-amount__glyph" />
            <Icon name={SPROUT} tone="primary" className="reward-amount__glyph" />
          </>
        )}
      </View>
      <Text className="reward-amount__figure">{children}</Text>
      <Text className="reward-amount__unseen">{unitTexts[kind]}</Text>
    </View>
  );
}

interface RewardAmountsProps {
  readonly reward: Reward;
  readonly size?: RewardSize;
  /** It was given: +10. */
  readonly plus?: boolean;
  /** Between the two, read aloud. */
  readonly joint?: string;
  readonly className?: string;
}

/** Both parts of a reward; none that is 0. */
export function RewardAmounts({ reward, size, plus = false, joint = ' + ', className }: RewardAmountsProps) {
  const { stars, peaCoins } = reward;
  const figure = (amount: number) => (plus ? `+${amount}` : String(amount));
  return (
    <View className={classNames('reward-amounts', className)}>
      {stars > 0 && (
        <RewardAmount kind={RewardKind.star} size={size}>
          {figure(stars)}
        </RewardAmount>
      )}
      {stars > 0 && peaCoins > 0 && <Text className="reward-amount__unseen">{joint}</Text>}
      {peaCoins > 0 && (
        <RewardAmount kind={RewardKind.peaCoin} size={size}>
          {figure(peaCoins)}
        </RewardAmount>
      )}
    </View>
  );
}
