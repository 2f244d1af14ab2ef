import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '../motion';

/** Calls `turn` every `interval` ms while the box is seen, not held, not below a dialog, and less motion is not asked for. */
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
      if (!(box.current instanceof HTMLElement && isOutOfSight(box.current))) latest.current();
    }, interval);
    return () => clearInterval(timer);
  }, [box, interval, held, seen]);
}

const DIALOG = '[aria-modal="true"]';

/** Nothing is seen of it in another browser tab, and nobody looks at it below a dialog. */
function isOutOfSight(box: HTMLElement): boolean {
  const { ownerDocument } = box;
  const isShown = (dialog: Element) => dialog.getClientRects().length > 0 && !dialog.contains(box);
  return ownerDocument.hidden || [...ownerDocument.querySelectorAll(DIALOG)].some(isShown);
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
