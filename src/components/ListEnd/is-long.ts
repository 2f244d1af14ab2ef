import { useEffect, useState, type RefObject } from 'react';

/** Whether the list is longer than the screen, however far it is scrolled. */
export function useIsLong(end: RefObject<unknown>): boolean {
  const [isLong, setLong] = useState(false);
  // After each render, since the list may have grown; a boolean that stays renders nothing.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- no chain, as said above
  useEffect(() => measure(end.current, setLong));
  return isLong;
}

function measure(end: unknown, report: (isLong: boolean) => void): void {
  if (!(end instanceof HTMLElement)) return;
  const top = end.closest('.screen')?.getBoundingClientRect().top ?? 0;
  report(end.getBoundingClientRect().top - top > end.ownerDocument.documentElement.clientHeight);
}
