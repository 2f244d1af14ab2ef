import type Taro from '@tarojs/taro';
import type { Platform } from '../types';

type Updates = Pick<Taro.UpdateManager, 'applyUpdate' | 'onUpdateReady'>;

interface NewVersions {
  readonly onNewVersion: NonNullable<Platform['onNewVersion']>;
  readonly start: NonNullable<Platform['startNewVersion']>;
}

/** WeChat says once that a new version has been downloaded. */
export function watchUpdates(updates: Updates): NewVersions {
  const listeners: ((restart: () => void) => void)[] = [];
  let isReady = false;
  const restart = (): void => updates.applyUpdate();
  updates.onUpdateReady(() => {
    isReady = true;
    for (const listener of listeners) listener(restart);
  });
  return {
    onNewVersion: (listener) => {
      listeners.push(listener);
      if (isReady) listener(restart);
    },
    start: () => {
      if (isReady) restart();
      return isReady;
    },
  };
}
