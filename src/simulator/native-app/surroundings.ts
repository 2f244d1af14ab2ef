import { type NativeAppOptions, type SimulatedNetwork, type System, systemOf } from './options';

const BROWSERS: Readonly<Record<System, string>> = {
  android:
    'Mozilla/5.0 (Linux; Android 13; M2012K11AC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
};

/** The apps' marker, as src/platform/web/user-agent.ts expects it. */
export function appUserAgent({ dialect, appVersion }: NativeAppOptions): string {
  const system = systemOf(dialect);
  return `${BROWSERS[system]} WandouParent/${appVersion} (${system === 'android' ? 'Android' : 'iOS'})`;
}

/** WeChat's browser, optionally inside a mini program. */
export const weChatUserAgent = (system: System, isInMiniProgram: boolean): string =>
  `${BROWSERS[system]} MicroMessenger/8.0.44${isInMiniProgram ? ' miniProgram/wx0000000000000000' : ''}`;

export function setUserAgent(page: Window, userAgent: string): void {
  Object.defineProperty(page.navigator, 'userAgent', { configurable: true, get: () => userAgent });
}

/** Network Information API; offline, requests fail as well. */
export function setNetwork(page: Window, network: () => SimulatedNetwork): void {
  const connection = new EventTarget() as EventTarget & { type?: string; effectiveType?: string };
  Object.defineProperties(connection, {
    type: { get: () => (network() === 'wifi' ? 'wifi' : network() === 'offline' ? 'none' : 'cellular') },
    effectiveType: { get: () => (['wifi', 'offline'].includes(network()) ? '4g' : network()) },
  });
  Object.defineProperty(page.navigator, 'connection', { configurable: true, value: connection });
  Object.defineProperty(page.navigator, 'onLine', {
    configurable: true,
    get: () => network() !== 'offline',
  });
  const realFetch = page.fetch?.bind(page);
  page.fetch = (...request) =>
    network() === 'offline' ? Promise.reject(new TypeError('Failed to fetch')) : realFetch(...request);
}
