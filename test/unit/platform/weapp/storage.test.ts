const mockDevice = { kept: new Map<string, string>(), isFull: false };
jest.mock('@tarojs/taro', () => ({
  getStorageSync: (key: string) => mockDevice.kept.get(key) ?? '',
  setStorageSync: (key: string, value: string) => {
    if (mockDevice.isFull) throw new Error('setStorageSync:fail exceed storage max size 10Mb');
    mockDevice.kept.set(key, value);
  },
  removeStorageSync: (key: string) => mockDevice.kept.delete(key),
}));

import { weappStorage } from '@/platform/weapp/create-weapp';

describe('the store of the mini program', () => {
  test('whose ten megabytes are full says so, and has the value until the page goes', () => {
    expect(weappStorage.set('a', 'before')).toBe(true);
    mockDevice.isFull = true;
    expect(weappStorage.set('a', 'after')).toBe(false);
    expect([weappStorage.get('a'), mockDevice.kept.get('a')]).toEqual(['after', 'before']);
    mockDevice.isFull = false;
    expect(weappStorage.set('a', 'later')).toBe(true);
    expect([weappStorage.get('a'), mockDevice.kept.get('a')]).toEqual(['later', 'later']);
    weappStorage.remove('a');
    expect(weappStorage.get('a')).toBeNull();
  });
});
