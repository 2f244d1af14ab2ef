import { Runtime } from '@/contract/host';
import { createFakePlatform } from '@/platform/fake';
import { keyValues } from '@/platform/key-values';
import {
  isInsideMiniProgram,
  likelyRuntime,
  operatingSystem,
  type Surroundings,
} from '@/platform/web/user-agent';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; V2231A) AppleWebKit/537.36 Chrome/107.0';
const around = (userAgent: string, more: Partial<Surroundings> = {}): Surroundings => ({
  userAgent,
  maxTouchPoints: 5,
  hasBridge: false,
  wxEnvironment: undefined,
  ...more,
});

describe('where the page runs', () => {
  it.each([
    ['a plain browser', around(ANDROID), Runtime.web],
    ['WeChat', around(`${IPHONE} MicroMessenger/8.0.40`), Runtime.weixinWeb],
    ['the Android app by its marker', around(`${ANDROID} WandouParent/2.3.0 (Android)`), Runtime.androidApp],
    ['the iOS app by its marker', around(`${IPHONE} WandouParent/2.3.0 (iOS)`), Runtime.iosApp],
    ['an app that the operator names', around(`${ANDROID} School/1.0`), Runtime.androidApp],
    ['an app that the operator names, on iOS', around(`${IPHONE} School/1.0`), Runtime.iosApp],
    ['no app on a desktop', around('Mozilla/5.0 (X11; Linux x86_64) School/1.0'), Runtime.web],
    ['the Android app by its bridge', around(ANDROID, { hasBridge: true }), Runtime.androidApp],
    ['the iOS app by its bridge', around(IPHONE, { hasBridge: true }), Runtime.iosApp],
    [
      'WeChat even with a foreign bridge',
      around(`${ANDROID} MicroMessenger/8`, { hasBridge: true }),
      Runtime.weixinWeb,
    ],
    [
      'a desktop browser with a foreign bridge',
      around('Mozilla/5.0 (X11; Linux x86_64)', { hasBridge: true, maxTouchPoints: 0 }),
      Runtime.web,
    ],
  ])('is detected for %s', (_name, surroundings, runtime) => {
    expect(likelyRuntime(surroundings)).toBe(runtime);
  });

  it('may be a web-view of the mini program', () => {
    expect(isInsideMiniProgram(around(`${IPHONE} MicroMessenger/8.0 miniProgram/wx123`))).toBe(true);
    expect(
      isInsideMiniProgram(around(`${IPHONE} MicroMessenger/8.0`, { wxEnvironment: 'miniprogram' })),
    ).toBe(true);
    expect(isInsideMiniProgram(around(`${IPHONE} MicroMessenger/8.0`))).toBe(false);
    expect(isInsideMiniProgram(around(ANDROID, { wxEnvironment: 'miniprogram' }))).toBe(false);
  });

  it('has an operating system, an iPad in disguise included', () => {
    expect(operatingSystem(around(IPHONE))).toBe('ios');
    expect(operatingSystem(around(ANDROID))).toBe('android');
    expect(operatingSystem(around('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)'))).toBe('ios');
    expect(
      operatingSystem(around('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', { maxTouchPoints: 0 })),
    ).toBe('other');
  });
});

const harmony = (device: string) =>
  `Mozilla/5.0 (${device}; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1`;

describe('HarmonyOS NEXT', () => {
  it.each([
    ['a phone', `${harmony('Phone')} Mobile`, 'harmony', Runtime.web],
    ['a phone in WeChat', `${harmony('Phone')} Mobile MicroMessenger/8.0.6`, 'harmony', Runtime.weixinWeb],
    ['a tablet', harmony('Tablet'), 'harmony', Runtime.web],
    ['a computer', harmony('PC'), 'other', Runtime.web],
  ])('is %s', (_name, userAgent, os, runtime) => {
    expect([operatingSystem(around(userAgent)), likelyRuntime(around(userAgent))]).toEqual([os, runtime]);
  });

  it('is an Android phone before NEXT, which it calls itself', () => {
    const before = 'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) AppleWebKit/537.36 Mobile';
    expect(operatingSystem(around(before))).toBe('android');
  });
});

describe('the tab bar', () => {
  const isLeft = (runtime: Runtime, appVersion: string) =>
    createFakePlatform({ runtime, environment: { ...createFakePlatform().environment, appVersion } }).host
      .leavesTabBarToPage;

  it('is left to the page by apps of a version, and where there is no app', () => {
    expect(isLeft(Runtime.androidApp, '1.5.8')).toBe(true);
    expect(isLeft(Runtime.androidApp, '1.5.7')).toBe(false);
    expect(isLeft(Runtime.androidApp, '1.10')).toBe(true);
    expect(isLeft(Runtime.iosApp, '1.5.7')).toBe(false);
    expect(isLeft(Runtime.web, '')).toBe(true);
  });
});

describe('the storage of a browser', () => {
  it('keeps what it is given', () => {
    const kept = new Map<string, string>();
    const storage = keyValues(
      () =>
        ({
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => void kept.set(key, value),
          removeItem: (key: string) => void kept.delete(key),
        }) as unknown as Storage,
    );
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('knows what it could not keep, and not what was kept before it', () => {
    let isFull = false;
    const kept = new Map([['a', 'old']]);
    const storage = keyValues(
      () =>
        ({
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => {
            if (isFull) throw new Error('QuotaExceededError');
            kept.set(key, value);
          },
        }) as unknown as Storage,
    );
    isFull = true;
    storage.set('a', 'new');
    expect(storage.get('a')).toBe('new');
    isFull = false;
    storage.set('a', 'newer');
    expect([storage.get('a'), kept.get('a')]).toEqual(['newer', 'newer']);
  });

  it('lasts as long as the page where the browser forbids it', () => {
    const storage = keyValues(() => {
      throw new Error('SecurityError');
    });
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });
});
