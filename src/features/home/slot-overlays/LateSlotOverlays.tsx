import { observer } from 'mobx-react';
import { useRef, useState } from 'react';
import { useLater } from '@/features/screen/use-later';
import { useApp } from '@/stores/app-context';
import type { SlotOverlaysProps } from './SlotOverlays';

interface LateSlotOverlaysProps extends Pick<SlotOverlaysProps, 'page'> {
  /** The placements of the page: its tabs may have their own. Reads from the store, and not what a render has read. */
  readonly positions: SlotOverlaysProps['positions'];
  /** Entries of the floating button; read as `positions` are. */
  readonly buttons: SlotOverlaysProps['buttons'];
  /** A tab page: its overlays wait until it stands, and stand above the tab bar. */
  readonly isTab?: boolean;
  readonly isHeld?: boolean;
}

/** What lies above a page with placements. Its code comes after the page's first content. */
export const LateSlotOverlays = observer(function LateSlotOverlays({
  page,
  isTab = false,
  isHeld = false,
  ...placed
}: LateSlotOverlaysProps) {
  const { tabs } = useApp();
  const Loaded = useLater(() => import('./SlotOverlays'), isTab ? 'idle' : 'soon');
  const latest = useRef(placed);
  latest.current = placed;
  const [{ positions, buttons }] = useState(() => ({
    positions: () => latest.current.positions(),
    buttons: () => latest.current.buttons(),
  }));
  if (!Loaded) return null;
  return <Loaded {...{ page, positions, buttons, isHeld }} overTabBar={isTab && tabs.isVisible} />;
});
