import { useApp } from '@/stores/app/app-context';
import { PosterPopup } from '@/features/popups/parts/PopupCard';
import { popupTexts } from '@/features/popups/parts/texts';
import type { PopupProps } from '@/features/popups/types';
import { openFreshman, type FreshmanPopupData } from './freshman-store';
import { freshmanTexts } from './texts';

/** Leads to a new student's tasks before the first lesson. */
export function FreshmanPopup({ data, open, onClose }: PopupProps<FreshmanPopupData>) {
  const app = useApp();
  const look = () => {
    onClose(true);
    void openFreshman(app);
  };
  return (
    <PosterPopup
      open={open}
      title={data.title}
      image={data.image}
      action={{ text: popupTexts.look, onPress: look }}
      onLeave={() => onClose(false)}
    >
      {freshmanTexts.popup[data.words]}
    </PosterPopup>
  );
}
