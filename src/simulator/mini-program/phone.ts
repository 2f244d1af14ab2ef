/** WeChat's phone as the device of a scenario. */
import Taro from '@tarojs/taro';
import type { Device } from '../console/apply';
import type { Ask } from '../console/backend';
import { PROBLEMS } from '../console/texts';
import type { Texts } from '../console/texts-store';

/** wx returns '' for what is not there. */
export const wxTexts: Texts = {
  get length() {
    return Taro.getStorageInfoSync().keys.length;
  },
  key: (at) => Taro.getStorageInfoSync().keys[at] ?? null,
  getItem: (key) => {
    const value: unknown = Taro.getStorageSync(key);
    return typeof value === 'string' && value !== '' ? value : null;
  },
  setItem: (key, value) => Taro.setStorageSync(key, value),
  removeItem: (key) => Taro.removeStorageSync(key),
};

const realNow = Date.now.bind(Date);

/** Nothing of the app reads the time otherwise; 0 puts it right. */
export const shiftNow = (offsetMs: number): void => {
  Date.now = offsetMs === 0 ? realNow : () => realNow() + offsetMs;
};

export const phone: Device = {
  storage: wxTexts,
  now: realNow,
  become: ({ runtime }) => (runtime === 'web' ? [] : [PROBLEMS.runtimeHere]),
  entered: () => undefined,
};

/** Of the test-only routes. */
export const wxAsk: Ask = async (url, init) => {
  const { statusCode, data } = await Taro.request<unknown, string>({
    url,
    method: init.method ?? 'GET',
    header: init.headers ?? {},
    data: init.body ?? '',
  });
  return {
    ok: statusCode >= 200 && statusCode < 300,
    status: statusCode,
    json: () => Promise.resolve(data),
  };
};
