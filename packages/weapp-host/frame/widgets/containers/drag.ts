import type { Touch } from '../../../protocol/calls';
import { onFinger, type Finger as Fingers } from '../../touch-events';

/** px after which a finger's direction is known */
const SLOP = 3;
/** Speed is measured over the last so many ms. */
const WINDOW = 100;

interface Sample {
  x: number;
  y: number;
  time: number;
}

/** A finger on its way, in px of the page. */
export class Finger {
  private readonly id: number;
  private readonly start: Sample;
  private readonly samples: Sample[];

  constructor({ identifier, pageX, pageY }: Touch, time: number) {
    this.id = identifier;
    this.start = { x: pageX, y: pageY, time };
    this.samples = [this.start];
  }

  /** whether the event says where this finger is now */
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

  /** null while it has hardly moved */
  get axis(): 'x' | 'y' | null {
    const [dx, dy] = [Math.abs(this.dx), Math.abs(this.dy)];
    if (Math.max(dx, dy) < SLOP) return null;
    return dx > dy ? 'x' : 'y';
  }

  /** px a ms; 0 when it rested before it was lifted */
  get velocity(): { x: number; y: number } {
    const recent = this.samples.filter(({ time }) => this.last.time - time <= WINDOW);
    const first = recent[0] ?? this.start;
    const elapsed = this.last.time - first.time;
    if (elapsed <= 0) return { x: 0, y: 0 };
    return { x: (this.last.x - first.x) / elapsed, y: (this.last.y - first.y) / elapsed };
  }
}

export interface DragHandlers {
  /** a finger is down, what it wants is not known yet */
  touched?(): void;
  /** asked once, when the direction is known: whether the component wants the finger */
  claims(finger: Finger): boolean;
  move?(finger: Finger): void;
  end(finger: Finger): void;
  /** the finger was lifted, or it is somebody else's, without a drag */
  released?(): void;
}

/** Moves that a component further in has taken: swipers in swipers, movable views in scroll views. */
const taken = new WeakSet<Event>();

/** Listens to one finger on an element. A finger that is claimed scrolls nothing and moves nothing further out. */
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
  // The real event, which there is only of a real finger, comes here after the one above.
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
