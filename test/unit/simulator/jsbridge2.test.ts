/** What the published script does besides calling the app's methods. */
import { startNativeApp } from '@/simulator/native-app';
import { emptyPage } from './support/in-app';
import { FakeTime } from '../../support/fakes/fake-time';

describe('the script of JsBridge 2', () => {
  const start = async () => {
    const time = new FakeTime();
    const page = await emptyPage(time);
    const app = startNativeApp(page, { dialect: 'jsbridge2' });
    time.advance(0);
    const bridge = page.WebViewJavascriptBridge;
    (bridge?.init as () => void)();
    const frame = page.document.querySelector('iframe');
    if (!frame) throw new Error('There is no frame');
    return { page, app, frame, call: bridge?.callHandler ?? (() => undefined) };
  };
  const WAITS = 'yy://__QUEUE_MESSAGE__';

  it('calls the method, and says by its frame that a message waits', async () => {
    const { app, frame, call } = await start();
    expect(frame.src).toBe(WAITS);
    frame.removeAttribute('src');
    call('GetPushState', {}, () => undefined);
    expect(app.calls).toMatchObject([{ name: 'GetPushState', data: {} }]);
    expect(frame.src).toBe(WAITS);
  });

  it('writes the name of the callback into what it was given, which must be an object', async () => {
    const { app, call } = await start();
    const params = { url: 'https://a.example/' };
    call('OpenWebLink', params, () => undefined);
    expect(params).toEqual({ url: 'https://a.example/', callbackId: 'cb_1' });
    expect(app.calls[0]?.data).toEqual({ url: 'https://a.example/' });
    expect(() => call('GetPushState', () => undefined)).toThrow(TypeError);
  });

  it('does nothing where the page may not use eval, reports nothing, and sends its frame', async () => {
    const { page, app, frame, call } = await start();
    frame.removeAttribute('src');
    page.eval = () => {
      throw new EvalError('refused by the content policy');
    };
    call('GetPushState', {}, () => undefined);
    expect(app.calls).toEqual([]);
    expect(frame.src).toBe(WAITS);
  });
});
