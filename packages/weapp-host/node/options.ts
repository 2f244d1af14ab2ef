import type { HostOptions } from '../protocol/options';

export type DeepPartial<T> = T extends unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/** DevTools' default phone, with a pixel ratio of two to keep screenshots small. */
const DEFAULTS: HostOptions = {
  device: {
    brand: 'devtools',
    model: 'iPhone X',
    platform: 'devtools',
    system: 'iOS 16.6',
    version: '8.0.50',
    SDKVersion: '3.7.0',
    language: 'zh_CN',
    theme: 'light',
    pixelRatio: 2,
    screenWidth: 375,
    screenHeight: 812,
    statusBarHeight: 44,
    safeBottom: 34,
  },
  appId: 'touristappid',
  envVersion: 'develop',
  version: '',
  launch: { query: {}, scene: 1001, referrerInfo: {} },
  loginCode: 'weapp-host-login',
  phoneCode: 'weapp-host-phone',
  userInfo: { nickName: '微信用户', avatarUrl: '', gender: 0, language: 'zh_CN' },
  permissions: 'allow',
  privacy: 'agree-when-asked',
  networkType: 'wifi',
  // The place in WeChat's examples.
  place: {
    latitude: 23.10229,
    longitude: 113.3345211,
    name: 'T.I.T 创意园',
    address: '广东省广州市海珠区新港中路397号',
  },
  scanned: { result: 'https://example.com/scanned', scanType: 'QR_CODE' },
  sensors: { accelerometer: { x: 0, y: 0, z: -1 }, compass: { direction: 0, accuracy: 1 } },
  media: { images: [], videos: [] },
  requestHosts: [],
  webViewHosts: [],
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(base: unknown, given: unknown): unknown {
  if (given === undefined) return base;
  if (!isPlain(base) || !isPlain(given)) return given;
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(given)) merged[name] = merge(base[name], value);
  return merged;
}

/** Merges a tester's options over the defaults; later ones win, lists are replaced. */
export const completeOptions = (...given: (DeepPartial<HostOptions> | undefined)[]): HostOptions =>
  given.reduce<unknown>(merge, structuredClone(DEFAULTS)) as HostOptions;
