/** Host for rendering the guest home into the document (guest-home.tsx): it can call the backend and nothing else. */
import { DEFAULT_CHANNEL } from '@/contract/account/start-values';
import { fail, ok, type Result } from '@/contract/errors';
import { NetworkType, Runtime } from '@/contract/host';
import { answeredAbilities } from './answered';
import { plainWeb } from './hosts';
import type { HttpRequest, HttpResponse, KeyValueStore, Platform } from './types';
import { noFirstPaint } from './first-paint';

/** Answers a call in-process; undefined: not supported by this backend. */
export type Ask = (request: HttpRequest) => Promise<HttpResponse | undefined>;

const nothing = (): undefined => undefined;
const unsubscribe = (): (() => void) => nothing;
const unsupported = (): Promise<Result<never>> =>
  Promise.resolve(fail({ kind: 'unsupported', ability: 'rendering' }));
const still = (): Promise<void> => Promise.resolve();

export function renderingPlatform(ask: Ask, storage: KeyValueStore): Platform {
  const texts = {
    appVersion: '',
    system: '',
    systemVersion: '',
    phoneModel: '',
    appDeviceId: '',
    appName: '',
  };
  return {
    runtime: Runtime.web,
    os: 'other',
    host: plainWeb,
    environment: { ...texts, channel: DEFAULT_CHANNEL },
    storage,
    transport: {
      send: (request) => ({
        response: ask(request).then((answer) => (answer ? ok(answer) : fail({ kind: 'network' }))),
        abort: nothing,
      }),
    },
    navigation: {
      push: still,
      replace: still,
      reLaunch: still,
      switchTab: still,
      back: still,
      depth: () => 1,
      current: () => null,
    },
    firstPaint: noFirstPaint,
    nativeUser: { read: unsupported, write: unsupported, backToLogin: unsupported },
    abilities: answeredAbilities('web', () => Promise.reject(new Error('nothing is done here'))),
    weChat: { loginCode: unsupported, authorizeRedirect: nothing },
    feedback: null,
    // Not used for signing or encryption: only for a throwaway device id.
    randomBytes: (count) => Promise.resolve(ok(new Uint8Array(count))),
    copyText: unsupported,
    dial: unsupported,
    openExternal: unsupported,
    openMiniProgram: unsupported,
    liveCourse: unsupported,
    postToMiniProgram: nothing,
    location: () => null,
    launchQuery: () => ({}),
    holdBack: unsubscribe,
    cropPicture: unsupported,
    preloadImage: () => Promise.resolve(true),
    replaceAddress: nothing,
    reload: nothing,
    setTitle: nothing,
    utcOffsetAt: () => 8 * 60,
    viewport: () => ({ width: 375, height: 812 }),
    networkType: () => NetworkType.wifi,
    onNetworkChange: unsubscribe,
    onScriptError: () => () => undefined,
    onVisibilityChange: unsubscribe,
    onKeptElsewhere: unsubscribe,
    observeVisibility: unsubscribe,
  };
}
