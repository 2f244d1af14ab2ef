import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'a[href],button,input,textarea,[tabindex]:not([tabindex="-1"])';
/** An icon that fades out is no tab stop. */
const ICONS = '.float__icon[tabindex="0"]';

/**
 * After an icon is closed, focuses the one in its place, else the next tab stop: otherwise the focus would be reset to the top of the
 * page.
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

/** The next tab stop after the icons, else the last before them. */
function neighbour(box: HTMLElement): HTMLElement | undefined {
  const stops = [...box.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => !box.contains(stop) && stop.getClientRects().length > 0,
  );
  const isAfter = (stop: HTMLElement): boolean =>
    (box.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return stops.find(isAfter) ?? stops[stops.length - 1];
}
