import { useEffect, useRef } from 'react';
import { useApp } from '@/stores/app/app-context';

const offlineTexts = {
  note: '网络不可用，显示的是上次的内容',
} as const;

/**
 * The notice of a page that shows cached content while offline. `isOffline`: the network failed and the content is stale;
 * `onBack`: the network is back while the notice was shown.
 */
export function useOfflineNotice(isOffline: boolean, onBack: () => Promise<void>): string | undefined {
  const { platform } = useApp();
  const comeBack = useRef(onBack);
  comeBack.current = onBack;
  useEffect(() => {
    if (!isOffline) return undefined;
    return platform.onNetworkChange((isOnline) => void (isOnline && comeBack.current()));
  }, [platform, isOffline]);
  return isOffline ? offlineTexts.note : undefined;
}
