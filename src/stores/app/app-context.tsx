import { createContext, useContext, type PropsWithChildren } from 'react';
import type { App } from './app';

/** Holds the app, once the start has created it (start/boot.ts). */
export interface AppHolder {
  readonly app: App | undefined;
}

const AppContext = createContext<AppHolder | null>(null);

export function AppProvider({ holder, children }: PropsWithChildren<{ holder: AppHolder }>) {
  return <AppContext.Provider value={holder}>{children}</AppContext.Provider>;
}

export function useAppHolder(): AppHolder {
  const holder = useContext(AppContext);
  if (!holder) throw new Error('no AppProvider above');
  return holder;
}

/** Inside screen() only: the app has started by then. */
export function useApp(): App {
  const { app } = useAppHolder();
  if (!app) throw new Error('useApp() outside of a screen()');
  return app;
}
