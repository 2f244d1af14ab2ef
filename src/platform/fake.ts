/** A host for tests: no I/O, all calls are recorded. */
import { DEFAULT_CHANNEL } from '@/contract/account/start-values';
import { NetworkType, Runtime } from '@/contract/host';
import { keyValues } from './key-values';
import type { WebViewMessage } from '@/contract/links/values';
import { fail, ok, type Result } from '@/contract/errors';
import { FakeAbilities, type FakeCall } from './fake-abilities';
import { noFirstPaint } from './first-paint';
import { androidApp, inWebView, iosApp, miniProgram, plainWeb, weChatWeb, type Host } from './hosts';
import { supportIn } from './support';
import type { Crop, KeyValueStore, NativeUser, Navigation, Platform, RawPlace } from './types';

interface Move {
  readonly how: 'push' | 'replace' | 'reLaunch' | 'switchTab' | 'back';
  readonly url: string;
}

class FakeNavigation implements Navigation {
  readonly moves: Move[] = [];
  place: RawPlace | null = null;
  pages = 1;

  push = (url: string): Promise<void> => this.record('push', url);
  replace = (url: string): Promise<void> => this.record('replace', url);
  reLaunch = (url: string): Promise<void> => this.record('reLaunch', url);
  switchTab = (url: string): Promise<void> => this.record('switchTab', url);
  back = (): Promise<void> => this.record('back', '');
  depth = (): number => this.pages;
  stack: (() => readonly string[]) | undefined = undefined;
  current = (): RawPlace | null => this.place;

  get last(): Move | undefined {
    return this.moves[this.moves.length - 1];
  }

  private record(how: Move['how'], url: string): Promise<void> {
    this.moves.push({ how, url });
    return Promise.resolve();
  }
}

export function memoryStorage(): KeyValueStore {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
  };
}

/** A device with room for so many characters, like a browser or WeChat: values that do not fit live as long as the page. */
export function fullStorage(room: number): KeyValueStore {
  const kept = new Map<string, string>();
  return keyValues(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      const others = [...kept].reduce((sum, [name, text]) => (name === key ? sum : sum + text.length), 0);
      if (others + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  }));
}

/** Calls of the app to its host. */
interface FakeLog {
  readonly opened: string[];
  readonly dialled: string[];
  readonly copied: string[];
  readonly titles: string[];
  /** Addresses set without loading anything. */
  readonly addresses: string[];
  /** null: reported as logged out. */
  readonly nativeUsers: (NativeUser | null)[];
  readonly nativeLogins: number[];
  readonly authorizations: string[];
  readonly liveCourses: unknown[];
  readonly sentToMiniProgram: WebViewMessage[];
  /** Crops of images. */
  readonly crops: Crop[];
  /** Calls on the first paint. */
  readonly firstPaint: ('handed over' | 'left' | 'adopted')[];
  /** Native commands, through `abilities`. */
  readonly calls: readonly FakeCall[];
}

export interface FakePlatform extends Platform {
  readonly navigation: FakeNavigation;
  /** Configures support and replies; sends events. */
  readonly abilities: FakeAbilities;
  readonly log: FakeLog;
  /** Simulates moving to the background, or back. */
  setVisible(isVisible: boolean): void;
  /** Simulates a storage write by another tab. */
  keepElsewhere(): void;
  /** The back button; false if nothing handles it. */
  pressBack(): boolean;
  /** Simulates an uncaught script error. */
  throwUncaught(error: unknown): void;
  /** Simulates going offline, or back online. */
  setOnline(isOnline: boolean): void;
  /** Simulates an element becoming fully visible, or not. Nothing is visible at first. */
  setSeen(target: unknown, isWhole: boolean): void;
}

const done = (): Promise<Result<void>> => Promise.resolve(ok(undefined));
const unsupported = (ability: string): Promise<Result<never>> =>
  Promise.resolve(fail({ kind: 'unsupported', ability }));

export interface FakePlace extends Partial<Platform> {
  /** In a web view of the mini program. */
  readonly insideMiniProgram?: boolean;
}

/** Created as on the real hosts. */
function hostIn(runtime: Runtime, appVersion: string): Host {
  switch (runtime) {
    case Runtime.androidApp:
      return androidApp(appVersion);
    case Runtime.iosApp:
      return iosApp(appVersion);
    case Runtime.weixinMiniApp:
      return miniProgram();
    default:
      return runtime === Runtime.web ? plainWeb : weChatWeb();
  }
}

/** Plain web by default. `overrides` replace single abilities. */
export function createFakePlatform({ insideMiniProgram, ...overrides }: FakePlace = {}): FakePlatform {
  const runtime = overrides.runtime ?? Runtime.web;
  const appVersion = overrides.environment?.appVersion ?? '';
  const host = hostIn(runtime, appVersion);
  const abilities =
    overrides.abilities instanceof FakeAbilities
      ? overrides.abilities
      : new FakeAbilities((command) => supportIn(runtime, appVersion, command));
  const log: FakeLog = {
    opened: [],
    dialled: [],
    copied: [],
    titles: [],
    addresses: [],
    nativeUsers: [],
    nativeLogins: [],
    authorizations: [],
    liveCourses: [],
    sentToMiniProgram: [],
    crops: [],
    firstPaint: [],
    calls: abilities.calls,
  };
  let backs: (() => void)[] = [];
  const otherPages = new Set<() => void>();
  const watchers = new Set<(isVisible: boolean) => void>();
  const listeners = new Set<(isOnline: boolean) => void>();
  const errorListeners = new Set<(error: unknown) => void>();
  const observed = new Map<(isWhole: boolean) => void, unknown>();
  let counter = 0;
  const base: Platform = {
    runtime,
    os: 'other',
    host: insideMiniProgram ? inWebView(host) : host,
    environment: {
      appVersion: '',
      system: '',
      systemVersion: '',
      phoneModel: '',
      channel: DEFAULT_CHANNEL,
      appDeviceId: '',
      appName: '',
    },
    storage: memoryStorage(),
    transport: {
      send: () => ({ response: Promise.resolve(fail({ kind: 'network' })), abort: () => undefined }),
    },
    navigation: new FakeNavigation(),
    firstPaint: {
      ...noFirstPaint,
      reveal: () => void log.firstPaint.push('handed over'),
      remove: () => void log.firstPaint.push('left'),
      hydrateCache: () => void log.firstPaint.push('adopted'),
    },
    nativeUser: {
      read: () => unsupported('nativeUser'),
      write: (user) => {
        log.nativeUsers.push(user);
        return done();
      },
      backToLogin: () => {
        log.nativeLogins.push(1);
        return done();
      },
    },
    abilities,
    weChat: {
      loginCode: () => unsupported('weChat.loginCode'),
      authorizeRedirect: (url) => void log.authorizations.push(url),
    },
    feedback: null,
    // Never repeats, and is the same in every run.
    randomBytes: (count) =>
      Promise.resolve(
        ok(Uint8Array.from({ length: count }, () => (counter = (counter * 73 + 41) % 251) + 1)),
      ),
    copyText: (text) => {
      log.copied.push(text);
      return done();
    },
    dial: (phone) => {
      log.dialled.push(phone);
      return done();
    },
    openExternal: (url) => {
      log.opened.push(url);
      return done();
    },
    openMiniProgram: () => unsupported('openMiniProgram'),
    liveCourse: (data) => {
      log.liveCourses.push(data);
      return done();
    },
    location: () => ({
      origin: 'https://app.example',
      host: 'app.example',
      path: '/',
      href: 'https://app.example/',
    }),
    launchQuery: () => ({}),
    postToMiniProgram: (message) => void log.sentToMiniProgram.push(message),
    holdBack: (onBack) => {
      backs.push(onBack);
      return () => void (backs = backs.filter((other) => other !== onBack));
    },
    cropPicture: (picture, crop) => {
      log.crops.push(crop);
      return Promise.resolve(ok({ ...picture, path: `${picture.path}#square` }));
    },
    preloadImage: () => Promise.resolve(true),
    replaceAddress: (href) => void log.addresses.push(href),
    reload: () => undefined,
    setTitle: (title) => void log.titles.push(title),
    utcOffsetAt: () => 8 * 60,
    viewport: () => ({ width: 375, height: 812 }),
    networkType: () => NetworkType.wifi,
    onNetworkChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onScriptError: (listener) => {
      errorListeners.add(listener);
      return () => errorListeners.delete(listener);
    },
    onKeptElsewhere: (listener) => {
      otherPages.add(listener);
      return () => otherPages.delete(listener);
    },
    onVisibilityChange: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    observeVisibility: (target, listener) => {
      observed.set(listener, target);
      return () => observed.delete(listener);
    },
  };
  const platform = { ...base, ...overrides };
  const navigation =
    platform.navigation instanceof FakeNavigation ? platform.navigation : new FakeNavigation();
  return {
    ...platform,
    navigation,
    abilities,
    log,
    pressBack: () => {
      const onBack = backs.pop();
      onBack?.();
      return onBack !== undefined;
    },
    keepElsewhere: () => otherPages.forEach((listener) => listener()),
    setVisible: (isVisible) => watchers.forEach((watcher) => watcher(isVisible)),
    throwUncaught: (error) => errorListeners.forEach((listener) => listener(error)),
    setOnline: (isOnline) => listeners.forEach((listener) => listener(isOnline)),
    setSeen: (target, isWhole) =>
      observed.forEach((its, listener) => {
        if (its === target) listener(isWhole);
      }),
  };
}
