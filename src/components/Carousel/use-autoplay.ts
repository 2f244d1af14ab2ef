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
  const isFront = useIsFront(box);
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    if (interval <= 0 || held || !seen || !isFront || prefersReducedMotion()) return undefined;
    const timer = setInterval(() => {
      if (!(box.current instanceof HTMLElement && isBelowDialog(box.current))) latest.current();
    }, interval);
    return () => clearInterval(timer);
  }, [box, interval, held, seen, isFront]);
}

const DIALOG = '[aria-modal="true"]';

function isBelowDialog(box: HTMLElement): boolean {
  const isShown = (dialog: Element) => dialog.getClientRects().length > 0 && !dialog.contains(box);
  return [...box.ownerDocument.querySelectorAll(DIALOG)].some(isShown);
}

/** Not in a background tab. */
function useIsFront(box: RefObject<unknown>): boolean {
  const [isFront, setIsFront] = useState(true);
  useEffect(() => {
    if (!(box.current instanceof HTMLElement)) return undefined;
    const { ownerDocument } = box.current;
    const look = (): void => setIsFront(!ownerDocument.hidden);
    look();
    ownerDocument.addEventListener('visibilitychange', look);
    return () => ownerDocument.removeEventListener('visibilitychange', look);
  }, [box]);
  return isFront;
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
