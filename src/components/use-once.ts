import { useEffect, useRef, type EffectCallback } from 'react';

/** An effect that runs at mount and when `key` changes, with the function of that render; other values it reads do not run it again. */
export function useOnce(run: EffectCallback, key?: unknown): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => latest.current(), [key]);
}
