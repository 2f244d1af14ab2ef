import { useEffect, useState, type ComponentType } from 'react';
import type { DrawnProps } from './drawn-props';

type Drawn = ComponentType<DrawnProps>;

/** Cached: later charts render at once. */
let loaded: Drawn | undefined;

/** Loads the chart renderer with the first chart; not in a page's first bundle. */
export function useDrawing(isWanted: boolean): {
  readonly Drawn: Drawn | undefined;
  readonly hasFailed: boolean;
} {
  const [Drawn, setDrawn] = useState<Drawn | undefined>(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isMounted = true;
    if (isWanted && !Drawn)
      import('./drawn/Drawn').then(
        (drawing) => {
          loaded = drawing.default;
          if (isMounted) setDrawn(() => drawing.default);
        },
        () => isMounted && setFailed(true),
      );
    return () => {
      isMounted = false;
    };
  }, [isWanted, Drawn]);
  return { Drawn, hasFailed };
}
