import { useRef, useState } from 'react';

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
