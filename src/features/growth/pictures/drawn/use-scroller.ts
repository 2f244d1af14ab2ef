import { useLayoutEffect, useRef, useState } from 'react';

interface Scrolled {
  /** Spread over the box that scrolls. */
  readonly scroller: Record<string, unknown>;
  /** Where the point is in what is in sight, 0 to 1. */
  readonly x: number;
}

/** A wide picture, its end in sight; a point that is read comes into sight. `share` is where it is in the whole. */
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
