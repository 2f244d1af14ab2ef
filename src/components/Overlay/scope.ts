import { createContext, useContext, useEffect, useRef } from 'react';

/** Scope of open overlays, provided by the app: they close when it ends. */
export const LayerScopeContext = createContext<unknown>(undefined);

/** Whether the scope in which an open overlay was opened has ended; calls `onClose` then. */
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
