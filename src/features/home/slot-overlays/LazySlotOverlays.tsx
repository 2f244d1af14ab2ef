import { observer } from 'mobx-react';
import { useRef, useState } from 'react';
import { useLazy } from '@/features/screen/use-lazy';
import { useApp } from '@/stores/app/app-context';
import type { SlotOverlaysProps } from './SlotOverlays';

interface LazySlotOverlaysProps extends Pick<SlotOverlaysProps, 'page'> {
  /** Placements of the page, whose tabs may have their own. Must read from the store, not from a render's closure. */
  readonly positions: SlotOverlaysProps['positions'];
  /** Entries of the floating button; a getter like `positions`. */
  readonly buttons: SlotOverlaysProps['buttons'];
  /** On a tab page, overlays wait for the tabs and are placed above the tab bar. */
  readonly isTab?: boolean;
  readonly isHeld?: boolean;
}

/** Overlays of a page with placements. Loaded after the page's first content. */
export const LazySlotOverlays = observer(function LazySlotOverlays({
  page,
  isTab = false,
  isHeld = false,
  ...placed
}: LazySlotOverlaysProps) {
  const { tabs } = useApp();
  const Loaded = useLazy(() => import('./SlotOverlays'), isTab ? 'idle' : 'soon');
  const latest = useRef(placed);
  latest.current = placed;
  const [{ positions, buttons }] = useState(() => ({
    positions: () => latest.current.positions(),
    buttons: () => latest.current.buttons(),
  }));
  if (!Loaded) return null;
  return <Loaded {...{ page, positions, buttons, isHeld }} overTabBar={isTab && tabs.isVisible} />;
});
