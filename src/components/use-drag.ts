import { useRef } from 'react';
import type { RefObject } from 'react';
import { useTouchMove } from './touch-move';

/** Touches and the mouse alike, as far as a drag needs them. */
export interface DragEvent {
  readonly type: string;
  readonly touches?: ArrayLike<{ clientX: number; clientY: number }>;
  readonly clientX?: number;
  readonly clientY?: number;
  readonly cancelable?: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

export interface DragHandlers {
  /** false: not now, leave the gesture to the page. */
  onStart: () => boolean;
  /** false: not this way. Asked once, when the direction is known. */
  accepts?: (distance: number) => boolean;
  /** Distance in px since the finger came down, once it is known to go this way. */
  onMove: (distance: number) => void;
  /** `null` when the finger went the other way or did not move. */
  onEnd: (distance: number | null) => void;
}

/** A finger shakes by this much when it only taps. */
const SLIP_PX = 6;

type Path = { x: number; y: number; distance: number | null };

/**
 * Follows one finger or the mouse along one axis. Movement along the other axis is left to the page, which scrolls.
 * The result is spread over the View that `target` refers to.
 */
export function useDrag(
  target: RefObject<unknown>,
  axis: 'x' | 'y',
  handlers: DragHandlers,
): Record<string, (event: DragEvent) => void> {
  const path = useRef<Path | null>(null);

  const start = (event: DragEvent): void => {
    if (handlers.onStart()) path.current = { ...pointOf(event), distance: null };
  };
  const move = (event: DragEvent): void => {
    const from = path.current;
    if (!from) return;
    const point = pointOf(event);
    const [along, across] =
      axis === 'x' ? [point.x - from.x, point.y - from.y] : [point.y - from.y, point.x - from.x];
    if (from.distance === null) {
      if (Math.max(Math.abs(along), Math.abs(across)) < SLIP_PX) return;
      if (Math.abs(across) > Math.abs(along) || handlers.accepts?.(along) === false) return end();
    }
    from.distance = along;
    if (event.cancelable !== false) event.preventDefault();
    handlers.onMove(along);
  };
  const end = (): void => {
    const from = path.current;
    if (!from) return;
    path.current = null;
    handlers.onEnd(from.distance);
  };
  useTouchMove(target, move);
  return {
    onTouchStart: start,
    onTouchEnd: end,
    onTouchCancel: end,
    onMouseDown: start,
    onMouseMove: move,
    onMouseUp: end,
    onMouseLeave: end,
  };
}

function pointOf(event: DragEvent): { x: number; y: number } {
  const { clientX = 0, clientY = 0 } = event.touches?.[0] ?? event;
  return { x: clientX, y: clientY };
}
