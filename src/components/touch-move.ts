import { useEffect, useRef, type RefObject } from 'react';

/**
 * Listens to touchmove on an element, and can prevent scrolling. React's listener is passive and cannot; old iOS lacks touch-action. Spread
 * the result over the element.
 */
export function useTouchMove(
  target: RefObject<unknown>,
  onMove: (event: TouchEvent) => void,
  active = true,
): Record<string, unknown> {
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    const element = target.current;
    if (!active || !(element instanceof HTMLElement)) return undefined;
    const listener = (event: TouchEvent): void => latest.current(event);
    element.addEventListener('touchmove', listener, { passive: false });
    return () => element.removeEventListener('touchmove', listener);
  }, [target, active]);
  return NONE;
}

/** The listener is not a React prop. */
const NONE = {};
