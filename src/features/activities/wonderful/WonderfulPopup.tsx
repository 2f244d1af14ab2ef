import wonderfulUrl from '@/assets/popups/wonderful.svg';
import { useApp } from '@/stores/app-context';
import { PopupDrawing } from '@/features/popups/parts/PopupDrawing';
import { PopupCard } from '@/features/popups/parts/PopupCard';
import { popupTexts } from '@/features/popups/parts/texts';
import type { PopupProps } from '@/features/popups/types';
import { wonderfulTexts } from './texts';
import { openWonderful } from './wonderful-store';

/** Tells that there are activities to take part in. */
export function WonderfulPopup({ open, onClose }: PopupProps<null>) {
  const app = useApp();
  const look = () => {
    onClose(true);
    void openWonderful(app);
  };
  return (
    <PopupCard
      open={open}
      title={wonderfulTexts.title}
      picture={<PopupDrawing src={wonderfulUrl} />}
      action={{ text: popupTexts.look, onPress: look }}
      onLeave={() => onClose(false)}
    >
      {wonderfulTexts.text}
    </PopupCard>
  );
}
