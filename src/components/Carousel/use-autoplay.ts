import { useEffect, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '../motion';

/** Calls `turn` every `interval` ms while the box is visible, not held, not below a dialog, and reduced motion is off. */
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

/** In a background tab, or below a dialog. */
function isOutOfSight(box: HTMLElement): boolean {
  const { ownerDocument } = box;
  const isShown = (dialog: Element) => dialog.getClientRects().length > 0 && !dialog.contains(box);
  return ownerDocument.hidden || [...ownerDocument.querySelectorAll(DIALOG)].some(isShown);
}

/** Not while scrolled away, or on a tab page in the background. */
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
