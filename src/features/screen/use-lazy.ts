import { useLayoutEffect, useState, type ComponentType } from 'react';
import { useApp } from '@/stores/app/app-context';

/** soon: one frame after the page; idle: after the first paint, when the device is idle. */
type When = 'soon' | 'idle';

/** Lazy part that is not needed for the first paint. If it fails to load, it stays absent until the page is reopened. */
export function useLazy<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: When = 'soon',
): ComponentType<Props> | null {
  const { firstPaint } = useApp().platform;
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  // A layout effect, like `useShown`: before pictures are decoded.
  useLayoutEffect(() => {
    let isMounted = true;
    (when === 'idle' ? firstPaint.whenRemoved() : nextFrame()).then(load).then(
      ({ default: Loaded }) => void (isMounted && setComponent(() => Loaded)),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- loaded once; later renders do not change it
  }, []);
  return Component;
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
