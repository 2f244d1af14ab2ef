import { useRouter } from '@tarojs/taro';
import { createContext, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RouteName, RouteParamsOf } from '@/contract/routes';
import { decodeQuery } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';

/** The screen's route, query and visit count. */
interface Place {
  readonly name: RouteName;
  readonly query: Readonly<Record<string, string>>;
  readonly visits: number;
  /** Whether the page is in front. */
  readonly isVisible: boolean;
  /** Run with a manual refresh (`useRefresh`, `useOnRefresh`). */
  readonly refreshListeners: Set<() => void>;
}

const PlaceContext = createContext<Place | null>(null);

export const PlaceProvider = PlaceContext.Provider;

export function usePlaceOf(name: RouteName, visits: number, isVisible: boolean): Place {
  // Fixed at mount: the host's own value is that of the page in front.
  const { params } = useRouter();
  const [refreshListeners] = useState(() => new Set<() => void>());
  return useMemo(
    () => ({ name, query: decodeQuery(params), visits, isVisible, refreshListeners }),
    [name, params, visits, isVisible, refreshListeners],
  );
}

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('outside of a screen()');
  return place;
}

/** Decoded query of the current screen, typed by the manifest. A tab page gets the query it was last opened with. */
export function useParams<N extends RouteName>(_name: N): RouteParamsOf<N> {
  const { name, query } = usePlace();
  const { tabParams } = useApp().router;
  const latest = useSyncExternalStore(
    (listener) => tabParams.subscribe(listener),
    () => tabParams.get(name),
  );
  return (latest ?? query) as RouteParamsOf<N>;
}

/** Runs on every show of the screen: at mount and on return. Not for rendering. */
export function useShown(run: () => void): void {
  const { visits } = usePlace();
  // A layout effect: on a slow phone, a normal effect runs up to a second later, after pictures are decoded.
  useLayoutEffect(() => {
    run();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs per visit only, with the function of that render
  }, [visits]);
}
