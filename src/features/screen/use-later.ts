import { startTransition, useLayoutEffect, useState, type ComponentType } from 'react';
import { useApp } from '@/stores/app-context';

/** What the first look at a page can do without. A part that cannot be loaded stays away until the page is opened anew. */
export function useLater<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** platform.firstPaint.gone, for what need not come together with the page. */
  when?: () => Promise<void>,
): ComponentType<Props> | null {
  const { firstPaint } = useApp().platform;
  const [Later, setLater] = useState<ComponentType<Props> | null>(null);
  // As `useShown` asked for before pictures are read, and behind the page's own frame.
  useLayoutEffect(() => {
    let isMounted = true;
    const show = (Loaded: ComponentType<Props>): void => void (isMounted && setLater(() => Loaded));
    const coming = (when ? when() : nextFrame()).then(load);
    coming.then(
      // What may wait, or is not seen yet, comes in slices: a finger that comes meanwhile is answered first.
      ({ default: Loaded }) =>
        when || firstPaint.isUp() ? startTransition(() => show(Loaded)) : show(Loaded),
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
