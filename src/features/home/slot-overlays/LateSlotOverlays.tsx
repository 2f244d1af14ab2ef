import { observer } from 'mobx-react';
import { useRef, useState } from 'react';
import { useLater } from '@/features/screen/use-later';
import { useApp } from '@/stores/app-context';
import type { SlotOverlaysProps } from './SlotOverlays';

interface LateSlotOverlaysProps extends Pick<SlotOverlaysProps, 'page' | 'positions'> {
  /** Entries of the floating button, read while rendering. */
  readonly buttons: SlotOverlaysProps['buttons'];
  /** A tab page: its overlays wait until it stands, and stand above the tab bar. */
  readonly isTab?: boolean;
}

/** What lies above a page with placements. Its code comes after the page's first content. */
export const LateSlotOverlays = observer(function LateSlotOverlays({
  page,
  positions,
  buttons,
  isTab = false,
}: LateSlotOverlaysProps) {
  const { platform, tabs } = useApp();
  const Loaded = useLater(() => import('./SlotOverlays'), isTab ? platform.firstPaint.gone : undefined);
  const latest = useRef(buttons);
  latest.current = buttons;
  const [latestButtons] = useState(() => () => latest.current());
  if (!Loaded) return null;
  return (
    <Loaded page={page} positions={positions} buttons={latestButtons} overTabBar={isTab && tabs.isVisible} />
  );
});
