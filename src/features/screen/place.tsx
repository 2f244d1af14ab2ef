import { useRouter } from '@tarojs/taro';
import { createContext, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RouteName, RouteParamsOf } from '@/contract/routes';
import { decodeQuery } from '@/services/router/paths';
import { useApp } from '@/stores/app-context';

/** Where the screen is: its route, its own query, and how often it came to the front. */
interface Place {
  readonly name: RouteName;
  readonly query: Readonly<Record<string, string>>;
  readonly visits: number;
  /** Whether it is the page in front. */
  readonly isVisible: boolean;
  /** What asks anew with the page when the parent asks by hand (`useAgain`, `useByHand`). */
  readonly byHand: Set<() => void>;
}

const PlaceContext = createContext<Place | null>(null);

export const PlaceProvider = PlaceContext.Provider;

export function usePlaceOf(name: RouteName, visits: number, isVisible: boolean): Place {
  // Frozen at the opening of the page: the host's own value is that of whatever page is in front.
  const { params } = useRouter();
  const [byHand] = useState(() => new Set<() => void>());
  return useMemo(
    () => ({ name, query: decodeQuery(params), visits, isVisible, byHand }),
    [name, params, visits, isVisible, byHand],
  );
}

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('outside of a screen()');
  return place;
}

/** The decoded query of the current screen, typed by the manifest. A tab page gets what it was last opened with. */
export function useParams<N extends RouteName>(_name: N): RouteParamsOf<N> {
  const { name, query } = usePlace();
  const { tabParams } = useApp().router;
  const latest = useSyncExternalStore(
    (listener) => tabParams.subscribe(listener),
    () => tabParams.get(name),
  );
  return (latest ?? query) as RouteParamsOf<N>;
}

/** Runs when the screen shows: at its opening and whenever one comes back to it. Not for what renders. */
export function useShown(run: () => void): void {
  const { visits } = usePlace();
  // What it asks for is on its way a second sooner on a slow phone than from an effect, which waits until pictures are read.
  useLayoutEffect(() => {
    run();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a visit runs it, with the function of that render
  }, [visits]);
}
