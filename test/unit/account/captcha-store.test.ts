import { AppScene } from '@/contract/account/values';
import { fail, ok, type AppError, type Result } from '@/contract/errors';
import { CaptchaStore } from '@/features/account/captcha/captcha-store';
import { FakeTime } from '../../support/fakes/fake-time';
import { settle } from './fakes';

const images = (token = 'token-1') => ({
  originalImageBase64: 'b3JpZ2luYWw=',
  jigsawImageBase64: 'cGllY2U=',
  token,
  secretKey: 'XwKsGlMcdPMEhR1B',
});
const refusal = (code: string): Result<never> => fail({ kind: 'business', code, message: 'from the server' });

type Answer = Result<unknown, AppError>;

function make(...answers: Answer[]) {
  const time = new FakeTime();
  const calls: { path: string; request: unknown; headers: unknown }[] = [];
  const handedOn: string[] = [];
  const closed: number[] = [];
  const begin = time.now();
  const api = {
    call: (call: { path: string }, request: unknown, options: { headers?: unknown } = {}) => {
      calls.push({ path: call.path, request, headers: options.headers });
      return Promise.resolve(answers.shift() ?? ok(images()));
    },
  };
  const store = new CaptchaStore({
    api: api as never,
    serverClock: time as never,
    scheduler: time,
    tracker: { track: () => undefined },
    encrypt: (text, key) => Promise.resolve(`aes(${key}, ${text})`),
    scene: AppScene.login,
    clientUid: 'device-1',
    onPass: (code) => handedOn.push(code),
    onClose: () => closed.push(time.now() - begin),
  });
  return { store, time, calls, handedOn, closed };
}

async function shown(...later: Answer[]) {
  const made = make(ok(images()), ...later);
  made.store.start();
  await settle();
  return made;
}

async function drop(store: CaptchaStore, share = 100 / 263) {
  store.drag(0);
  store.drag(share);
  await store.release();
}

describe('the slider captcha', () => {
  test('asks for images for its scene and waits for a drag', async () => {
    const { store, calls } = await shown();
    expect(calls[0]).toMatchObject({
      path: '/auth/o/v1/captcha/get',
      request: { captchaType: 'blockPuzzle', clientUid: 'device-1' },
      headers: { 'app-scene': 'login' },
    });
    expect(store).toMatchObject({ state: 'idle', isLoading: false, canDrag: true, message: '' });
  });

  test('sends the piece’s place in the image’s own pixels, encrypted', async () => {
    const { store, calls } = await shown(ok({ result: true }));
    await drop(store);
    expect(calls[1]).toMatchObject({
      path: '/auth/o/v1/captcha/check',
      request: {
        captchaType: 'blockPuzzle',
        token: 'token-1',
        pointJson: 'aes(XwKsGlMcdPMEhR1B, {"x":100,"y":5})',
      },
      headers: { 'app-scene': 'login' },
    });
  });

  test('hands the second code on after one second and closes half a second later', async () => {
    const { store, time, handedOn, closed } = await shown(ok({ result: true }));
    await drop(store);
    expect(store.state).toBe('success');
    time.advance(999);
    expect(handedOn).toEqual([]);
    time.advance(1);
    expect(handedOn).toEqual(['aes(XwKsGlMcdPMEhR1B, token-1---{"x":100,"y":5})']);
    expect(closed).toEqual([]);
    time.advance(500);
    expect(closed).toEqual([1500]);
  });

  test('does not lose a solved captcha to a quick close', async () => {
    const { store, time, handedOn, closed } = await shown(ok({ result: true }));
    await drop(store);
    store.close();
    expect(closed).toEqual([]);
    time.advance(1500);
    expect(handedOn).toHaveLength(1);
  });

  test('says that it failed, and brings new images after one second', async () => {
    const { store, time, calls } = await shown(refusal('6111'), ok(images('token-2')));
    await drop(store);
    expect(store).toMatchObject({ state: 'fail', message: '验证失败，请重试' });
    time.advance(999);
    expect(calls).toHaveLength(2);
    time.advance(1);
    await settle();
    expect(store).toMatchObject({ state: 'idle', share: 0, message: '', images: { token: 'token-2' } });
  });

  test('treats a tap on the handle as no try', async () => {
    const { store, calls } = await shown();
    store.drag(0);
    await store.release();
    expect(calls).toHaveLength(1);
    expect(store.state).toBe('idle');
  });

  test('goes back to the start when the touch is cancelled', async () => {
    const { store, calls } = await shown();
    store.drag(0.5);
    store.cancelDrag();
    expect(store).toMatchObject({ state: 'idle', share: 0 });
    expect(calls).toHaveLength(1);
  });

  test('cannot be dragged, released or refreshed while an answer is pending', async () => {
    const { store, calls } = await shown(ok({ result: true }));
    store.drag(0.4);
    const checking = store.release();
    store.drag(0.9);
    await store.release();
    expect(store).toMatchObject({ state: 'checking', share: 0.4, canRefresh: false });
    await checking;
    expect(calls).toHaveLength(2);
  });

  test('forgets timers and answers once it is gone', async () => {
    const { store, time, handedOn, closed } = await shown(ok({ result: true }));
    await drop(store);
    store.stop();
    time.advance(5000);
    expect([handedOn, closed]).toEqual([[], []]);
  });
});

describe('a captcha without images', () => {
  test.each([
    ['6112', '获取验证图片失败，请重试'],
    ['6113', '验证图片暂不可用，请稍后再试'],
    ['6201', '刷新太频繁，请稍后再试'],
    ['6202', '失败次数过多，请稍后再试'],
    ['9999', '服务器开小差了，请重试'],
    ['1234', '验证失败，请重试'],
  ])('says why for %s, and can be tried again', async (code, text) => {
    const { store } = make(refusal(code), ok(images()));
    store.start();
    await settle();
    expect(store).toMatchObject({ images: null, isLoading: false, message: text, canDrag: false });
    await store.load();
    expect(store).toMatchObject({ message: '', canDrag: true });
  });

  test('clears the old ones when new ones are refused with 6201', async () => {
    const { store } = await shown(refusal('6201'));
    await store.load();
    expect(store.images).toBeNull();
  });

  test('says so when the network is gone', async () => {
    const { store } = make(fail({ kind: 'network' }));
    store.start();
    await settle();
    expect(store).toMatchObject({ images: null, message: '网络异常' });
  });

  test('treats an answer without pictures as none', async () => {
    const { store } = make(ok({ ...images(), originalImageBase64: '' }));
    store.start();
    await settle();
    expect(store).toMatchObject({ images: null, message: '验证图片暂不可用，请稍后再试' });
  });
});

describe('a try that the server does not judge', () => {
  test.each([
    ['6110', '验证码已失效，请重试'],
    ['6204', '验证太频繁，请稍后再试'],
    ['6205', '验证次数过多，请稍后再试'],
    ['6206', '验证请求无效，请重试'],
    ['9999', '服务器开小差了，请重试'],
  ])('says why for %s and brings new images', async (code, text) => {
    const { store, time } = await shown(refusal(code), ok(images('token-2')));
    await drop(store);
    expect(store).toMatchObject({ state: 'fail', message: text });
    time.advance(1000);
    await settle();
    expect(store.images?.token).toBe('token-2');
  });

  test('survives an encryption that could not be loaded', async () => {
    const made = make(ok(images()));
    const broken = new CaptchaStore({
      ...made.store['needs'],
      encrypt: () => Promise.reject(new Error('chunk')),
    });
    broken.start();
    await settle();
    await drop(broken);
    expect(broken).toMatchObject({ state: 'fail', message: '服务器开小差了，请重试' });
  });
});
