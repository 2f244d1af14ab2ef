import type { ITouch, ITouchEvent } from '@tarojs/components';
import { useRef } from 'react';
import { useHeldPage } from './hold-page';

/** CSS pixels from the page's corner. */
export interface DragPoint {
  readonly x: number;
  readonly y: number;
}

export interface DragListener {
  start(point: DragPoint): void;
  move(point: DragPoint): void;
  end(): void;
  /** The host took the finger away: a call, a system gesture. */
  cancel(): void;
}

/** What the listener needs of a pointer event; the mini program has none. */
interface MouseLike {
  readonly pointerType: string;
  readonly pointerId: number;
  readonly button: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: { setPointerCapture?(pointerId: number): void };
}

/** A touch has its own identifier; the mouse cannot be mistaken for one. */
const MOUSE = -1;

/**
 * Properties for a View that is dragged by the first finger or by the mouse. Both stay with the View when they leave it:
 * touches by nature, the mouse by pointer capture. The page behind does not scroll meanwhile.
 */
export function useDrag(listener: DragListener): Record<string, unknown> {
  const heldPage = useHeldPage();
  const held = useRef<number | null>(null);

  const begin = (id: number, point: DragPoint) => {
    if (held.current !== null) return;
    held.current = id;
    listener.start(point);
  };
  const finish = (id: number, how: 'end' | 'cancel') => {
    if (held.current !== id) return;
    held.current = null;
    listener[how]();
  };
  const release = (event: ITouchEvent, how: 'end' | 'cancel') => {
    Array.from(event.changedTouches).forEach((touch) => finish(touch.identifier, how));
  };

  return {
    ...heldPage,
    onTouchStart(event: ITouchEvent) {
      const touch = event.changedTouches[0];
      if (touch) begin(touch.identifier, pointOf(touch));
    },
    onTouchMove(event: ITouchEvent) {
      event.stopPropagation();
      const touch = Array.from(event.touches).find(({ identifier }) => identifier === held.current);
      if (touch) listener.move(pointOf(touch));
    },
    onTouchEnd: (event: ITouchEvent) => release(event, 'end'),
    onTouchCancel: (event: ITouchEvent) => release(event, 'cancel'),
    onPointerDown(event: MouseLike) {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      begin(MOUSE, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: MouseLike) {
      if (held.current === MOUSE) listener.move({ x: event.clientX, y: event.clientY });
    },
    onPointerUp: () => finish(MOUSE, 'end'),
    onPointerCancel: () => finish(MOUSE, 'cancel'),
  };
}

const pointOf = ({ clientX, clientY }: ITouch): DragPoint => ({ x: clientX, y: clientY });
