import { observer } from 'mobx-react';
import { useState } from 'react';
import giftUrl from '@/assets/popups/class-hours.svg';
import { useApp } from '@/stores/app/app-context';
import { PopupDrawing, PopupCard } from '@/features/popups/parts/PopupCard';
import type { PopupProps } from '@/features/popups/types';
import { ClaimedDialog } from './ClassHourTip';
import { ClaimStore, type Gift } from './claim-store';
import { classHourTexts } from './texts';

/** Offers the hours, then shows where they are. Counts as shown after both. */
export const ClassHourPopup = observer(function ClassHourPopup({
  data: gift,
  open,
  onClose,
}: PopupProps<Gift>) {
  const app = useApp();
  const [store] = useState(() => new ClaimStore(app));
  const leave = () => {
    if (!store.isClaiming) onClose(false);
  };
  return (
    <>
      <PopupCard
        open={open && !store.isClaimed}
        title={classHourTexts.gifted(gift.hours)}
        picture={<PopupDrawing src={giftUrl} />}
        action={{
          text: classHourTexts.claimNow,
          loading: store.isClaiming,
          onPress: () => void store.claim(gift),
        }}
        onLeave={leave}
      >
        {classHourTexts.gift}
      </PopupCard>
      <ClaimedDialog open={open && store.isClaimed} onClose={() => onClose(true)} />
    </>
  );
});
