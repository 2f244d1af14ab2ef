import type { BridgeCommandName, BridgeEventName, ParamsOf } from '@/contract/bridge';
import { visibilityInApp } from '@/platform/bridge/lifecycle';
import { NativeAbilities } from '@/platform/bridge/native-abilities';
import { NativeBridge } from '@/platform/bridge/native-bridge';
import { NativeEvents, type NativeSystem } from '@/platform/bridge/native-events';
import { nativeHost, readAppInfo } from '@/platform/bridge/native-host';
import { amount, appInfo, flag, replyFields } from '@/platform/bridge/replies';
import { parseReply } from '@/platform/bridge/reply-parsers';
import { FakeAbilities } from '@/platform/fake-abilities';
import { FakeTime } from '../../support/fakes/fake-time';
import { FakeAppBridge } from './support/fake-page';

const INFO = {
  appVersion: '2.3.0',
  system: 1,
  systemVersion: '14',
  phoneModel: 'X',
  channel: 4,
  appDeviceId: 'd',
  appName: 'n',
};

interface Given {
  readonly system?: NativeSystem;
  readonly appVersion?: string;
  readonly page?: { shareAndroid?: { Share?(params: string): unknown } };
}

/** An app that answers every command with `reply`. */
function nativeApp(reply: unknown, { system = 'android', appVersion = '9.9.9', page = {} }: Given = {}) {
  const handlers = new Proxy({}, { get: () => () => reply });
  const app = new FakeAppBridge(handlers);
  const time = new FakeTime();
  const events = new NativeEvents(system);
  const bridge = new NativeBridge((onReady) => onReady(app), time, events.handlers());
  const abilities = new NativeAbilities({ bridge, events, system, appVersion, page });
  return { app, time, events, bridge, abilities, host: nativeHost(abilities) };
}

describe('the app info', () => {
  const bridgeOf = (handlers: Record<string, () => unknown>, time = new FakeTime()) => {
    const app = new FakeAppBridge(handlers);
    return { app, bridge: new NativeBridge((onReady) => onReady(app), time), time };
  };

  it('is read from an object or from its JSON, numbers as text', async () => {
    const expected = { ...INFO, system: '1', channel: '4' };
    expect(await readAppInfo(bridgeOf({ GetSystemEnvInfo: () => INFO }).bridge)).toEqual(expected);
    expect(await readAppInfo(bridgeOf({ GetSystemEnvInfo: () => JSON.stringify(INFO) }).bridge)).toEqual(
      expected,
    );
  });

  it('is asked for twice, five seconds each, before the page counts as a plain one', async () => {
    const { app, bridge, time } = bridgeOf({});
    const info = readAppInfo(bridge);
    time.advance(5000);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(app.calls).toHaveLength(2);
    time.advance(5000);
    expect(await info).toBeUndefined();
    expect(app.calls).toHaveLength(2);
  });

  it('has channel 0 when the app gives none, and is nothing without a version', () => {
    expect(appInfo({ appVersion: '1.0.0' })).toMatchObject({ channel: '0', phoneModel: '' });
    expect(appInfo({ system: '1' })).toBeUndefined();
    expect(appInfo('garbage')).toBeUndefined();
  });
});

describe('the user of the native app', () => {
  const user = { userId: 42, token: 't', time: 17 };
  const wrapped = `0123456789abc${JSON.stringify(user)}"}`;

  it('is read as JSON, or as JSON within the wrapper of Android', async () => {
    for (const given of [user, JSON.stringify(user), wrapped]) {
      expect(await nativeApp(given).host.nativeUser.read()).toMatchObject({
        ok: true,
        value: { userId: 42, token: 't', appToken: '', openId: '' },
      });
    }
  });

  it('is nobody when it cannot be read, and when it is blank', async () => {
    for (const given of [
      '',
      'short',
      'nonsense that is long enough',
      '[1]',
      7,
      null,
      { userId: 0, token: '' },
    ]) {
      expect(await nativeApp(given).host.nativeUser.read()).toEqual({ ok: true, value: null });
    }
  });

  it('has its wrapper on Android alone', async () => {
    expect(await nativeApp(wrapped, { system: 'ios' }).host.nativeUser.read()).toEqual({
      ok: true,
      value: null,
    });
  });

  it('is told to the app after a login and blanked after a logout', async () => {
    const { app, host } = nativeApp(undefined);
    expect(
      await host.nativeUser.write({ userId: 42, token: 't', time: 17, appToken: 'a', openId: 'o' }),
    ).toEqual({ ok: true, value: undefined });
    await host.nativeUser.write(null);
    await host.nativeUser.backToLogin();
    expect(app.calls[0]).toMatchObject({
      name: 'SetUserData',
      data: { userId: 42, token: 't', time: 17, appToken: 'a' },
    });
    expect(app.calls[1]).toMatchObject({ name: 'SetUserData', data: { userId: 0, token: '', time: 0 } });
    expect(app.calls[2]).toMatchObject({ name: 'BackToAppLogin' });
  });

  it('has numbers where the app sends text', async () => {
    expect(await nativeApp({ userId: '42', token: 't', time: '17' }).host.nativeUser.read()).toMatchObject({
      value: { userId: 42, time: 17 },
    });
  });
});

describe('what the app replies', () => {
  const read = (command: BridgeCommandName, reply: unknown, system: NativeSystem = 'ios'): unknown => {
    const result = parseReply(command, reply, system);
    return result.ok ? result.value : result.error;
  };

  it('counts bytes and pixels as numbers, as text and with their unit', () => {
    expect(
      [12, '12', '1.5 MB', '2K', { size: '3' }, '{"size":4}'].map((r) => read('getCourseCacheSize', r)),
    ).toEqual([12, 12, 1.5 * 2 ** 20, 2048, 3, 4]);
    expect([44, '44px', { height: 20 }].map((reply) => read('getDeviceTopHeight', reply))).toEqual([
      44, 44, 20,
    ]);
    expect(['', 'much', -1, null, [], {}, NaN].map((reply) => amount(reply))).toEqual(
      Array(7).fill(undefined),
    );
  });

  it('says whether it may notify in any of the ways there are', () => {
    const yes = [true, 'true', 1, '1', { state: 1 }, '{"status":true}'];
    const no = [false, 'false', 0, '0', { state: '0' }, { status: 0 }];
    expect(yes.map((reply) => read('getPushState', reply))).toEqual(yes.map(() => true));
    expect(no.map((reply) => read('getPushState', reply))).toEqual(no.map(() => false));
    expect([flag('maybe'), flag(undefined), flag({})]).toEqual([undefined, undefined, undefined]);
  });

  it('has the files in fileArr on Android and in a parsed object on iOS', () => {
    const path = '/storage/a/one.jpg';
    const one = { path, name: 'one.jpg', size: 0 };
    const full = { path, name: 'n', size: '12' };
    expect(read('chooseFile', { fileArr: [path] }, 'android')).toEqual({ files: [one] });
    expect(read('chooseFile', JSON.stringify({ fileArr: JSON.stringify([full]) }), 'android')).toEqual({
      files: [{ ...full, size: 12 }],
    });
    expect(read('chooseFile', { files: [full] })).toEqual({ files: [{ ...full, size: 12 }] });
    expect(read('chooseFile', full)).toEqual({ files: [{ ...full, size: 12 }] });
    expect(read('chooseFile', { fileArr: [] })).toEqual({ files: [] });
    expect(read('uploadFile', { fileArr: ['https://a/1', { url: 'https://a/2' }] }, 'android')).toEqual({
      urls: ['https://a/1', 'https://a/2'],
    });
    expect(read('uploadFile', '{"url":"https://a/1"}')).toEqual({ urls: ['https://a/1'] });
  });

  it('is unreadable as a whole when one file of it is, or no web address', () => {
    expect(read('chooseFile', { fileArr: ['/a.jpg', {}] })).toBe('unreadable');
    expect(read('uploadFile', { fileArr: ['https://a/1', 'file:///a'] })).toBe('unreadable');
    expect(read('uploadFile', 'nothing')).toBe('unreadable');
  });

  it('names the platforms in an object or in a bare list', () => {
    expect(read('getSharePlatforms', { platforms: ['friend', 7, null] })).toEqual({
      platforms: ['friend', '7'],
    });
    expect(read('getSharePlatforms', '["friend"]')).toEqual({ platforms: ['friend'] });
    expect(read('getSharePlatforms', { platforms: 'friend' })).toBe('unreadable');
  });

  it('says no with false, 0, or an object that does', () => {
    for (const no of [false, 0, '0', { status: 0 }, { success: false }, '{"success":"0"}']) {
      expect(read('saveImage', no)).toBe('refused');
      expect(read('chooseFile', no)).toBe('refused');
    }
    for (const yes of [null, undefined, '', 'ok', 1, {}, { status: 1 }, [], { code: 0 }]) {
      expect(read('saveImage', yes)).toBeNull();
    }
    expect(replyFields('[1]')).toBeUndefined();
  });
});

describe('what leaves for the app', () => {
  const PICTURE = { shareType: 'image', shareImgBase: 'data:image/png;base64,AA==', WeChatType: 0 } as const;

  it('shares pictures, films and links by one command, told apart by their kind', async () => {
    const { app, abilities } = nativeApp('ok', { system: 'ios' });
    await abilities.call('shareImage', PICTURE);
    await abilities.call('shareVideo', {
      shareType: 'video',
      shareVideoUrl: 'https://a/b.mp4',
      type: 'douyin',
    });
    expect(app.calls.map(({ name, data }) => [name, 'shareType' in data && data.shareType])).toEqual([
      ['Share', 'image'],
      ['Share', 'video'],
    ]);
  });

  it('hands pictures on Android to the object that is there for them', async () => {
    const given: string[] = [];
    const page = { shareAndroid: { Share: (text: string) => void given.push(text) } };
    const { app, abilities } = nativeApp('ok', { page });
    expect(await abilities.call('shareImage', PICTURE)).toEqual({ ok: true, value: null });
    expect(given.map((text) => JSON.parse(text) as unknown)).toEqual([PICTURE]);
    expect(app.calls).toEqual([]);
  });

  it('says so when that object is missing, or fails', async () => {
    const message = 'window对象不存在shareAndroid属性';
    const failing = () => {
      throw new Error('Java exception');
    };
    for (const page of [{}, { shareAndroid: {} }, { shareAndroid: { Share: failing } }]) {
      expect(await nativeApp('ok', { page }).abilities.call('shareImage', PICTURE)).toEqual({
        ok: false,
        error: { kind: 'business', code: '', message },
      });
    }
  });

  it('is no address but http and https', async () => {
    const { app, abilities, host } = nativeApp('ok', { system: 'ios' });
    const url = 'javascript:alert(1)';
    const denied = [
      await abilities.call('openWebLink', { url, replace: false }),
      await abilities.call('openFile', { url, isDownload: 0 }),
      await abilities.call('saveVideo', { url }),
      await abilities.call('toAppStore', { url: 'itms-apps://x' }),
      await abilities.call('shareVideo', { shareType: 'video', shareVideoUrl: 'file:///a', type: '' }),
      await host.openExternal(url),
    ];
    expect(denied.map((result) => !result.ok && result.error.kind)).toEqual(denied.map(() => 'denied'));
    expect(app.calls).toEqual([]);
  });

  it('opens links, mini programs and live courses', async () => {
    const { app, host } = nativeApp('ok', { system: 'ios' });
    await host.openExternal('https://a.example/', { replace: true });
    await host.openMiniProgram({ userName: 'gh_1', path: '/a', edition: 0 });
    const courseData = { liveId: 1 } as unknown as ParamsOf<'liveCourse'>['courseData'];
    await host.liveCourse(courseData);
    expect(app.calls.map(({ name, data }) => [name, data])).toMatchObject([
      ['OpenWebLink', { url: 'https://a.example/', replace: true }],
      ['StartMiniProgram', { username: 'gh_1', path: '/a', type: 0 }],
      ['LiveCourse', { courseData }],
    ]);
  });
});

describe('what the app tells the page', () => {
  const EVENTS: BridgeEventName[] = [
    'OnResume',
    'OnPause',
    'WebViewGoBack',
    'SaveVideoProgress',
    'GetWebInitStatus',
  ];

  it('has one handler each; only Android asks whether the page has started', () => {
    expect(nativeApp('').app.registered.sort()).toEqual([...EVENTS].sort());
    expect(nativeApp('', { system: 'ios' }).app.registered).not.toContain('GetWebInitStatus');
  });

  it('reaches all who listen, and nobody after they stop', () => {
    const { app, abilities } = nativeApp('');
    const heard: string[] = [];
    const stop = abilities.on('OnResume', () => heard.push('one'));
    abilities.on('OnResume', () => heard.push('two'));
    expect(app.tell('OnResume')).toEqual([{}]);
    stop();
    app.tell('OnResume', undefined, false);
    expect(heard).toEqual(['one', 'two', 'two']);
  });

  it('is not kept for those who come later', () => {
    const { app, abilities } = nativeApp('');
    app.tell('OnResume');
    const heard: unknown[] = [];
    abilities.on('OnResume', (data) => heard.push(data));
    expect(heard).toEqual([]);
  });

  it('reads how far a film is saved from a number, a text or an object, and nothing from anything else', () => {
    const { app, abilities } = nativeApp('');
    const heard: number[] = [];
    abilities.on('SaveVideoProgress', ({ progress }) => heard.push(progress));
    for (const data of [5, '45', '{"progress":"60"}', { progress: 170 }, 'soon', {}, null]) {
      app.tell('SaveVideoProgress', data);
    }
    expect(heard).toEqual([5, 45, 60, 100]);
  });

  it('learns that the page has started when it has, however early it asked', () => {
    const { app, events } = nativeApp('');
    const early = app.tell('GetWebInitStatus');
    expect(early).toEqual([]);
    app.tell('GetWebInitStatus', '', false);
    events.started();
    expect(early).toEqual([{ status: 1 }]);
    expect(app.tell('GetWebInitStatus')).toEqual([{ status: 1 }]);
  });
});

describe('whether the page is in front', () => {
  it('is what the page or the app said last, and is not said twice', () => {
    const abilities = new FakeAbilities();
    let page: (isVisible: boolean) => void = () => undefined;
    let isStopped = false;
    const heard: boolean[] = [];
    const watch = visibilityInApp((listener) => {
      page = listener;
      return () => (isStopped = true);
    }, abilities);
    const stop = watch((isVisible) => heard.push(isVisible));
    page(true);
    abilities.tell('OnPause', null);
    page(false);
    page(true);
    abilities.tell('OnResume', null);
    page(false);
    expect(heard).toEqual([false, true, false]);
    stop();
    abilities.tell('OnResume', null);
    expect(heard).toHaveLength(3);
    expect(isStopped).toBe(true);
  });
});
