import type { Touch } from '../../../protocol/calls';
import { onFinger, type Finger as Fingers } from '../../touch-events';

/** px after which the direction of a touch is decided */
const SLOP = 3;
/** Window for measuring the speed, in ms. */
const WINDOW = 100;

interface Sample {
  x: number;
  y: number;
  time: number;
}

/** A moving touch, in px of the page. */
export class Finger {
  private readonly id: number;
  private readonly start: Sample;
  private readonly samples: Sample[];

  constructor({ identifier, pageX, pageY }: Touch, time: number) {
    this.id = identifier;
    this.start = { x: pageX, y: pageY, time };
    this.samples = [this.start];
  }

  /** whether the event has this touch's current position */
  follow({ changedTouches }: Fingers, time: number): boolean {
    const touch = changedTouches.find(({ identifier }) => identifier === this.id);
    if (!touch) return false;
    this.samples.push({ x: touch.pageX, y: touch.pageY, time });
    return true;
  }

  private get last(): Sample {
    return this.samples.at(-1) ?? this.start;
  }

  get dx(): number {
    return this.last.x - this.start.x;
  }

  get dy(): number {
    return this.last.y - this.start.y;
  }

  /** null until it has moved enough */
  get axis(): 'x' | 'y' | null {
    const [dx, dy] = [Math.abs(this.dx), Math.abs(this.dy)];
    if (Math.max(dx, dy) < SLOP) return null;
    return dx > dy ? 'x' : 'y';
  }

  /** px per ms; 0 if it rested before its end */
  get velocity(): { x: number; y: number } {
    const recent = this.samples.filter(({ time }) => this.last.time - time <= WINDOW);
    const first = recent[0] ?? this.start;
    const elapsed = this.last.time - first.time;
    if (elapsed <= 0) return { x: 0, y: 0 };
    return { x: (this.last.x - first.x) / elapsed, y: (this.last.y - first.y) / elapsed };
  }
}

export interface DragHandlers {
  /** touch start; the direction is not known yet */
  touched?(): void;
  /** called once, when the direction is known: whether the component claims the touch */
  claims(finger: Finger): boolean;
  move?(finger: Finger): void;
  end(finger: Finger): void;
  /** the touch ended, or was claimed by another component, without a drag */
  released?(): void;
}

/** Events claimed by an inner component: swipers in swipers, movable views in scroll views. */
const taken = new WeakSet<Event>();

/** Tracks one touch on an element. A claimed touch does not scroll and moves no outer component. */
export function onDrag(element: HTMLElement, handlers: DragHandlers): void {
  let finger: Finger | null = null;
  let dragging = false;

  const drop = () => {
    finger = null;
    dragging = false;
    handlers.released?.();
  };

  onFinger(element, 'touchstart', ({ touches, changedTouches }, { timeStamp }) => {
    const touch = changedTouches[0];
    if (finger || !touch || touches.length > 1) return;
    finger = new Finger(touch, timeStamp);
    handlers.touched?.();
  });

  onFinger(element, 'touchmove', (fingers, event) => {
    if (!finger) return;
    if (taken.has(event)) return drop();
    if (!finger.follow(fingers, event.timeStamp)) return;
    if (!dragging) {
      if (!finger.axis) return;
      if (!handlers.claims(finger)) return drop();
      dragging = true;
    }
    taken.add(event);
    handlers.move?.(finger);
  });
  // The native event, which exists for real touches only, follows the one above.
  element.addEventListener('touchmove', (event) => dragging && event.cancelable && event.preventDefault(), {
    passive: false,
  });

  const lifted = (fingers: Fingers, { timeStamp }: Event) => {
    if (!finger?.follow(fingers, timeStamp)) return;
    if (!dragging) return drop();
    const done = finger;
    finger = null;
    dragging = false;
    handlers.end(done);
  };
  onFinger(element, 'touchend', lifted);
  onFinger(element, 'touchcancel', lifted);
}
