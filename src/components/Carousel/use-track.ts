import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface TrackOptions {
  count: number;
  /** The first slide follows the last: the track then holds a copy of the last before, and of the first after, the rest. */
  loop: boolean;
  duration: number;
  onChange?: (index: number) => void;
}

interface Track {
  ref: RefObject<unknown>;
  active: number;
  /** To a slide; in a loop also to the places -1 and `count`, which are copies. */
  turnTo: (slot: number) => void;
  next: () => void;
  /** Ends a turn that is under way at once. */
  settle: () => void;
  /** Follows the finger. */
  drag: (distance: number) => void;
  /** A short way back, a longer one on. */
  release: (distance: number) => void;
}

/** Share of the width that a finger must go for the next slide. */
const TURN_SHARE = 0.15;
/** How much of a movement past the end is seen where there is no loop. */
const RESISTANCE = 0.3;

/** The row of slides. It is moved by hand and not by rendering: a finger moves it sixty times a second. */
export function useTrack({ count, loop, duration, onChange }: TrackOptions): Track {
  const ref = useRef<unknown>(null);
  const slot = useRef(0);
  const settling = useRef<ReturnType<typeof setTimeout>>();
  const [active, setActive] = useState(0);

  const place = (distance: number, animated: boolean): void => {
    if (!(ref.current instanceof HTMLElement)) return;
    const percent = (slot.current + (loop ? 1 : 0)) * -100;
    ref.current.style.transition = animated ? `transform ${duration}ms ease-out` : 'none';
    ref.current.style.transform = `translate3d(calc(${percent}% + ${distance}px), 0, 0)`;
  };
  const settle = (): void => {
    clearTimeout(settling.current);
    slot.current = indexOf(slot.current, count);
    place(0, false);
  };
  const turnTo = (wanted: number): void => {
    settle();
    slot.current = loop ? wanted : Math.min(Math.max(wanted, 0), count - 1);
    place(0, true);
    settling.current = setTimeout(settle, duration);
    const index = indexOf(slot.current, count);
    if (index === active) return;
    setActive(index);
    onChange?.(index);
  };

  // Also when slides come or go while it is shown.
  useLayoutEffect(() => {
    slot.current = Math.min(active, Math.max(count - 1, 0));
    if (slot.current !== active) setActive(slot.current);
    settle();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a turn must not be cut short by its own render
  }, [count, loop]);
  useEffect(() => () => clearTimeout(settling.current), []);

  return {
    ref,
    active,
    turnTo,
    settle,
    next: () => turnTo(loop || slot.current < count - 1 ? slot.current + 1 : 0),
    drag: (distance) => {
      const pastEnd =
        !loop && (slot.current === 0 ? distance > 0 : slot.current === count - 1 && distance < 0);
      place(pastEnd ? distance * RESISTANCE : distance, false);
    },
    release: (distance) => {
      const width = ref.current instanceof HTMLElement ? ref.current.offsetWidth : 0;
      if (Math.abs(distance) > width * TURN_SHARE) turnTo(slot.current - Math.sign(distance));
      else place(0, true);
    },
  };
}

const indexOf = (slot: number, count: number): number => (count === 0 ? 0 : (slot + count) % count);
