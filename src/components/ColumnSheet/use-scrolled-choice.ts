import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A list that was not scrolled for so long has come to rest. */
const REST_MS = 150;

/**
 * Keeps a list of rows of one height and its choice together: the row at the top of what shows is chosen as the list
 * moves, so that a tap on "done" takes what one sees; a choice that comes from elsewhere moves the list. A list in
 * motion is left alone until it rests.
 */
export function useScrolledChoice(
  box: RefObject<unknown>,
  chosen: number,
  count: number,
  choose: (index: number) => void,
): void {
  const latest = useRef({ chosen, choose });
  latest.current = { chosen, choose };
  const rest = useRef<ReturnType<typeof setTimeout>>();
  useLayoutEffect(() => {
    if (rest.current === undefined) align(box.current, chosen);
  }, [box, chosen, count]);
  useEffect(() => {
    const list = box.current;
    if (!(list instanceof HTMLElement)) return undefined;
    const moved = (): void => {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        rest.current = undefined;
        align(list, latest.current.chosen);
      }, REST_MS);
      const height = rowHeight(list);
      if (height > 0) latest.current.choose(Math.round(list.scrollTop / height));
    };
    // Laid out only now: the rows had no height when they were made.
    const first = setTimeout(() => align(list, latest.current.chosen));
    list.addEventListener('scroll', moved, { passive: true });
    return () => {
      clearTimeout(first);
      clearTimeout(rest.current);
      rest.current = undefined;
      list.removeEventListener('scroll', moved);
    };
  }, [box]);
}

function align(list: unknown, index: number): void {
  if (!(list instanceof HTMLElement)) return;
  const top = index * rowHeight(list);
  if (Math.abs(list.scrollTop - top) > 1) list.scrollTop = top;
}

function rowHeight(list: HTMLElement): number {
  const row = list.firstElementChild;
  return row instanceof HTMLElement ? row.offsetHeight : 0;
}
