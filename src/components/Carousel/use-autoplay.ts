import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '../motion';

/** Calls `turn` every `interval` ms while the box is seen, nobody holds it, and nobody asked for less motion. */
export function useAutoplay(
  box: RefObject<unknown>,
  interval: number,
  held: boolean,
  turn: () => void,
): void {
  const seen = useSeen(box);
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    if (interval <= 0 || held || !seen || prefersReducedMotion()) return undefined;
    const timer = setInterval(() => {
      const isPageHidden = box.current instanceof HTMLElement && box.current.ownerDocument.hidden;
      if (!isPageHidden) latest.current();
    }, interval);
    return () => clearInterval(timer);
  }, [box, interval, held, seen]);
}

/** Scrolled away, or on a tab page that is kept behind another one: not seen. */
function useSeen(box: RefObject<unknown>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || !(box.current instanceof HTMLElement))
      return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries[entries.length - 1];
      if (last) setSeen(last.isIntersecting);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return seen;
}
