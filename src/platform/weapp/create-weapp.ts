import Taro from '@tarojs/taro';
import { DEFAULT_CHANNEL } from '@/contract/account/start-values';
import { Runtime, NetworkType } from '@/contract/host';
import { fail, ok, type Result } from '@/contract/errors';
import { EXPOSURE_THRESHOLD } from '@/contract/tracking/values';
import { answeredAbilities } from '../answered';
import { taroNavigation } from '../navigation';
import type { OperatingSystem, Platform, SubscribeSettings } from '../types';
import { utcOffsetAt } from '../zone';
import { attempt, done, randomBytes, unsupported } from './abilities';
import { NativeFeedback } from './feedback';
import { EDITION, isOriginalId } from './mini-programs';
import { watchUpdates } from './updates';
import type { HttpTransport } from '@/platform/types';
import { bodyOfText } from '../answered-text';
import { keyValues } from '../key-values';
import { miniProgram } from '../hosts';
import { noFirstPaint } from '../first-paint';

/** As on the web: WeChat rounds, too. */
const WHOLE = EXPOSURE_THRESHOLD - 0.01;

/** Taro renders elements under its own ids. */
const observeVisibility: Platform['observeVisibility'] = (target, listener) => {
  const { uid, sid } = (target ?? {}) as { readonly uid?: unknown; readonly sid?: unknown };
  const id = uid || sid;
  const page = Taro.getCurrentInstance().page;
  if (typeof id !== 'string' || !page) return () => undefined;
  let observer: Taro.IntersectionObserver | undefined;
  let isOver = false;
  // WeChat finds the element only after it has drawn it.
  Taro.nextTick(() => {
    if (isOver) return;
    try {
      observer = Taro.createIntersectionObserver(page, { thresholds: [WHOLE] });
      observer
        .relativeToViewport()
        .observe(`#${id}`, ({ intersectionRatio = 0 }) => listener(intersectionRatio >= WHOLE));
    } catch {
      // An id that is not a valid selector, or the page is gone.
    }
  });
  return () => {
    isOver = true;
    observer?.disconnect();
  };
};

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

/** wx.request requires absolute addresses and parses JSON itself. */
const weappTransport: HttpTransport = {
  send({ method, url, headers, body, timeoutMs }) {
    const task = Taro.request<unknown, unknown>({
      method,
      url,
      header: { 'content-type': 'application/json', ...headers },
      timeout: timeoutMs,
      ...(body === undefined ? {} : { data: body }),
    });
    const response = task
      .then(({ statusCode, data }) =>
        ok({
          status: statusCode,
          ...(typeof data === 'string' ? bodyOfText(data) : { body: data }),
        }),
      )
      .catch(() => fail({ kind: 'network' } as const));
    return { response, abort: () => task.abort() };
  },
};

const TYPES: Readonly<Record<string, NetworkType>> = {
  wifi: NetworkType.wifi,
  '2g': NetworkType.g2,
  '3g': NetworkType.g3,
  '4g': NetworkType.g4,
  '5g': NetworkType.g5,
};

export function createMiniProgramPlatform(): Promise<Platform> {
  const network = watchNetwork();
  const updates = watchUpdates(Taro.getUpdateManager());
  const device = Taro.getDeviceInfo();
  const platform: Platform = {
    runtime: Runtime.weixinMiniApp,
    os: operatingSystem(device.platform),
    host: miniProgram(!__APP_ENV__.loginFirst),
    environment: {
      appVersion: '',
      system: '',
      systemVersion: device.system,
      phoneModel: device.model,
      channel: DEFAULT_CHANNEL,
      appDeviceId: '',
      appName: '',
    },
    storage: weappStorage,
    transport: weappTransport,
    firstPaint: noFirstPaint,
    navigation: {
      ...taroNavigation,
      stack: () => Taro.getCurrentPages().map(({ route }) => route ?? ''),
    },
    feedback: new NativeFeedback(),
    nativeUser: {
      read: () => unsupported('nativeUser'),
      write: () => unsupported('nativeUser'),
      backToLogin: () => unsupported('nativeUser'),
    },
    abilities: answeredAbilities('miniProgram', (emit) =>
      import('./answers').then(({ createWeappAnswers }) => createWeappAnswers(emit, Taro)),
    ),
    weChat: {
      loginCode: async () => {
        const answer = await attempt('weChat.loginCode', Taro.login());
        return answer.ok ? ok(answer.value.code) : answer;
      },
      authorizeRedirect: () => undefined,
      explainRefusal: (reason) => import('./answers').then((answers) => answers.explainRefusal(Taro, reason)),
      subscribing: { ask, settings },
    },
    randomBytes: (count) => randomBytes(count),
    copyText: (text) => import('./answers').then((answers) => answers.copyText(Taro, text)),
    dial: (phone) =>
      /^\+?[\d\s-]+$/.test(phone)
        ? done('dial', Taro.makePhoneCall({ phoneNumber: phone.replace(/[\s-]/g, '') }))
        : Promise.resolve(fail({ kind: 'denied', ability: 'dial' })),
    addToCalendar: (entry) => import('./answers').then((answers) => answers.addToCalendar(Taro, entry)),
    alertBeforeLeave: (question) => {
      if (question === null) Taro.disableAlertBeforeUnload({});
      else Taro.enableAlertBeforeUnload({ message: question });
    },
    // The router opens links in the web-view page.
    openExternal: () => unsupported('openExternal'),
    openMiniProgram: ({ userName, path, edition }) =>
      isOriginalId(userName)
        ? unsupported('openMiniProgram')
        : done(
            'openMiniProgram',
            Taro.navigateToMiniProgram({ appId: userName, path, envVersion: EDITION[edition] }),
          ),
    liveCourse: () => unsupported('liveCourse'),
    location: () => null,
    launchQuery: () => decoded(Taro.getLaunchOptionsSync().query ?? {}),
    onOpenedAgain: (listener) => {
      const shown = ({ query }: Taro.onAppShow.CallbackResult): void => listener(decoded(query ?? {}));
      Taro.onAppShow(shown);
      return () => Taro.offAppShow(shown);
    },
    onNewVersion: updates.onNewVersion,
    startNewVersion: updates.start,
    postToMiniProgram: () => undefined,
    holdBack: () => () => undefined,
    cropPicture: (picture) => import('./answers').then((answers) => answers.cropPicture(Taro, picture)),
    preloadImage: async (src) => (await attempt('preloadImage', Taro.getImageInfo({ src }))).ok,
    replaceAddress: () => undefined,
    reload: () => undefined,
    setTitle: (title) => void Taro.setNavigationBarTitle({ title }),
    utcOffsetAt,
    viewport: () => {
      const { windowWidth, windowHeight } = Taro.getWindowInfo();
      return { width: windowWidth, height: windowHeight };
    },
    networkType: () => network.type,
    onNetworkChange: (listener) => {
      const changed = ({ isConnected }: { isConnected: boolean }): void => listener(isConnected);
      Taro.onNetworkStatusChange(changed);
      return () => Taro.offNetworkStatusChange(changed);
    },
    onScriptError: (listener) => {
      Taro.onError(listener);
      return () => Taro.offError(listener);
    },
    observeVisibility,
    onKeptElsewhere: () => () => undefined,
    onVisibilityChange: (listener) => {
      const shown = (): void => listener(true);
      const hidden = (): void => listener(false);
      Taro.onAppShow(shown);
      Taro.onAppHide(hidden);
      return () => {
        Taro.offAppShow(shown);
        Taro.offAppHide(hidden);
      };
    },
  };
  return Promise.resolve(platform);
}

function operatingSystem(platform: string): OperatingSystem {
  if (platform === 'ohos') return 'harmony';
  return platform === 'ios' || platform === 'android' ? platform : 'other';
}

function decoded(query: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return Object.fromEntries(pairs.map(([name, value]) => [name, decodeText(value)]));
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** wx reports the network type only by callback; keep the last one. */
function watchNetwork(): { readonly type: NetworkType } {
  const network: { type: NetworkType } = { type: NetworkType.unknown };
  const remember = ({ networkType }: { networkType: string }): void => {
    network.type = TYPES[networkType] ?? NetworkType.unknown;
  };
  Taro.getNetworkType().then(remember, () => undefined);
  Taro.onNetworkStatusChange(remember);
  return network;
}

/** `entityIds` is Alipay's; WeChat ignores it. */
async function ask(templateIds: readonly string[]): Promise<Result<Readonly<Record<string, unknown>>>> {
  const asked = Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] });
  const answer = await attempt('subscribe', asked);
  return answer.ok ? ok({ ...answer.value }) : answer;
}

async function settings(): Promise<Result<SubscribeSettings>> {
  const answer = await attempt('subscribe', Taro.getSetting({ withSubscriptions: true }));
  if (!answer.ok) return answer;
  // Absent before WeChat has asked for anything.
  const { mainSwitch = true, itemSettings = {} } = (answer.value.subscriptionsSetting ??
    {}) as Partial<SubscribeSettings>;
  return ok({ mainSwitch, itemSettings });
}
