import Taro from '@tarojs/taro';
import { keyValues } from '../key-values';

/** wx throws when its 10 MB are full. */
export const weappStorage = keyValues(() => ({
  getItem: (key) => {
    const value: unknown = Taro.getStorageSync(key);
    // wx returns '' for a missing key; none of our values is empty.
    return typeof value === 'string' && value !== '' ? value : null;
  },
  setItem: (key, value) => Taro.setStorageSync(key, value),
  removeItem: (key) => Taro.removeStorageSync(key),
}));
