import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { SlotItem } from '@/contract/home/schema';
import { SLOT } from '@/contract/home/values';
import { FloatsStore, slotFloat } from '@/features/home/floats';
import Floats from '@/features/home/floats/Floats';
import { configuredPopupOf } from '@/features/home/configured-popup/entry';
import { PopupHost } from '@/features/popups/PopupHost';
import { usePopups } from '@/features/popups/use-popups';
import { useApp } from '@/stores/app-context';

const { floatButton, popup } = SLOT.parentCenter;
const minePopups = [configuredPopupOf({ page: 'parentsCenter', positionId: popup })];

interface MineOverlaysProps {
  /** Entries of the floating button. Read while rendering; the same function from render to render. */
  readonly buttons: () => readonly SlotItem[];
}

/** What lies above mine: the operator's floating button and popup. */
const MineOverlays = observer(function MineOverlays({ buttons }: MineOverlaysProps) {
  const app = useApp();
  const [floats] = useState(() => new FloatsStore(app, [slotFloat(app, floatButton, buttons)]));
  useEffect(() => app.session.onLogout(floats.reset), [app, floats]);
  return (
    <>
      <Floats store={floats} overTabBar={app.tabs.isVisible} />
      <PopupHost queue={usePopups(minePopups)} />
    </>
  );
});
export default MineOverlays;
