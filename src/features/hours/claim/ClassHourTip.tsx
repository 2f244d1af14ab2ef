import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { isNativeApp } from '@/platform/helpers';
import { useApp } from '@/stores/app-context';
import { ClaimedDialog } from './ClaimedDialog';
import { ClaimStore } from './claim-store';
import { giftAnswer } from './gift-store';
import { classHourTexts } from './texts';
import './class-hour-tip.scss';

/** What the web shows instead of the popup: a line on home. */
export default function ClassHourTip() {
  return isNativeApp(useApp().platform) ? null : <Tip />;
}

const Tip = observer(function Tip() {
  const app = useApp();
  const gifts = app.part(giftAnswer);
  const [claims, setClaims] = useState(() => new ClaimStore(app));
  useLoadForSession(() => gifts.once());
  const gift = gifts.value;
  return (
    <>
      {gift && (
        <View className="class-hour-tip">
          <Icon className="class-hour-tip__icon" name="gift" size={40} />
          <Text className="class-hour-tip__text">{classHourTexts.waiting(gift.hours)}</Text>
          <Button size="small" loading={claims.isClaiming} onPress={() => void claims.claim(gift)}>
            {classHourTexts.claim}
          </Button>
        </View>
      )}
      <ClaimedDialog open={claims.isClaimed} onClose={() => setClaims(new ClaimStore(app))} />
    </>
  );
});
