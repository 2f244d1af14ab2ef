import type { NativeAppOptions } from '../../../src/simulator';

/** User agents of the five runtimes, as far as a browser can imitate them. */
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; M2012K11AC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36';
const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

export interface RuntimeCase {
  readonly name: string;
  readonly userAgent: string;
  readonly app?: Partial<NativeAppOptions>;
  /** False if the app is too old for the shell's tab bar. */
  readonly hasTabs: boolean;
}

export const RUNTIMES: readonly RuntimeCase[] = [
  { name: 'plain web', userAgent: `${IOS} Version/16.6 Safari/604.1`, hasTabs: true },
  { name: 'WeChat web', userAgent: `${ANDROID} MicroMessenger/8.0.44`, hasTabs: true },
  {
    name: "the mini program's web-view",
    userAgent: `${ANDROID} MicroMessenger/8.0.44 miniProgram/wx0000000000000000`,
    hasTabs: true,
  },
  {
    name: 'the Android app',
    userAgent: `${ANDROID} WandouParent/2.5.0 (Android)`,
    app: { appVersion: '2.5.0', dialect: 'jsbridge2' },
    hasTabs: true,
  },
  {
    name: 'the iOS app',
    userAgent: `${IOS} WandouParent/1.5.8 (iOS)`,
    app: { appVersion: '1.5.8', dialect: 'wvjb6' },
    hasTabs: true,
  },
  {
    name: 'an Android app before 1.5.8',
    userAgent: `${ANDROID} WandouParent/1.5.7 (Android)`,
    app: { appVersion: '1.5.7', dialect: 'jsbridge1' },
    hasTabs: false,
  },
];

export function runtimeNamed(name: string): RuntimeCase {
  const runtime = RUNTIMES.find((one) => one.name === name);
  if (!runtime) throw new Error(`No runtime is called ${name}`);
  return runtime;
}
