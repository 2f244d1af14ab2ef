import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import { ClaimStore, giftAnswer } from './claim-store';
import { classHourTexts } from './texts';
import './gift-line.scss';

interface GiftLineProps {
  className?: string;
  onClaimed: () => void;
}

/** Hours to claim, with a button where claiming works. */
export const GiftLine = observer(function GiftLine({ className, onClaimed }: GiftLineProps) {
  const app = useApp();
  const gifts = app.get(giftAnswer);
  const [claims, setClaims] = useState(() => new ClaimStore(app));
  useLoadForSession(() => gifts.once());
  const gift = gifts.value;
  if (!gift) return null;
  const claim = async (): Promise<void> => {
    await claims.claim(gift);
    if (!claims.isClaimed) return;
    setClaims(new ClaimStore(app));
    onClaimed();
  };
  return (
    <View className={classNames('gift-line', className)}>
      <Icon className="gift-line__icon" name="gift" size={40} />
      <View className="gift-line__text">{classHourTexts.waiting(gift.hours)}</View>
      <Button size="small" loading={claims.isClaiming} onPress={() => void claim()}>
        {classHourTexts.claim}
      </Button>
    </View>
  );
});
