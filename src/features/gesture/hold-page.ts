import { useRef } from 'react';
import { useTouchMove } from '@/components/touch-move';

/** Properties for a View under which the page must not scroll. */
export function useHeldPage(): Record<string, unknown> {
  const ref = useRef<unknown>(null);
  useTouchMove(ref, (event) => event.cancelable && event.preventDefault());
  return { ref };
}
