import { createContext, useContext, type PropsWithChildren } from 'react';
import { AppProvider } from '@/stores/app/app-context';
import type { Boot } from './boot';

const BootContext = createContext<Boot | null>(null);

export function BootProvider({ boot, children }: PropsWithChildren<{ boot: Boot }>) {
  return (
    <BootContext.Provider value={boot}>
      <AppProvider holder={boot}>{children}</AppProvider>
    </BootContext.Provider>
  );
}

export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('no BootProvider above');
  return boot;
}
