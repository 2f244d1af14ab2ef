import { useRef, useState } from 'react';

/**
 * A second tap may come before the first one is on the screen: what it does is reckoned from the answer of then (rule
 * questions-40), never from the one that was drawn.
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

/** A state that can be read as it is now, not as it was drawn. */
export function useNow<Value>(initial: Value): readonly [Value, () => Value, (next: Value) => void] {
  const [drawn, draw] = useState(initial);
  const newest = useRef(initial);
  const set = (next: Value): void => {
    newest.current = next;
    draw(next);
  };
  return [drawn, () => newest.current, set];
}
