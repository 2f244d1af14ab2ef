import { useRef, type RefObject } from 'react';
import { useTouchMove } from './touch-move';

interface PinchGestures {
  /** Screen pixels since the last call. */
  onMove(x: number, y: number): void;
  /** Factor since the last call. */
  onPinch(factor: number): void;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

type Handlers = Readonly<Record<string, (event: Point & { preventDefault(): void }) => void>>;

/** One touch or the mouse pans, two touches zoom. Spread over the element. */
export function usePinch(box: RefObject<unknown>, gestures: PinchGestures): Handlers {
  const last = useRef<readonly Point[]>([]);
  const follow = (points: readonly Point[]): void => {
    const before = last.current;
    last.current = points.map(({ clientX, clientY }) => ({ clientX, clientY }));
    // The number of touches changed: no movement.
    if (before.length !== points.length) return;
    const [from, to] = [middleOf(before), middleOf(points)];
    gestures.onMove(to.clientX - from.clientX, to.clientY - from.clientY);
    const [wasApart, isApart] = [apart(before), apart(points)];
    if (wasApart > 0 && isApart > 0) gestures.onPinch(isApart / wasApart);
  };
  const end = (): void => void (last.current = []);
  useTouchMove(box, (event) => {
    event.preventDefault();
    follow([...event.touches].slice(0, 2));
  });
  return {
    onTouchEnd: end,
    onTouchCancel: end,
    onMouseDown: (event) => {
      event.preventDefault();
      follow([event]);
    },
    onMouseMove: (event) => {
      if (last.current.length > 0) follow([event]);
    },
    onMouseUp: end,
    onMouseLeave: end,
  };
}

const middleOf = (points: readonly Point[]): Point => ({
  clientX: points.reduce((sum, { clientX }) => sum + clientX, 0) / Math.max(1, points.length),
  clientY: points.reduce((sum, { clientY }) => sum + clientY, 0) / Math.max(1, points.length),
});

/** 0 for a single touch. */
function apart([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}
