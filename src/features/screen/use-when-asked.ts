import { useEffect, useState, type ComponentType } from 'react';
import { useApp } from '@/stores/app-context';

interface Asked<Props> {
  readonly isAsked: boolean;
  readonly load: () => Promise<ComponentType<Props>>;
  /** It was asked for and could not be had; the next time it is tried again. */
  readonly onMissing?: () => void;
}

/** What shows only when it is asked for: unless that is sooner, it is loaded when the first page stands and the phone has time. */
export function useWhenAsked<Props>({ isAsked, load, onMissing }: Asked<Props>) {
  const { firstPaint } = useApp().platform;
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (Loaded) return undefined;
    let isMounted = true;
    (isAsked ? Promise.resolve() : firstPaint.gone()).then(load).then(
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
