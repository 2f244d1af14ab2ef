import drawingUrl from '@/assets/popups/higher-level.svg';
import { useApp } from '@/stores/app/app-context';
import { PopupDrawing, PopupCard } from '@/features/popups/parts/PopupCard';
import type { PopupProps } from '@/features/popups/types';
import { enterHigherLevel } from './enter';
import { higherLevelTexts as texts } from './texts';

export function HigherLevelPopup({ open, onClose }: PopupProps<null>) {
  const app = useApp();
  const enter = (): void => {
    onClose(true);
    void enterHigherLevel(app);
  };
  return (
    <PopupCard
      open={open}
      title={texts.title}
      picture={<PopupDrawing src={drawingUrl} />}
      action={{ text: texts.enter, onPress: enter }}
      onLeave={() => onClose(false)}
    >
      {texts.text}
    </PopupCard>
  );
}
