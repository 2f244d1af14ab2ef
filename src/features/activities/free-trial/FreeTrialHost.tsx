import { observer } from 'mobx-react';
import { LayerScopeContext } from '@/components/Overlay/scope';
import { useLazy } from '@/features/screen/use-lazy';
import { useApp } from '@/stores/app/app-context';
import type { FreeTrialSheetProps } from './FreeTrialSheet';
import { freeTrialGate } from './gate';

interface FreeTrialHostProps {
  /** After dismissal; optional. */
  readonly onLeave?: () => void;
}

/** Mount point of the free trial's sheet; lazy. */
export const FreeTrialHost = observer(function FreeTrialHost({ onLeave }: FreeTrialHostProps) {
  const gate = useApp().get(freeTrialGate);
  if (!gate.isOpen) return null;
  const close = () => {
    gate.close();
    onLeave?.();
  };
  const go = (move: () => Promise<void>) => {
    gate.close();
    void move();
  };
  // Other overlays close when the session changes; here the session begins inside the overlay.
  return (
    <LayerScopeContext.Provider value={freeTrialGate}>
      <Opened onClose={close} onGo={go} />
    </LayerScopeContext.Provider>
  );
});

function Opened(props: FreeTrialSheetProps) {
  const Sheet = useLazy(() => import('./FreeTrialSheet'));
  return Sheet && <Sheet {...props} />;
}
