import type { Touch } from '../protocol/calls';
import { dispatchFinger, type FingerType } from './touch-events';

const TAP_SLOP = 10;
const LONG_PRESS = 350;

export interface GestureOptions {
  emit(element: Element, type: string, detail: unknown, touches?: Touch[], changedTouches?: Touch[]): void;
  /** whether the element or one above it listens to this type */
  hears(element: Element, type: string): boolean;
}

interface Press {
  target: Element;
  start: Touch;
  last: Touch;
  startedAt: number;
  /** no tap or long press is possible any more: the touch moved, or there is a second one */
  spoilt: boolean;
  longPressed: boolean;
  /** there is a longpress listener, so that no tap follows */
  tapSuppressed: boolean;
  timer: number;
}

/** Derives WeChat's touch, tap and long press events from touches of any source. */
export class Gestures {
  private readonly presses = new Map<number, Press>();

  constructor(private readonly options: GestureOptions) {}

  start(target: Element, touches: Touch[], changed: Touch[]): void {
    for (const touch of changed) {
      this.forget(touch.identifier);
      const press: Press = {
        target,
        start: touch,
        last: touch,
        startedAt: performance.now(),
        spoilt: false,
        longPressed: false,
        tapSuppressed: false,
        timer: window.setTimeout(() => this.longPress(press), LONG_PRESS),
      };
      this.presses.set(touch.identifier, press);
    }
    if (this.presses.size > 1) for (const press of this.presses.values()) this.spoil(press);
    this.tell(target, 'touchstart', touches, changed);
  }

  move(target: Element, touches: Touch[], changed: Touch[]): void {
    for (const touch of changed) {
      const press = this.presses.get(touch.identifier);
      if (!press) continue;
      press.last = touch;
      const distance = Math.hypot(touch.clientX - press.start.clientX, touch.clientY - press.start.clientY);
      if (distance >= TAP_SLOP) this.spoil(press);
    }
    this.tell(target, 'touchmove', touches, changed);
  }

  end(target: Element, touches: Touch[], changed: Touch[]): void {
    // The touch may end at the same moment as the long press timer.
    const pressed = changed.map((touch) => this.presses.get(touch.identifier));
    for (const press of pressed)
      if (press && performance.now() - press.startedAt >= LONG_PRESS) this.longPress(press);
    for (const touch of changed) this.forget(touch.identifier);
    this.tell(target, 'touchend', touches, changed);
    pressed.forEach((press, index) => {
      const touch = changed[index];
      if (press && touch && !press.spoilt && !press.tapSuppressed) this.tap(press.target, touch);
    });
  }

  cancel(target: Element, touches: Touch[], changed: Touch[]): void {
    for (const touch of changed) this.forget(touch.identifier);
    this.tell(target, 'touchcancel', touches, changed);
  }

  /** Last position of an active touch; null if there is none with this id. */
  lastOf(identifier: number): Touch | null {
    return this.presses.get(identifier)?.last ?? null;
  }

  private tap(target: Element, touch: Touch): void {
    const detail = { x: touch.pageX, y: touch.pageY };
    dispatchFinger(target, 'tap', { touches: [touch], changedTouches: [touch] });
    this.options.emit(target, 'tap', detail, [touch], [touch]);
  }

  private longPress(press: Press): void {
    window.clearTimeout(press.timer);
    if (press.spoilt || press.longPressed) return;
    press.longPressed = true;
    press.tapSuppressed = this.options.hears(press.target, 'longpress');
    const { target, last } = press;
    const detail = { x: last.pageX, y: last.pageY };
    dispatchFinger(target, 'longpress', { touches: [last], changedTouches: [last] });
    for (const type of ['longpress', 'longtap']) this.options.emit(target, type, detail, [last], [last]);
  }

  private spoil(press: Press): void {
    press.spoilt = true;
    window.clearTimeout(press.timer);
  }

  private forget(identifier: number): void {
    const press = this.presses.get(identifier);
    if (press) window.clearTimeout(press.timer);
    this.presses.delete(identifier);
  }

  private tell(target: Element, type: FingerType, touches: Touch[], changedTouches: Touch[]): void {
    dispatchFinger(target, type, { touches, changedTouches });
    this.options.emit(target, type, {}, touches, changedTouches);
  }
}
