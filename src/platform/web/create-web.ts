import { DEFAULT_CHANNEL } from '@/contract/constants';
import { Runtime } from '@/contract/enums';
import { fail, type Result } from '@/contract/errors';
import { connectAndroid, connectIos } from '../bridge/connect';
import { NativeBridge } from '../bridge/native-bridge';
import { NativeHost, readAppInfo, type NativeRuntime } from '../bridge/native-host';
import { taroNavigation } from '../navigation';
import { systemScheduler } from '../timers';
import type { EnvironmentInfo, Platform } from '../types';
import { browser } from './browser';
import { webStorage } from './storage';
import { webTransport } from './transport';
import { isInsideMiniProgram, likelyRuntime, operatingSystem, type Surroundings } from './user-agent';

const NO_APP: EnvironmentInfo = {
  appVersion: '',
  system: '',
  systemVersion: '',
  phoneModel: '',
  channel: DEFAULT_CHANNEL,
  appDeviceId: '',
  appName: '',
};

/** Finds out once, at start-up, which of the four web hosts the page runs in. */
export async function createWebPlatform(): Promise<Platform> {
  const around = surroundings();
  const runtime = likelyRuntime(around);
  const base = browserPlatform(around);
  if (runtime !== Runtime.androidApp && runtime !== Runtime.iosApp) return { ...base, runtime };
  return (await nativePlatform(base, runtime)) ?? { ...base, runtime: Runtime.web };
}

/** Undefined when the app does not answer: then this is a plain web page. */
async function nativePlatform(base: Platform, runtime: NativeRuntime): Promise<Platform | undefined> {
  const connect = runtime === Runtime.androidApp ? connectAndroid(window) : connectIos(window);
  const bridge = new NativeBridge(connect, systemScheduler);
  const environment = await readAppInfo(bridge);
  if (!environment) return undefined;
  const host = new NativeHost(bridge, runtime, environment);
  return {
    ...base,
    runtime,
    environment,
    nativeUser: host.user,
    liveCourse: host.liveCourse,
    openExternal: (url, options) =>
      isWebAddress(url) ? host.openLink(url, options) : denied('openExternal'),
  };
}

function browserPlatform(around: Surroundings): Platform {
  return {
    ...browser,
    runtime: Runtime.web,
    os: operatingSystem(around),
    insideMiniProgram: isInsideMiniProgram(around),
    environment: NO_APP,
    storage: webStorage(() => window.localStorage),
    transport: webTransport,
    navigation: taroNavigation,
    feedback: null,
    nativeUser: {
      read: () => unsupported('nativeUser'),
      write: () => unsupported('nativeUser'),
      backToLogin: () => unsupported('nativeUser'),
    },
    weChat: {
      loginCode: () => unsupported('weChat.loginCode'),
      authorizeRedirect: (url) => void browser.openExternal(url, { replace: true }),
    },
    openMiniProgram: () => unsupported('openMiniProgram'),
    liveCourse: () => unsupported('liveCourse'),
  };
}

function surroundings(): Surroundings {
  const page = window as Window & { WebViewJavascriptBridge?: unknown; __wxjs_environment?: string };
  return {
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints ?? 0,
    hasBridge: page.WebViewJavascriptBridge !== undefined,
    wxEnvironment: page.__wxjs_environment,
  };
}

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

const unsupported = (ability: string): Promise<Result<never>> =>
  Promise.resolve(fail({ kind: 'unsupported', ability }));

const denied = (ability: string): Promise<Result<never>> =>
  Promise.resolve(fail({ kind: 'denied', ability }));
