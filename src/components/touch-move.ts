import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Hears the finger move over an element and may stop the page from scrolling. React listens to touchmove passively and
 * cannot; old iOS does not know touch-action. The result is spread over the element.
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

/** The listener is not among React's properties. */
const NONE = {};
