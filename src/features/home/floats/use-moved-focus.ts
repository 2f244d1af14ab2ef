import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'a[href],button,input,textarea,[tabindex]:not([tabindex="-1"])';
/** One that leaves is no stop any more. */
const ICONS = '.float__icon[tabindex="0"]';

/**
 * Whoever closes an icon by keyboard or by finger goes on with the one that takes its place, otherwise with what the next
 * tab would have reached: without this the focus would fall back to the beginning of the page.
 */
export function useMovedFocus(region: RefObject<unknown>): (index: number) => void {
  const closedAt = useRef<number>();
  useEffect(() => {
    const index = closedAt.current;
    closedAt.current = undefined;
    if (index === undefined || !(region.current instanceof HTMLElement)) return;
    const icons = [...region.current.querySelectorAll<HTMLElement>(ICONS)];
    const next = icons[Math.min(index, icons.length - 1)] ?? neighbour(region.current);
    next?.focus({ preventScroll: true });
  });
  return (index) => {
    const box = region.current;
    const isInside = box instanceof HTMLElement && box.contains(box.ownerDocument.activeElement);
    closedAt.current = isInside ? index : undefined;
  };
}

/** What comes after the icons, else what stands before them. */
function neighbour(box: HTMLElement): HTMLElement | undefined {
  const stops = [...box.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => !box.contains(stop) && stop.getClientRects().length > 0,
  );
  const isAfter = (stop: HTMLElement): boolean =>
    (box.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return stops.find(isAfter) ?? stops[stops.length - 1];
}
