import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { ClaimStore } from '@/features/hours/claim/claim-store';
import { giftAnswer } from '@/features/hours/claim/gift-store';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { isMiniProgram } from '@/platform/helpers';
import { useApp } from '@/stores/app-context';
import { hourPageTexts } from '@/pages/hours/texts';
import './gift-hint.scss';

interface GiftHintProps {
  readonly onClaimed: () => void;
}

/** Hours that wait to be claimed are not counted above: here they can be had at once. Home has no such thing in the mini program. */
export function GiftHint(props: GiftHintProps) {
  return isMiniProgram(useApp().platform) ? null : <Hint {...props} />;
}

const Hint = observer(function Hint({ onClaimed }: GiftHintProps) {
  const app = useApp();
  const gifts = app.part(giftAnswer);
  const [claims, setClaims] = useState(() => new ClaimStore(app));
  useLoadForSession(() => gifts.once());
  const gift = gifts.value;
  if (!gift) return null;
  const claim = async (): Promise<void> => {
    await claims.claim(gift);
    if (!claims.isClaimed) return;
    setClaims(new ClaimStore(app));
    app.feedback.toast(hourPageTexts.claimed);
    onClaimed();
  };
  return (
    <View className="gift-hint">
      <Icon className="gift-hint__icon" name="gift" size={40} />
      <View className="gift-hint__text">{hourPageTexts.waiting(gift.hours)}</View>
      <Button size="small" loading={claims.isClaiming} onPress={() => void claim()}>
        {hourPageTexts.claim}
      </Button>
    </View>
  );
});
