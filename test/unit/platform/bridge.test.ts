import { connectAndroid, connectIos } from '@/platform/bridge/connect';
import { NativeBridge } from '@/platform/bridge/native-bridge';
import { FakeTime } from '../../support/fakes/fake-time';
import { FakeAppBridge, fakePage, JsBridge1, JsBridge2 } from './support/fake-page';

const call = (name: string) => ({ name, params: {}, replies: true, timeoutMs: 5000 });
const READY = 'WebViewJavascriptBridgeReady';

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
    ready(undefined);
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

  it('is the first that came: what says ready again is not asked', () => {
    let ready: (candidate: unknown) => void = () => undefined;
    const [first, second] = [new FakeAppBridge(), new FakeAppBridge()];
    const bridge = new NativeBridge((onReady) => (ready = onReady), new FakeTime(), {
      OnResume: () => undefined,
    });
    ready(first);
    ready(first);
    ready(second);
    void bridge.call(call('One'));
    expect([first.inits, first.calls.length, first.registered]).toEqual([1, 1, ['OnResume']]);
    expect([second.inits, second.calls.length, second.registered]).toEqual([0, 0, []]);
  });

  it('goes on when it was initialised elsewhere', async () => {
    const app = new FakeAppBridge({ One: () => 'yes' });
    app.init();
    const bridge = new NativeBridge((onReady) => onReady(app), new FakeTime());
    expect(await bridge.call(call('One'))).toEqual({ ok: true, value: 'yes' });
  });

  it('goes on when the app does not take handlers, or fails to', async () => {
    const app = new FakeAppBridge({ One: () => 'yes' });
    app.registerHandler = () => {
      throw new Error('not here');
    };
    const handlers = { OnResume: () => undefined };
    const bridge = new NativeBridge((onReady) => onReady(app), new FakeTime(), handlers);
    expect(await bridge.call(call('One'))).toEqual({ ok: true, value: 'yes' });
    const bare = { callHandler: (_: string, __: object, reply: (text: string) => void) => reply('bare') };
    const other = new NativeBridge((onReady) => onReady(bare), new FakeTime(), handlers);
    expect(await other.call(call('One'))).toEqual({ ok: true, value: 'bare' });
  });

  it('gives up on a handler that does not answer, and on an app that never gets ready', async () => {
    const time = new FakeTime();
    const unknown = new NativeBridge((onReady) => onReady(new FakeAppBridge()), time).call(call('Nobody'));
    const never = new NativeBridge(() => undefined, time).call(call('One'));
    time.advance(5000);
    expect(await unknown).toEqual({ ok: false, error: { kind: 'timeout' } });
    expect(await never).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('does not make a call after it has been given up', () => {
    const time = new FakeTime();
    let ready: (candidate: unknown) => void = () => undefined;
    const app = new FakeAppBridge();
    void new NativeBridge((onReady) => (ready = onReady), time).call(call('One'));
    time.advance(5000);
    ready(app);
    expect(app.calls).toEqual([]);
  });

  it('takes the first reply, and neither a second one nor one that comes too late', async () => {
    const time = new FakeTime();
    const replies: ((reply: unknown) => void)[] = [];
    const app = {
      callHandler: (_: string, __: object, reply: (value: unknown) => void) => void replies.push(reply),
    };
    const bridge = new NativeBridge((onReady) => onReady(app), time);
    const twice = bridge.call(call('One'));
    replies[0]?.('first');
    replies[0]?.('second');
    expect(await twice).toEqual({ ok: true, value: 'first' });
    const late = bridge.call(call('Two'));
    time.advance(5000);
    replies[1]?.('late');
    expect(await late).toEqual({ ok: false, error: { kind: 'timeout' } });
    expect(time.pending).toBe(0);
  });

  it('takes a call that the app throws at as unsupported, and goes on with the next', async () => {
    const app = new FakeAppBridge({
      One: () => {
        throw new Error('Java exception was raised during method invocation');
      },
      Two: () => 'fine',
    });
    let ready: (candidate: unknown) => void = () => undefined;
    const bridge = new NativeBridge((onReady) => (ready = onReady), new FakeTime());
    const answers = Promise.all([bridge.call(call('One')), bridge.call(call('Two'))]);
    ready(app);
    expect(await answers).toEqual([
      { ok: false, error: { kind: 'unsupported', ability: 'One' } },
      { ok: true, value: 'fine' },
    ]);
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

  it('answers the app with an object, and only where the app asks for an answer', () => {
    const app = new FakeAppBridge();
    const received: unknown[] = [];
    const handlers = {
      OnResume: (data: unknown, reply: (answer: object) => void) => {
        received.push(data);
        reply({ yes: 1 });
      },
    };
    new NativeBridge((onReady) => onReady(app), new FakeTime(), handlers);
    expect(app.emit('OnResume', 'a')).toEqual([{ yes: 1 }]);
    expect(app.emit('OnResume', 'b', false)).toEqual([]);
    expect(received).toEqual(['a', 'b']);
  });
});

describe('JsBridge 1.0.x', () => {
  it('is there at once: nothing is waited for', async () => {
    const { window, frames, listening } = fakePage();
    window.WebViewJavascriptBridge = new JsBridge1({ One: () => 'yes' });
    const time = new FakeTime();
    const bridge = new NativeBridge(connectAndroid(window, time), time);
    expect(await bridge.call(call('One'))).toEqual({ ok: true, value: 'yes' });
    expect([frames, listening(READY), time.pending]).toEqual([[], 0, 0]);
  });

  it('gets its ready event late, and is initialised so that it returns replies', async () => {
    const { window, fire, frames, listening } = fakePage();
    const time = new FakeTime();
    const bridge = new NativeBridge(connectAndroid(window, time), time);
    const answers = Promise.all([bridge.call(call('One')), bridge.call(call('Two'))]);
    const app = new JsBridge1({ One: () => '1', Two: () => '2' });
    window.WebViewJavascriptBridge = app;
    fire(READY);
    expect((await answers).map((answer) => answer.ok && answer.value)).toEqual(['1', '2']);
    expect(app.calls.map(({ name }) => name)).toEqual(['One', 'Two']);
    expect([frames, listening(READY), time.pending]).toEqual([[], 0, 0]);
  });
});

describe('JsBridge 2.0', () => {
  const unfinished = () => ({ callHandler: undefined as unknown, send: () => undefined });

  it('is an object before it is a bridge: its event is waited for', async () => {
    const { window, fire } = fakePage();
    const time = new FakeTime();
    window.WebViewJavascriptBridge = unfinished();
    const bridge = new NativeBridge(connectAndroid(window, time), time);
    const answer = bridge.call(call('One'));
    fire(READY);
    const app = new JsBridge2({ One: () => 'yes' });
    window.WebViewJavascriptBridge = app;
    fire(READY);
    expect(await answer).toEqual({ ok: true, value: 'yes' });
    expect([app.inits, app.calls.length, time.pending]).toEqual([1, 1, 0]);
  });

  it('is found without an event, too', async () => {
    const { window } = fakePage();
    const time = new FakeTime();
    window.WebViewJavascriptBridge = unfinished();
    const bridge = new NativeBridge(connectAndroid(window, time), time);
    const answer = bridge.call(call('One'));
    time.advance(300);
    window.WebViewJavascriptBridge = new JsBridge2({ One: () => 'yes' });
    time.advance(100);
    expect(await answer).toEqual({ ok: true, value: 'yes' });
    expect(time.pending).toBe(0);
  });

  it('is not looked for longer than the wait for an app, and used when it comes later', () => {
    const { window, fire } = fakePage();
    const time = new FakeTime();
    const app = new JsBridge2();
    new NativeBridge(connectAndroid(window, time), time);
    time.advance(10_000);
    expect(time.pending).toBe(0);
    window.WebViewJavascriptBridge = app;
    fire(READY);
    expect(app.inits).toBe(1);
  });
});

describe('WebViewJavascriptBridge', () => {
  it('is there at once: no frame is needed', () => {
    const { window, frames } = fakePage();
    window.WebViewJavascriptBridge = new FakeAppBridge();
    const found: unknown[] = [];
    connectIos(window, new FakeTime())((candidate) => found.push(candidate));
    expect(found).toEqual([window.WebViewJavascriptBridge]);
    expect(frames).toEqual([]);
  });

  it('5 comes after one hidden frame, which is taken away', async () => {
    const { window, frames } = fakePage();
    const time = new FakeTime();
    const bridge = new NativeBridge(connectIos(window, time), time);
    const answer = bridge.call(call('One'));
    expect(frames).toEqual([{ src: 'wvjbscheme://__BRIDGE_LOADED__', isThere: true }]);
    const waiting = window.WVJBCallbacks ?? [];
    delete window.WVJBCallbacks;
    waiting.forEach((callback) => callback(new FakeAppBridge({ One: () => ({ a: 1 }) })));
    expect(await answer).toEqual({ ok: true, value: { a: 1 } });
    time.advance(5000);
    expect(frames).toEqual([{ src: 'wvjbscheme://__BRIDGE_LOADED__', isThere: false }]);
  });

  it('6 that knows its own address alone comes after a second frame', async () => {
    const { window, frames } = fakePage();
    const time = new FakeTime();
    const bridge = new NativeBridge(connectIos(window, time), time);
    const answer = bridge.call(call('One'));
    time.advance(300);
    expect(frames[1]?.src).toBe('https://__bridge_loaded__');
    window.WVJBCallbacks?.forEach((callback) => callback(new FakeAppBridge({ One: () => 'six' })));
    expect(await answer).toEqual({ ok: true, value: 'six' });
    time.advance(0);
    expect(frames.map(({ isThere }) => isThere)).toEqual([false, false]);
  });

  it('joins a waiting list that is there already', () => {
    const { window, frames } = fakePage();
    window.WVJBCallbacks = [];
    connectIos(window, new FakeTime())(() => undefined);
    expect(window.WVJBCallbacks).toHaveLength(1);
    expect(frames).toEqual([]);
  });
});
