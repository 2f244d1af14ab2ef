import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { ScrolledList, type ListEvents } from './scrolled-list';

interface ScrolledChoice extends ListEvents {
  /** Increments when the list must snap to its choice at once. */
  readonly stops: number;
}

/**
 * Syncs a list of equally high rows with its choice: the row under the band is chosen as the user scrolls; a choice from elsewhere (a tap,
 * a key, another column) scrolls the list at once, whatever its state.
 */
export function useScrolledChoice(box: RefObject<unknown>, choice: ScrolledChoice): void {
  const { chosen, count, stops } = choice;
  const latest = useRef(choice);
  latest.current = choice;
  const list = useRef<ScrolledList>();
  useLayoutEffect(() => list.current?.show(chosen), [chosen, count]);
  useLayoutEffect(() => list.current?.pin(latest.current.chosen), [stops]);
  useEffect(() => {
    if (!(box.current instanceof HTMLElement)) return undefined;
    const scrolled = new ScrolledList(box.current, () => latest.current);
    list.current = scrolled;
    // Deferred until layout: rows have no height on mount.
    const first = setTimeout(() => scrolled.stop(latest.current.chosen));
    return () => {
      clearTimeout(first);
      scrolled.end();
      list.current = undefined;
    };
  }, [box]);
}
