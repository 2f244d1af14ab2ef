import { useEffect, useRef } from 'react';

/**
 * Properties for a View under which the page must not scroll. React listens to touchmove passively and cannot stop it,
 * and old iOS does not know touch-action: a listener of its own on the element can.
 */
export function useHeldPage(): Record<string, unknown> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const hold = (event: Event) => event.cancelable && event.preventDefault();
    element.addEventListener('touchmove', hold, { passive: false });
    return () => element.removeEventListener('touchmove', hold);
  }, []);
  return { ref };
}
