import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import type { HostOptions } from '../protocol/options';

export interface BrowserOptions {
  /** default: CHROMIUM_PATH, else the Chromium or Chrome of the system */
  executablePath?: string;
  args?: string[];
  /** a running browser (Playwright's browser server): the host uses a new context and does not close the browser */
  wsEndpoint?: string;
  headed?: boolean;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findBrowser(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...FILES];
  const found = process.env.CHROMIUM_PATH ?? candidates.find((file) => existsSync(file));
  if (found === undefined)
    throw new Error('No Chromium or Chrome found: install one, or set CHROMIUM_PATH to its executable');
  return found;
}

export const browserArguments = [
  '--no-sandbox',
  // One process for all pages: documents in web-views can be intercepted in one place, and memory stays low.
  '--disable-site-isolation-trials',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

export async function openBrowser(options: BrowserOptions = {}): Promise<Browser> {
  if (options.wsEndpoint !== undefined) return chromium.connect(options.wsEndpoint);
  return chromium.launch({
    executablePath: options.executablePath ?? findBrowser(),
    args: [...browserArguments, ...(options.args ?? [])],
    headless: !options.headed,
    // The host handles signals: the report is read from the browser first.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

const NET_TYPES: Record<string, string> = { wifi: 'WIFI', '4g': '4G', none: 'NONE' };

/** User agent of WeChat's web-view on the device. */
export function userAgent({ device, appId, networkType }: HostOptions): string {
  const isAndroid = /android/i.test(device.system);
  const version = /[\d.]+/.exec(device.system)?.[0] ?? '16.6';
  const phone = isAndroid
    ? `Mozilla/5.0 (Linux; Android ${version}; ${device.model}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`
    : `Mozilla/5.0 (iPhone; CPU iPhone OS ${version.replaceAll('.', '_')} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`;
  const environment = isAndroid ? 'MiniProgramEnv/android' : 'MiniProgramEnv/ios';
  const net = NET_TYPES[networkType] ?? 'WIFI';
  return `${phone} MicroMessenger/${device.version} NetType/${net} Language/${device.language} miniProgram/${appId} ${environment}`;
}

/** Context of the phone: screen, touch, language and time zone. */
export const openPhone = (browser: Browser, options: HostOptions): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: options.device.screenWidth, height: options.device.screenHeight },
    deviceScaleFactor: options.device.pixelRatio,
    hasTouch: true,
    isMobile: true,
    userAgent: userAgent(options),
    locale: options.device.language.replace('_', '-'),
    timezoneId: 'Asia/Shanghai',
    colorScheme: options.device.theme,
    serviceWorkers: 'block',
    // Pages in a web-view may access local addresses, e.g. a developer's backend, as in WeChat.
    permissions: ['local-network-access'],
  });
