import { useLayoutEffect, useRef, useState } from 'react';

interface Scrolled {
  /** Props of the scroll container. */
  readonly scroller: Record<string, unknown>;
  /** The point's position in the visible part, 0 to 1. */
  readonly x: number;
}

/** A wide chart, scrolled to its end; a selected point is scrolled into view. `share` is its position in the whole. */
export function useScroller(share: number | undefined): Scrolled {
  const box = useRef<unknown>(null);
  const [x, setX] = useState(0);
  useLayoutEffect(() => {
    if (box.current instanceof HTMLElement) box.current.scrollLeft = box.current.scrollWidth;
  }, []);
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
