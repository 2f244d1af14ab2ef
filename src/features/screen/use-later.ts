import { useEffect, useState, type ComponentType } from 'react';

/** What the first look at a page can do without. A part that cannot be loaded stays away until the page is opened anew. */
export function useLater<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [Later, setLater] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let isMounted = true;
    load().then(
      ({ default: Loaded }) => isMounted && setLater(() => Loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- loaded once, whatever function a later render brings
  }, []);
  return Later;
}
