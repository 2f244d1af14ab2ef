import { useLayoutEffect, useState, type ComponentType } from 'react';
import { useApp } from '@/stores/app-context';

/** soon: a frame behind the page's own; idle: when the first page stands and the phone has time. */
type When = 'soon' | 'idle';

/** What the first look at a page can do without. A part that cannot be loaded stays away until the page is opened anew. */
export function useLater<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: When = 'soon',
): ComponentType<Props> | null {
  const { firstPaint } = useApp().platform;
  const [Later, setLater] = useState<ComponentType<Props> | null>(null);
  // As `useShown` asked for before pictures are read.
  useLayoutEffect(() => {
    let isMounted = true;
    (when === 'idle' ? firstPaint.gone() : nextFrame()).then(load).then(
      ({ default: Loaded }) => void (isMounted && setLater(() => Loaded)),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- loaded once, whatever function a later render brings
  }, []);
  return Later;
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
