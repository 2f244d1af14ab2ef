import { useRef, type RefObject } from 'react';
import { useTouchMove } from './touch-move';

/** CSS pixels: relative to the page's corner, and to the start of the drag. */
export interface DragPoint {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

interface DragListener {
  /**
   * Movement across it is left to the page, which scrolls. 'any': both directions, but a small movement counts as a tap. Absent: every
   * movement is a drag, and the page does not scroll.
   */
  readonly axis?: 'x' | 'y' | 'any';
  /** false: leave the gesture to the page. */
  mayStart?(): boolean;
  start?(point: DragPoint): void;
  /** false: not in this direction. Called once, when the direction is known. */
  accepts?(point: DragPoint): boolean;
  move(point: DragPoint): void;
  /** `null` if the direction was rejected or there was no movement along the axis. */
  end(point: DragPoint | null): void;
  /** The host cancelled the touch: a call, a system gesture. Defaults to `end`. */
  cancel?(): void;
}

/** The part of web and mini program touch events that a drag needs. */
interface Touches {
  readonly touches: ArrayLike<Finger>;
  readonly changedTouches: ArrayLike<Finger>;
  readonly cancelable?: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

interface Finger {
  readonly identifier: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** The mini program has none. */
interface Mouse {
  readonly pointerType: string;
  readonly pointerId: number;
  readonly button: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: { setPointerCapture?(pointerId: number): void };
}

interface Path {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Current position, once the drag has started. */
  at: DragPoint | null;
}

/** Touches have their own identifiers; this one is never a touch's. */
const MOUSE = -1;
/** Movement tolerance of a tap. */
const SLIP_PX = 6;

/**
 * Follows the first touch or the mouse. Both stay captured when leaving the View: touches implicitly, the mouse by pointer capture. Spread
 * the result over the View that `target` refers to.
 */
export function useDrag(target: RefObject<unknown>, listener: DragListener): Record<string, unknown> {
  const path = useRef<Path | null>(null);
  const finish = (id: number, how: 'end' | 'cancel'): void => {
    const held = path.current;
    if (held?.id !== id) return;
    path.current = null;
    if (how === 'cancel' && listener.cancel) listener.cancel();
    else listener.end(held.at);
  };
  const begin = (id: number, { clientX: x, clientY: y }: Point): void => {
    if (listener.mayStart?.() === false) return;
    const point = { x, y, dx: 0, dy: 0 };
    path.current = { id, x, y, at: listener.axis ? null : point };
    listener.start?.(point);
  };
  /** Returns whether the movement is part of the drag. */
  const follow = (held: Path, { clientX: x, clientY: y }: Point): boolean => {
    const point = { x, y, dx: x - held.x, dy: y - held.y };
    if (!held.at && !isMoved(point)) return false;
    if (!held.at && !isTaken(listener, point)) {
      finish(held.id, 'end');
      return false;
    }
    held.at = point;
    listener.move(point);
    return true;
  };
  const onTouchMove = (event: Touches): void => {
    const held = path.current;
    const finger = held && fingerIn(event.touches, held.id);
    if (finger && !follow(held, finger)) return;
    // While a drag blocks scrolling, other touches must not scroll either.
    if (!finger && listener.axis) return;
    if (!listener.axis) event.stopPropagation();
    if (event.cancelable !== false) event.preventDefault();
  };
  const release = (event: Touches, how: 'end' | 'cancel'): void => {
    Array.from(event.changedTouches).forEach(({ identifier }) => finish(identifier, how));
  };
  return {
    ...useTouchMove(target, onTouchMove),
    onTouchStart(event: Touches) {
      const [finger] = Array.from(event.changedTouches);
      if (finger && !isHeldElsewhere(path.current, event)) begin(finger.identifier, finger);
    },
    onTouchEnd: (event: Touches) => release(event, 'end'),
    onTouchCancel: (event: Touches) => release(event, 'cancel'),
    onPointerDown(event: Mouse) {
      if (event.pointerType !== 'mouse' || event.button !== 0 || path.current) return;
      begin(MOUSE, event);
      // With an axis, only once it is a drag: a click belongs to the clicked element.
      if (!listener.axis) event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: Mouse) {
      const held = path.current;
      if (held?.id !== MOUSE) return;
      const wasTaken = held.at !== null;
      if (follow(held, event) && !wasTaken) event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerUp: () => finish(MOUSE, 'end'),
    onPointerCancel: () => finish(MOUSE, 'cancel'),
    onPointerLeave: () => finish(MOUSE, 'end'),
  };
}

type Point = Pick<Finger, 'clientX' | 'clientY'>;

const fingerIn = (touches: ArrayLike<Finger>, id: number): Finger | undefined =>
  Array.from(touches).find(({ identifier }) => identifier === id);

/** By the mouse, or by a touch that is still active: a touchend may be lost if its element is removed. */
const isHeldElsewhere = (path: Path | null, { touches, changedTouches }: Touches): boolean =>
  path !== null &&
  (path.id === MOUSE || (!fingerIn(changedTouches, path.id) && fingerIn(touches, path.id) !== undefined));

const isMoved = ({ dx, dy }: DragPoint): boolean => Math.max(Math.abs(dx), Math.abs(dy)) >= SLIP_PX;

function isTaken({ axis, accepts }: DragListener, point: DragPoint): boolean {
  if (axis === 'any') return accepts?.(point) !== false;
  const [along, across] = axis === 'x' ? [point.dx, point.dy] : [point.dy, point.dx];
  return Math.abs(across) <= Math.abs(along) && accepts?.(point) !== false;
}
