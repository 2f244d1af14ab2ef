import { useEffect, useState, type ComponentType } from 'react';
import { useApp } from '@/stores/app/app-context';

interface Asked<Props> {
  readonly isAsked: boolean;
  readonly load: () => Promise<ComponentType<Props>>;
  /** It was requested and failed to load; the next request retries. */
  readonly onMissing?: () => void;
}

/** Lazy part that is shown on request; preloaded after the first paint, when the device is idle. */
export function useWhenAsked<Props>({ isAsked, load, onMissing }: Asked<Props>) {
  const { firstPaint } = useApp().platform;
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (Loaded) return undefined;
    let isMounted = true;
    (isAsked ? Promise.resolve() : firstPaint.whenRemoved()).then(load).then(
      (part) => isMounted && setLoaded(() => part),
      () => void (isMounted && isAsked && onMissing?.()),
    );
    return () => {
      isMounted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs on request only; the functions may change with a render
  }, [Loaded, isAsked]);
  return Loaded;
}
