import { useRef, useState } from 'react';

/** Elements by key: hit test and lookup. */
export interface Boxes {
  readonly ref: (key: string) => (box: unknown) => void;
  readonly at: (x: number, y: number) => string | undefined;
  readonly of: (key: string) => HTMLElement | undefined;
}

export function useBoxes(): Boxes {
  const boxes = useRef(new Map<string, HTMLElement>()).current;
  return {
    ref: (key) => (box) => {
      if (box instanceof HTMLElement) boxes.set(key, box);
    },
    at: (x, y) =>
      [...boxes].find(([, box]) => box.isConnected && isWithin(box.getBoundingClientRect(), x, y))?.[0],
    of: (key) => boxes.get(key),
  };
}

const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * A second tap may come before the first one is rendered: it must be based on the newest answer, not on the rendered
 * one.
 */
export function useNewest<Answer>(
  answer: Answer,
  onAnswer: ((answer: Answer) => void) | undefined,
): { readonly now: () => Answer; readonly change: (next: Answer) => void } {
  const drawn = useRef(answer);
  const newest = useRef(answer);
  if (drawn.current !== answer) {
    drawn.current = answer;
    newest.current = answer;
  }
  return {
    now: () => newest.current,
    change: (next) => {
      newest.current = next;
      onAnswer?.(next);
    },
  };
}

/** State whose newest value is readable before it is rendered. */
export function useNow<Value>(initial: Value): readonly [Value, () => Value, (next: Value) => void] {
  const [drawn, draw] = useState(initial);
  const newest = useRef(initial);
  const set = (next: Value): void => {
    newest.current = next;
    draw(next);
  };
  return [drawn, () => newest.current, set];
}
