import Taro from '@tarojs/taro';
import type { KeyValueStore } from '../types';

/** wx throws when its 10 MB are full. */
export const weappStorage: KeyValueStore = {
  get: (key) =>
    attempt(() => {
      const value: unknown = Taro.getStorageSync(key);
      // wx answers '' for a key that is not there; no value of ours is empty.
      return typeof value === 'string' && value !== '' ? value : null;
    }, null),
  set: (key, value) => attempt(() => Taro.setStorageSync(key, value), undefined),
  remove: (key) => attempt(() => Taro.removeStorageSync(key), undefined),
};

function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access();
  } catch {
    return otherwise;
  }
}
