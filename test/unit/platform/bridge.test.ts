import { connectAndroid, connectIos } from '@/platform/bridge/connect';
import { NativeBridge, type RawBridge } from '@/platform/bridge/native-bridge';
import { NativeHost, readAppInfo } from '@/platform/bridge/native-host';
import { androidUserFields, appInfo, replyFields, userData } from '@/platform/bridge/replies';
import { Runtime } from '@/contract/enums';
import { FakeTime } from '../../support/fakes/fake-time';

type Handlers = Record<string, (data: Record<string, unknown>) => unknown>;

/** An app of which only the listed commands exist; the others never answer, as in both dialects. */
class FakeAppBridge implements RawBridge {
  readonly calls: { name: string; data: object; argumentCount: number }[] = [];
  inits = 0;

  constructor(private readonly handlers: Handlers = {}) {}

  callHandler(name: string, data: object, onReply: (reply: unknown) => void): void {
    this.calls.push({ name, data, argumentCount: arguments.length });
    // As the dialects do it: they write into what they are given.
    Object.assign(data, { callbackId: `cb_${this.calls.length}` });
    const reply = this.handlers[name]?.(data as Record<string, unknown>);
    if (reply !== undefined) onReply(reply);
  }

  init(): void {
    this.inits += 1;
    if (this.inits > 1) throw new Error('WebViewJavascriptBridge.init called twice');
  }
}

const INFO = {
  appVersion: '2.3.0',
  system: 1,
  systemVersion: '14',
  phoneModel: 'X',
  channel: 4,
  appDeviceId: 'd',
  appName: 'n',
};
const call = (name: string) => ({ name, params: {}, replies: true, timeoutMs: 5000 });

describe('a bridge', () => {
  it('keeps calls until it is ready and makes them in their order', async () => {
    let ready: (candidate: unknown) => void = () => undefined;
    const app = new FakeAppBridge({ One: () => '1', Two: () => '2' });
    const bridge = new NativeBridge((onReady) => (ready = onReady), new FakeTime());
    const answers = Promise.all([bridge.call(call('One')), bridge.call(call('Two'))]);
    expect(app.calls).toEqual([]);
    ready(app);
    expect((await answers).map((answer) => answer.ok && answer.value)).toEqual(['1', '2']);
    expect(app.calls.map(({ name }) => name)).toEqual(['One', 'Two']);
  });

  it('is not ready before callHandler is a function', () => {
    let ready: (candidate: unknown) => void = () => undefined;
    const app = new FakeAppBridge();
    const bridge = new NativeBridge((onReady) => (ready = onReady), new FakeTime());
    void bridge.call(call('One'));
    ready({});
    expect(app.calls).toEqual([]);
    ready(app);
    expect(app.calls).toHaveLength(1);
  });

  it('is given three arguments and a fresh object each time, and initialised once', () => {
    const app = new FakeAppBridge();
    const params = {};
    const bridge = new NativeBridge((onReady) => onReady(app), new FakeTime());
    void bridge.call({ ...call('One'), params });
    void bridge.call({ ...call('One'), params });
    expect(app.calls.map(({ argumentCount }) => argumentCount)).toEqual([3, 3]);
    expect(app.calls[0]?.data).not.toBe(app.calls[1]?.data);
    expect(params).toEqual({});
    expect(app.inits).toBe(1);
  });

  it('goes on when somebody else has initialised it', async () => {
    const app = new FakeAppBridge({ One: () => 'yes' });
    app.init();
    const bridge = new NativeBridge((onReady) => onReady(app), new FakeTime());
    expect(await bridge.call(call('One'))).toEqual({ ok: true, value: 'yes' });
  });

  it('gives up on a handler that does not answer, and on an app that never gets ready', async () => {
    const time = new FakeTime();
    const unknown = new NativeBridge((onReady) => onReady(new FakeAppBridge()), time).call(call('Nobody'));
    const never = new NativeBridge(() => undefined, time).call(call('One'));
    time.advance(5000);
    expect(await unknown).toEqual({ ok: false, error: { kind: 'timeout' } });
    expect(await never).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('does not make a call late that has been given up', () => {
    const time = new FakeTime();
    let ready: (candidate: unknown) => void = () => undefined;
    const app = new FakeAppBridge();
    void new NativeBridge((onReady) => (ready = onReady), time).call(call('One'));
    time.advance(5000);
    ready(app);
    expect(app.calls).toEqual([]);
  });

  it('takes a command without a reply as done when it is sent', async () => {
    const time = new FakeTime();
    const bridge = new NativeBridge((onReady) => onReady(new FakeAppBridge()), time);
    expect(await bridge.call({ ...call('SetUserData'), replies: false })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(time.pending).toBe(0);
  });
});

interface FakePage {
  WebViewJavascriptBridge?: unknown;
  WVJBCallbacks?: ((bridge: unknown) => void)[];
}

function fakePage() {
  const listeners = new Map<string, () => void>();
  const frames: { src: string; isThere: boolean }[] = [];
  const page = {
    document: {
      addEventListener: (name: string, run: () => void) => void listeners.set(name, run),
      createElement: () => ({
        style: {},
        src: '',
        remove: () => frames.forEach((frame) => (frame.isThere = false)),
      }),
      documentElement: {
        appendChild: (frame: { src: string }) => frames.push({ src: frame.src, isThere: true }),
      },
    },
    setTimeout: (run: () => void) => run(),
  };
  const window = page as unknown as Window & FakePage;
  return { window, frames, fire: (name: string) => listeners.get(name)?.() };
}

describe('finding the bridge', () => {
  it('of Android: at once where it is there', () => {
    const { window } = fakePage();
    const app = new FakeAppBridge();
    window.WebViewJavascriptBridge = app;
    const found: unknown[] = [];
    connectAndroid(window)((candidate) => found.push(candidate));
    expect(found).toEqual([app]);
  });

  it('of Android: at its ready event otherwise, without a hidden frame', () => {
    const { window, fire, frames } = fakePage();
    const found: unknown[] = [];
    connectAndroid(window)((candidate) => candidate && found.push(candidate));
    expect(found).toEqual([]);
    const app = new FakeAppBridge();
    window.WebViewJavascriptBridge = app;
    fire('WebViewJavascriptBridgeReady');
    expect(found).toEqual([app]);
    expect(frames).toEqual([]);
  });

  it('of iOS: through the waiting list and one hidden frame, which is taken away', () => {
    const { window, frames } = fakePage();
    const found: unknown[] = [];
    connectIos(window)((candidate) => found.push(candidate));
    expect(frames).toEqual([{ src: 'wvjbscheme://__BRIDGE_LOADED__', isThere: false }]);
    const app = new FakeAppBridge();
    window.WVJBCallbacks?.forEach((callback) => callback(app));
    expect(found).toEqual([app]);
  });

  it('of iOS: joins a waiting list that is there already', () => {
    const { window, frames } = fakePage();
    window.WVJBCallbacks = [];
    connectIos(window)(() => undefined);
    expect(window.WVJBCallbacks).toHaveLength(1);
    expect(frames).toEqual([]);
  });
});

describe('the app info', () => {
  const bridgeOf = (handlers: Handlers, time = new FakeTime()) => {
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
  const host = (reply: unknown, runtime: 'ANDROID_APP' | 'IOS_APP' = Runtime.androidApp) => {
    const app = new FakeAppBridge({ GetUserData: () => reply });
    const bridge = new NativeBridge((onReady) => onReady(app), new FakeTime());
    const info = appInfo(INFO);
    if (!info) throw new Error('no info');
    return { app, host: new NativeHost(bridge, runtime, info) };
  };

  it('is read as JSON, or as JSON within the wrapper of Android', async () => {
    const reply = `0123456789abc${JSON.stringify(user)}"}`;
    for (const given of [user, JSON.stringify(user), reply]) {
      expect(await host(given).host.user.read()).toMatchObject({
        ok: true,
        value: { userId: 42, token: 't' },
      });
    }
  });

  it('is nobody when it cannot be read, and when it is blank', async () => {
    for (const given of ['', 'nonsense that is long enough', { userId: 0, token: '', time: 0 }]) {
      expect(await host(given).host.user.read()).toEqual({ ok: true, value: null });
    }
    expect(androidUserFields('short')).toBeUndefined();
    expect(replyFields('[1]')).toBeUndefined();
  });

  it('has its wrapper on Android alone', async () => {
    const reply = `0123456789abc${JSON.stringify(user)}"}`;
    expect(await host(reply, Runtime.iosApp).host.user.read()).toEqual({ ok: true, value: null });
  });

  it('is told to the app after a login and blanked after a logout', async () => {
    const { app, host: native } = host(user);
    await native.user.write({ userId: 42, token: 't', time: 17, appToken: 'a', openId: 'o' });
    await native.user.write(null);
    expect(app.calls[0]).toMatchObject({
      name: 'SetUserData',
      data: { userId: 42, token: 't', time: 17, appToken: 'a' },
    });
    expect(app.calls[1]).toMatchObject({ name: 'SetUserData', data: { userId: 0, token: '', time: 0 } });
  });

  it('has numbers where the app sends text', () => {
    expect(userData({ userId: '42', token: 't', time: '17' })).toMatchObject({ userId: 42, time: 17 });
  });
});
