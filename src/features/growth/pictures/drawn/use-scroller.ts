import { useLayoutEffect, useRef, useState } from 'react';
import { unit } from '@/components/unit';
import { DAY } from '../heights';

interface Scrolled {
  /** Props of the scroll container. */
  readonly scroller: Record<string, unknown>;
  /** The point's position in the visible part, 0 to 1. */
  readonly x: number;
}

/**
 * A wide chart of equal columns, scrolled to its end and as wide as whole columns, so that none is cut; a selected point is scrolled
 * into view. `share` is its position in the whole.
 */
export function useScroller(share: number | undefined, columns: number): Scrolled {
  const box = useRef<unknown>(null);
  const [x, setX] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!(element instanceof HTMLElement)) return;
    const { clientWidth, scrollWidth } = element;
    if (scrollWidth > clientWidth) {
      const shown = Math.floor((clientWidth * columns) / scrollWidth);
      element.style.maxWidth = unit(shown * DAY);
    }
    element.scrollLeft = element.scrollWidth;
  }, [columns]);
  const look = (): void => {
    const element = box.current;
    if (share === undefined || !(element instanceof HTMLElement)) return;
    setX((share * element.scrollWidth - element.scrollLeft) / (element.clientWidth || 1));
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (share === undefined || !(element instanceof HTMLElement)) return;
    const { scrollWidth, scrollLeft, clientWidth } = element;
    const at = share * scrollWidth;
    if (at < scrollLeft || at > scrollLeft + clientWidth) element.scrollLeft = at - clientWidth / 2;
    setX((at - element.scrollLeft) / (clientWidth || 1));
  }, [share]);
  return { scroller: { ref: box, onScroll: look }, x };
}
