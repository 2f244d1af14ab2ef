import type { Touch } from '../../../protocol/calls';
import { type Finger, onFinger } from '../../touch-events';

/** One touch on an element, in px of the window. */
export interface Drag {
  start(point: DragPoint): void;
  /** the touch moved */
  move(point: DragPoint): void;
  /** moved: false for a tap */
  end(point: DragPoint, moved: boolean): void;
}

export interface DragPoint {
  x: number;
  y: number;
}

const TAP_SLOP = 3;

/** Tracks the first touch on an element; `allowed` is checked at its start. */
export function followFinger(element: HTMLElement, allowed: (target: Element) => boolean, drag: Drag): void {
  let finger: number | null = null;
  let began: DragPoint = { x: 0, y: 0 };
  let last = began;
  let moved = false;

  const find = ({ changedTouches }: Finger): Touch | undefined =>
    changedTouches.find(({ identifier }) => identifier === finger);
  const pointOf = ({ clientX, clientY }: Touch): DragPoint => ({ x: clientX, y: clientY });
  const follow = (touch: Touch): void => {
    last = pointOf(touch);
    moved ||= Math.abs(last.x - began.x) > TAP_SLOP || Math.abs(last.y - began.y) > TAP_SLOP;
  };
  const end = (state: Finger, cancelled: boolean): void => {
    const touch = find(state);
    if (!touch) return;
    finger = null;
    if (!cancelled) follow(touch);
    drag.end(last, moved || cancelled);
  };

  onFinger(element, 'touchstart', ({ changedTouches: [touch] }, event) => {
    if (finger !== null || !touch || !allowed(event.target as Element)) return;
    finger = touch.identifier;
    began = last = pointOf(touch);
    moved = false;
    drag.start(began);
  });
  onFinger(element, 'touchmove', (state) => {
    const touch = find(state);
    if (!touch) return;
    follow(touch);
    if (moved) drag.move(last);
  });
  onFinger(element, 'touchend', (state) => end(state, false));
  onFinger(element, 'touchcancel', (state) => end(state, true));
}
