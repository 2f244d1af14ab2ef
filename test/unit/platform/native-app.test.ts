import type { ParamsOf } from '@/contract/bridge';
import { NativeBridge } from '@/platform/bridge/native-bridge';
import { readAppInfo } from '@/platform/bridge/native-host';
import { appInfo } from '@/platform/bridge/replies';
import { FakeTime } from '../../support/fakes/fake-time';
import { FakeAppBridge } from './support/fake-page';
import { nativeApp } from './support/native-app';

const INFO = {
  appVersion: '2.3.0',
  system: 1,
  systemVersion: '14',
  phoneModel: 'X',
  channel: 4,
  appDeviceId: 'd',
  appName: 'n',
};

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
    for (let round = 0; round < 5; round += 1) await Promise.resolve();
    expect(app.calls).toHaveLength(2);
    time.advance(5000);
    expect(await info).toBeUndefined();
    expect(app.calls).toHaveLength(2);
  });

  it('has channel 0 when the app gives none, and is empty without a version', () => {
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

  it('is read from the field that holds it, too', async () => {
    for (const given of [
      { userInfo: user },
      JSON.stringify({ userInfo: user }),
      { userInfo: JSON.stringify(user) },
    ])
      expect(await nativeApp(given).host.nativeUser.read()).toMatchObject({
        ok: true,
        value: { token: 't' },
      });
  });

  it('is asked for again when it cannot be read', async () => {
    const replies: unknown[] = ['nonsense that is long enough', user];
    const { app, host } = nativeApp(() => replies.shift());
    expect(await host.nativeUser.read()).toMatchObject({ ok: true, value: { token: 't' } });
    expect(app.calls).toHaveLength(2);
  });

  it('is absent when it cannot be read twice, and when it is blank', async () => {
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

  it('is passed to the app after a login and blanked after a logout', async () => {
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

describe('what leaves for the app', () => {
  const PICTURE = { shareType: 'image', shareImgBase: 'data:image/png;base64,AA==', WeChatType: 0 } as const;

  it('shares pictures, films and links by one command, distinguished by their kind', async () => {
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

  it('uses the bridge where that object is missing, and says so where neither takes pictures', async () => {
    for (const page of [{}, { shareAndroid: {} }]) {
      const { app, abilities } = nativeApp('ok', { page });
      expect(await abilities.call('shareImage', PICTURE)).toEqual({ ok: true, value: null });
      expect(app.calls).toHaveLength(1);
    }
    const { app, abilities } = nativeApp('ok');
    app.callHandler = () => {
      throw new Error('Java exception was raised during method invocation');
    };
    const message = 'window对象不存在shareAndroid属性';
    const error = { kind: 'business', code: '', message };
    expect(await abilities.call('shareImage', PICTURE)).toEqual({ ok: false, error });
  });

  it('is refused where that object refuses or fails', async () => {
    const failing = () => {
      throw new Error('Java exception');
    };
    for (const Share of [failing, () => false]) {
      const { abilities } = nativeApp('ok', { page: { shareAndroid: { Share } } });
      const error = { kind: 'denied', ability: 'Share' };
      expect(await abilities.call('shareImage', PICTURE)).toEqual({ ok: false, error });
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
