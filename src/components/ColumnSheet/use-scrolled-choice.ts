import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { ScrolledList, type ListEvents } from './scrolled-list';

interface ScrolledChoice extends ListEvents {
  /** Grows when the list has to stand on its choice at once. */
  readonly stops: number;
}

/**
 * Keeps a list of rows of one height and its choice together: the row under the band is chosen as the parent moves the
 * list; a choice that comes from elsewhere (a tap, a key, another column) moves the list, at once and whatever it does.
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
    // Laid out only now: the rows had no height when they were made.
    const first = setTimeout(() => scrolled.stop(latest.current.chosen));
    return () => {
      clearTimeout(first);
      scrolled.end();
      list.current = undefined;
    };
  }, [box]);
}
