import { createContext, useContext, type PropsWithChildren } from 'react';
import type { App } from './app';
import type { Boot } from './boot';

const BootContext = createContext<Boot | null>(null);

export function AppProvider({ boot, children }: PropsWithChildren<{ boot: Boot }>) {
  return <BootContext.Provider value={boot}>{children}</BootContext.Provider>;
}

export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('no AppProvider above');
  return boot;
}

/** Within a screen(): the app has started by then. */
export function useApp(): App {
  const { app } = useBoot();
  if (!app) throw new Error('useApp() outside of a screen()');
  return app;
}
