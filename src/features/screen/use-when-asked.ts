import { useEffect, useState, type ComponentType } from 'react';

interface Asked<Props> {
  readonly isAsked: boolean;
  readonly load: () => Promise<ComponentType<Props>>;
  /** platform.firstPaint.gone: unless it is asked for sooner, it comes when the page stands. */
  readonly gone: () => Promise<void>;
  /** It was asked for and could not be had; the next time it is tried again. */
  readonly onMissing?: () => void;
}

/** What shows only when it is asked for: no part of what a page's first look needs. */
export function useWhenAsked<Props>({ isAsked, load, gone, onMissing }: Asked<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (Loaded) return undefined;
    let isMounted = true;
    (isAsked ? Promise.resolve() : gone()).then(load).then(
      (part) => isMounted && setLoaded(() => part),
      () => void (isMounted && isAsked && onMissing?.()),
    );
    return () => {
      isMounted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked again when it is asked for, whatever functions a render brings
  }, [Loaded, isAsked]);
  return Loaded;
}
