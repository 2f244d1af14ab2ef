import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { SlotItem } from '@/contract/home/schema';
import { configuredPopupOf } from '@/features/home/configured-popup/entry';
import { FloatsStore, slotFloat } from '@/features/home/floats';
import Floats from '@/features/home/floats/Floats';
import type { SlotPlace } from '@/features/home/slots/press-slot';
import { PopupHost } from '@/features/popups/PopupHost';
import { usePopups } from '@/features/popups/use-popups';
import { useByHand } from '@/features/screen/refresh/use-again';
import { useApp } from '@/stores/app-context';

export interface SlotOverlaysProps {
  readonly page: SlotPlace['page'];
  /** The page's placements. */
  readonly positions: { readonly floatButton: number; readonly popup: number };
  /** Entries of the floating button. Read while rendering; the same function from render to render. */
  readonly buttons: () => readonly SlotItem[];
  readonly overTabBar: boolean;
}

/** What lies above a page: the operator's floating button and popup. */
const SlotOverlays = observer(function SlotOverlays({
  page,
  positions,
  buttons,
  overTabBar,
}: SlotOverlaysProps) {
  const app = useApp();
  const [floats] = useState(() => new FloatsStore(app, [slotFloat(app, positions.floatButton, buttons)]));
  const [popups] = useState(() => [configuredPopupOf({ page, positionId: positions.popup })]);
  const queue = usePopups(popups);
  useByHand(() => queue.begin());
  useEffect(() => app.session.onLogout(floats.reset), [app, floats]);
  return (
    <>
      <Floats store={floats} overTabBar={overTabBar} />
      <PopupHost queue={queue} />
    </>
  );
});
export default SlotOverlays;
