import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import type { SlotItem } from '@/contract/home/schema';
import { configuredPopupOf } from '@/features/home/configured-popup/entry';
import { FloatsStore, slotFloat } from '@/features/home/floats';
import Floats from '@/features/home/floats/Floats';
import type { SlotPlace } from '@/features/home/slots/press-slot';
import { PopupHost } from '@/features/popups/PopupHost';
import { usePopups } from '@/features/popups/use-popups';
import { useOnRefresh } from '@/features/screen/refresh/use-refresh';
import { useApp } from '@/stores/app/app-context';

export interface SlotOverlaysProps {
  readonly page: SlotPlace['page'];
  /** The page's placements. An observable getter; a stable function. */
  readonly positions: () => { readonly floatButton: number; readonly popup: number };
  /** Entries of the floating button; a getter like `positions`. */
  readonly buttons: () => readonly SlotItem[];
  readonly overTabBar: boolean;
  /** The page shows its own overlay: popups wait. */
  readonly isHeld: boolean;
}

/** The operator's floating button and popup. */
const SlotOverlays = observer(function SlotOverlays({
  page,
  positions,
  buttons,
  overTabBar,
  isHeld,
}: SlotOverlaysProps) {
  const app = useApp();
  const [floats] = useState(
    () => new FloatsStore(app, [slotFloat(app, () => positions().floatButton, buttons)]),
  );
  useEffect(() => app.session.onLogout(floats.reset), [app, floats]);
  const { popup } = positions();
  const seen = useRef(new Set<number>());
  seen.current.add(popup);
  return (
    <>
      <Floats store={floats} overTabBar={overTabBar} />
      {[...seen.current].map((positionId) => (
        <SlotPopup
          key={positionId}
          place={{ page, positionId }}
          isHere={positionId === popup}
          isHeld={isHeld}
        />
      ))}
    </>
  );
});
export default SlotOverlays;

interface SlotPopupProps {
  readonly place: SlotPlace;
  /** Whether this placement is the current one; earlier ones of the page stay mounted and are not reloaded. */
  readonly isHere: boolean;
  readonly isHeld: boolean;
}

function SlotPopup({ place, isHere, isHeld }: SlotPopupProps) {
  const [popups] = useState(() => [configuredPopupOf(place)]);
  const queue = usePopups(popups, isHeld || !isHere);
  useOnRefresh(() => isHere && queue.begin());
  return isHere ? <PopupHost queue={queue} /> : null;
}
