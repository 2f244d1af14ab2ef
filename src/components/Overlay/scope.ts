import { createContext, useContext, useEffect, useRef } from 'react';

/** What open layers belong to, given by the app: they end with it. */
export const LayerScopeContext = createContext<unknown>(undefined);

/** Whether the scope is over in which a layer opened that is still to show: it is told to close. */
export function useScopeOver(open: boolean, onClose: (() => void) | undefined): boolean {
  const scope = useContext(LayerScopeContext);
  const openedIn = useRef(scope);
  const latest = useRef(onClose);
  latest.current = onClose;
  if (!open) openedIn.current = scope;
  const isOver = open && openedIn.current !== scope;
  useEffect(() => {
    if (isOver) latest.current?.();
  }, [isOver]);
  return isOver;
}
