import { DEFAULT_CHANNEL } from '@/contract/constants';
import { Runtime } from '@/contract/enums';
import { fail, type Result } from '@/contract/errors';
import type { NativeRuntime } from '../bridge/native-host';
import type { EnvironmentInfo, Platform } from '../types';
import { browser } from './browser';
import { webNavigation } from './navigation';
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
  return (await inNativeApp(base, runtime)) ?? { ...base, runtime: Runtime.web };
}

/** The native layer is loaded inside the apps alone. */
async function inNativeApp(base: Platform, runtime: NativeRuntime): Promise<Platform | undefined> {
  try {
    const { nativePlatform } = await import('./native');
    return await nativePlatform(base, runtime);
  } catch {
    return undefined;
  }
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
    navigation: webNavigation,
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

const unsupported = (ability: string): Promise<Result<never>> =>
  Promise.resolve(fail({ kind: 'unsupported', ability }));
