import { observer } from 'mobx-react';
import { LayerScopeContext } from '@/components/Overlay/scope';
import { useLater } from '@/features/screen/use-later';
import { useApp } from '@/stores/app-context';
import type { FreeTrialSheetProps } from './FreeTrialSheet';
import { freeTrialGate } from './gate';

interface FreeTrialHostProps {
  /** After it is put away; where nothing else is to happen, nothing. */
  readonly onLeave?: () => void;
}

/** Where the sheet of the free trial appears; its code comes when it is first opened. */
export const FreeTrialHost = observer(function FreeTrialHost({ onLeave }: FreeTrialHostProps) {
  const gate = useApp().part(freeTrialGate);
  if (!gate.isOpen) return null;
  const close = () => {
    gate.close();
    onLeave?.();
  };
  const go = (move: () => Promise<void>) => {
    gate.close();
    void move();
  };
  // Other layers end with the session that they opened in; in this one a session begins.
  return (
    <LayerScopeContext.Provider value={freeTrialGate}>
      <Opened onClose={close} onGo={go} />
    </LayerScopeContext.Provider>
  );
});

function Opened(props: FreeTrialSheetProps) {
  const Sheet = useLater(() => import('./FreeTrialSheet'));
  return Sheet && <Sheet {...props} />;
}
