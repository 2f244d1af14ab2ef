/** A host for tests: nothing leaves the process, everything asked for is written down. */
import { DEFAULT_CHANNEL } from '@/contract/constants';
import { NetworkType, Runtime } from '@/contract/enums';
import { fail, ok, type Result } from '@/contract/errors';
import type { KeyValueStore, NativeUser, Navigation, Platform, RawPlace } from './types';

export interface Move {
  readonly how: 'push' | 'replace' | 'reLaunch' | 'switchTab' | 'back';
  readonly url: string;
}

export class FakeNavigation implements Navigation {
  readonly moves: Move[] = [];
  place: RawPlace | null = null;
  pages = 1;

  push = (url: string): Promise<void> => this.record('push', url);
  replace = (url: string): Promise<void> => this.record('replace', url);
  reLaunch = (url: string): Promise<void> => this.record('reLaunch', url);
  switchTab = (url: string): Promise<void> => this.record('switchTab', url);
  back = (): Promise<void> => this.record('back', '');
  depth = (): number => this.pages;
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
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/** What the app did to its host. */
export interface FakeLog {
  readonly opened: string[];
  readonly dialled: string[];
  readonly copied: string[];
  readonly titles: string[];
  /** Addresses that the page took on without loading anything. */
  readonly addresses: string[];
  /** null: told that nobody is logged in. */
  readonly nativeUsers: (NativeUser | null)[];
  readonly nativeLogins: number[];
  readonly authorizations: string[];
  readonly liveCourses: unknown[];
}

export interface FakePlatform extends Platform {
  readonly navigation: FakeNavigation;
  readonly log: FakeLog;
  /** As if the page went to the background, or came back. */
  setVisible(isVisible: boolean): void;
}

const done = (): Promise<Result<void>> => Promise.resolve(ok(undefined));
const unsupported = (ability: string): Promise<Result<never>> =>
  Promise.resolve(fail({ kind: 'unsupported', ability }));

/** Plain web unless told otherwise. `overrides` replace single abilities. */
export function createFakePlatform(overrides: Partial<Platform> = {}): FakePlatform {
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
  };
  const watchers = new Set<(isVisible: boolean) => void>();
  let counter = 0;
  const base: Platform = {
    runtime: Runtime.web,
    os: 'other',
    insideMiniProgram: false,
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
    weChat: {
      loginCode: () => unsupported('weChat.loginCode'),
      authorizeRedirect: (url) => void log.authorizations.push(url),
    },
    feedback: null,
    // Never the same twice, and the same in every run.
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
    replaceAddress: (href) => void log.addresses.push(href),
    reload: () => undefined,
    setTitle: (title) => void log.titles.push(title),
    viewport: () => ({ width: 375, height: 812 }),
    networkType: () => NetworkType.wifi,
    onNetworkChange: () => () => undefined,
    onVisibilityChange: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
  const platform = { ...base, ...overrides };
  const navigation =
    platform.navigation instanceof FakeNavigation ? platform.navigation : new FakeNavigation();
  return {
    ...platform,
    navigation,
    log,
    setVisible: (isVisible) => watchers.forEach((watcher) => watcher(isVisible)),
  };
}
