import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface TrackOptions {
  count: number;
  /** The first slide follows the last: the track then starts with a copy of the last slide and ends with copies of the others. */
  loop: boolean;
  duration: number;
  onChange?: (index: number) => void;
}

interface Track {
  ref: RefObject<unknown>;
  active: number;
  /** To a slide; in a loop also to the slots -1 and `count`, which are copies. */
  turnTo: (slot: number) => void;
  next: () => void;
  /** Ends a running transition at once. */
  settle: () => void;
  /** Follows the drag. */
  drag: (distance: number) => void;
  /** Snaps back after a short drag, advances after a longer one. */
  release: (distance: number) => void;
}

/** Share of the width that a drag must cover to advance. */
const TURN_SHARE = 0.15;
/** Damping of a drag past the end, without a loop. */
const RESISTANCE = 0.3;

/** The row of slides. Moved directly rather than by rendering: a drag fires sixty times a second. */
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

  // Also when the number of slides changes.
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
