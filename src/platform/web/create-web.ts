import { DEFAULT_CHANNEL } from '@/contract/account/start-values';
import { Runtime } from '@/contract/host';
import { fail, type Result } from '@/contract/errors';
import type { Abilities } from '../abilities';
import { answeredAbilities } from '../answered';
import type { FirstPaint } from '../first-paint';
import type { EnvironmentInfo, Platform } from '../types';
import { browser } from './browser';
import { keepOffline, keepsOffline } from './keep-offline';
import type { NativeRuntime } from './native';
import { heldBack, webNavigation } from './navigation';
import { keyValues } from '../key-values';
import { webTransport } from './transport';
import { lazyWeChatSharing } from './lazy-we-chat-sharing';
import { isInsideMiniProgram, likelyRuntime, operatingSystem, type Surroundings } from './user-agent';
import { inSilentApp, inWebView, plainWeb, weChatWeb } from '../hosts';

const NO_APP: EnvironmentInfo = {
  appVersion: '',
  system: '',
  systemVersion: '',
  phoneModel: '',
  channel: DEFAULT_CHANNEL,
  appDeviceId: '',
  appName: '',
};

export async function createWebPlatform(firstPaint: FirstPaint): Promise<Platform> {
  try {
    return await foundPlatform(firstPaint);
  } catch (error) {
    // The page below shows that the start failed.
    firstPaint.remove();
    throw error;
  }
}

/** Detects once, at the start, which of the four web hosts the page runs in. */
async function foundPlatform(firstPaint: FirstPaint): Promise<Platform> {
  const around = surroundings();
  const runtime = likelyRuntime(around);
  const isInside = isInsideMiniProgram(around);
  const base = browserPlatform(around, runtime === Runtime.weixinWeb, firstPaint);
  if (keepsOffline(runtime, isInside)) keepOffline();
  if (isInside) return inMiniProgram({ ...base, runtime, host: inWebView(base.host) });
  if (runtime === Runtime.web) {
    const openApp = (link: string): void => window.location.assign(link);
    return { ...base, runtime, openApp, print: () => window.print() };
  }
  if (runtime === Runtime.weixinWeb) return { ...base, runtime };
  return (await inNativeApp(base, runtime)) ?? { ...base, runtime: Runtime.web, host: inSilentApp };
}

/** Loaded only in the mini program's web view. */
async function inMiniProgram(base: Platform): Promise<Platform> {
  try {
    const { insideMiniProgram } = await import('./inside-mini-program');
    return insideMiniProgram(base);
  } catch {
    return base;
  }
}

/** Loaded only inside the apps. */
async function inNativeApp(base: Platform, runtime: NativeRuntime): Promise<Platform | undefined> {
  try {
    const { nativePlatform } = await import('./native');
    return await nativePlatform(base, runtime);
  } catch {
    return undefined;
  }
}

const webAbilities = (): Abilities =>
  answeredAbilities('web', (emit) =>
    import('./answers').then(({ createWebAnswers }) => createWebAnswers(emit)),
  );

const weChatAbilities = (): Abilities =>
  answeredAbilities('weChatWeb', (emit) =>
    import('./answers').then(({ createWeChatWebAnswers }) => createWeChatWebAnswers(emit)),
  );

function browserPlatform(around: Surroundings, isWeChat: boolean, firstPaint: FirstPaint): Platform {
  return {
    ...browser,
    runtime: Runtime.web,
    os: operatingSystem(around),
    host: isWeChat ? weChatWeb() : plainWeb,
    environment: NO_APP,
    storage: keyValues(() => window.localStorage),
    transport: webTransport,
    navigation: webNavigation,
    firstPaint,
    replaceAddress: (href) => {
      browser.replaceAddress(href);
      heldBack.readdressed();
    },
    holdBack: (onBack) => heldBack.hold(onBack),
    // During a traversal from a layer's entry the browser would drop the navigation.
    openExternal: (url, options) => heldBack.drop().then(() => browser.openExternal(url, options)),
    feedback: null,
    nativeUser: {
      read: () => unsupported('nativeUser'),
      write: () => unsupported('nativeUser'),
      backToLogin: () => unsupported('nativeUser'),
    },
    abilities: isWeChat ? weChatAbilities() : webAbilities(),
    weChat: {
      loginCode: () => unsupported('weChat.loginCode'),
      authorizeRedirect: (url) => void browser.openExternal(url, { replace: true }),
      ...(isWeChat &&
        !isInsideMiniProgram(around) && { sharing: lazyWeChatSharing(operatingSystem(around)) }),
    },
    loadDeviceCheck: () => import('./device-check').then(({ createDeviceCheck }) => createDeviceCheck()),
    ...(canRecord() && {
      loadRecorder: () => import('./recorder').then(({ createRecorder }) => createRecorder()),
    }),
    // Android's web views have no voices.
    ...('speechSynthesis' in window && {
      loadSpeech: () => import('./speech').then(({ WebSpeech }) => new WebSpeech(window.speechSynthesis)),
    }),
    chime: () => void import('./chime').then(({ chime }) => chime()).catch(() => undefined),
    loadDeviceFiles: () => import('./device-files').then(({ createDeviceFiles }) => createDeviceFiles()),
    openMiniProgram: () => unsupported('openMiniProgram'),
    liveCourse: () => unsupported('liveCourse'),
    postToMiniProgram: () => undefined,
    sound: () => import('./sound').then(({ createSound }) => createSound()),
    cropPicture: (picture, crop) =>
      // Already loaded: the picture was chosen with it.
      import('./answers').then((answers) => answers.cropPicture(picture, crop)),
  };
}

/** Old web views lack both, and a microphone requires https. */
const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' && (navigator.mediaDevices as MediaDevices | undefined) !== undefined;

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
