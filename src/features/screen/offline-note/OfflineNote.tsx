import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import { useApp } from '@/stores/app-context';
import { offlineTexts } from './texts';
import './index.scss';

interface OfflineNoteProps {
  /** Nobody answers: what shows is of an earlier time. */
  readonly isOffline: boolean;
  /** The network is back while it was missed. */
  readonly onBack: () => Promise<void>;
}

/** Above what a page has kept, while there is no network. */
export function OfflineNote({ isOffline, onBack }: OfflineNoteProps) {
  const { platform } = useApp();
  const comeBack = useRef(onBack);
  comeBack.current = onBack;
  useEffect(() => {
    if (!isOffline) return undefined;
    return platform.onNetworkChange((isOnline) => void (isOnline && comeBack.current()));
  }, [platform, isOffline]);
  if (!isOffline) return null;
  return (
    <View className="offline-note" {...{ role: 'status' }}>
      {offlineTexts.note}
    </View>
  );
}
