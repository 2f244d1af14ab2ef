import { accountCalls } from '@/contract/account/calls';
import Login from '@/pages/account/login';
import { openScreen, type OpenOptions, type OpenedScreen } from '../support/open-screen';
import { sealed } from './fake-crypto';
import { agreedStorage, asked, dispatch, input, loginApi, PHONE, press, until } from './support';

jest.mock('@/services/crypto', () => jest.requireActual('./fake-crypto'));

const sendCall = accountCalls.sendLoginVerificationCode;
const images = {
  originalImageBase64: 'b3JpZ2luYWw=',
  jigsawImageBase64: 'cGllY2U=',
  token: 'captcha-token',
  secretKey: 'XwKsGlMcdPMEhR1B',
};

async function openWithPhone(options: OpenOptions = {}) {
  const screen = await openScreen('login', Login, {
    api: loginApi(),
    platform: { storage: agreedStorage() },
    ...options,
  });
  await screen.type(input('mobile'), PHONE);
  return screen;
}

const sendButton = (screen: OpenedScreen) => screen.byClass('code-field__send');

describe('the button that sends a code', () => {
  test('asks for a phone first', async () => {
    const screen = await openScreen('login', Login, { api: loginApi() });
    await screen.tap('获取验证码');
    expect(screen.toasts).toEqual(['手机号码不能为空！']);
    expect(asked(screen)).toEqual([]);
  });

  test('counts 59 seconds down, cannot be pressed meanwhile, and then offers another code', async () => {
    const screen = await openWithPhone();
    await screen.tap('获取验证码');
    await until(screen, () => screen.toasts.length > 0);
    expect(screen.toasts).toEqual(['发送成功']);
    expect(sendButton(screen).textContent).toBe('59s');
    await screen.tap(sendButton(screen));
    await screen.advance(58_000);
    expect(sendButton(screen).textContent).toBe('1s');
    expect(sendButton(screen).getAttribute('aria-disabled')).toBe('true');
    await screen.advance(1000);
    expect(sendButton(screen).textContent).toBe('重新获取');
    expect(screen.api.requests(sendCall)).toHaveLength(1);
  });

  test('says that it is at work', async () => {
    const api = loginApi();
    const answer = api.onHold(sendCall);
    const screen = await openWithPhone({ api });
    await screen.tap('获取验证码');
    expect(screen.hasText('请求中…')).toBe(true);
    answer({ ok: true, value: {} });
    await until(screen, () => !screen.hasText('请求中…'));
    expect(screen.toasts).toEqual(['发送成功']);
  });

  test('goes on counting after the page was opened again', async () => {
    const storage = agreedStorage();
    const first = await openWithPhone({ platform: { storage } });
    await first.tap('获取验证码');
    await until(first, () => first.toasts.length > 0);
    const second = await openScreen('login', Login, { api: loginApi(), platform: { storage } });
    await second.advance(9000);
    expect(sendButton(second).textContent).toBe('50s');
  });

  test('shows what the server said and tracks it', async () => {
    const api = loginApi().onRefusal(sendCall, '1000016', '发送太频繁，请稍后再试');
    const screen = await openWithPhone({ api });
    await screen.tap('获取验证码');
    await until(screen, () => screen.toasts.length > 0);
    expect(screen.toasts).toEqual(['发送太频繁，请稍后再试']);
    expect(screen.tracker.payloads('code_send_failure')).toEqual([
      { scene: 'login', reason: '发送太频繁，请稍后再试', code: '1000016' },
    ]);
    expect(sendButton(screen).textContent).toBe('获取验证码');
  });
});

describe('a code that needs a captcha', () => {
  async function openCaptcha() {
    const api = loginApi()
      .onRefusal(sendCall, '4011', '需要验证')
      .on(accountCalls.getCaptcha, images)
      .on(accountCalls.checkCaptcha, { result: true });
    const screen = await openWithPhone({ api });
    await screen.tap('获取验证码');
    await until(screen, () => screen.allByClass('captcha__original').length > 0);
    return screen;
  }

  /** 25 key presses of 4 pixels each. */
  async function solve(screen: OpenedScreen) {
    const handle = screen.byClass('captcha__handle');
    for (let step = 0; step < 25; step += 1) await press(screen, handle, 'ArrowRight');
    await press(screen, handle, 'Enter');
  }

  test('shows the slider instead of a message', async () => {
    const screen = await openCaptcha();
    expect(screen.hasText('向右拖动滑块，完成拼图')).toBe(true);
    expect(screen.toasts).toEqual([]);
  });

  test('is sent with the second code one second after the slider was right', async () => {
    const screen = await openCaptcha();
    await solve(screen);
    expect(screen.hasText('验证成功')).toBe(true);
    const { api } = screen;
    expect(api.requests(accountCalls.checkCaptcha)).toEqual([
      { captchaType: 'blockPuzzle', token: 'captcha-token', pointJson: sealed('{"x":100,"y":5}') },
    ]);
    api.on(sendCall, {});
    await screen.advance(1000);
    await until(screen, () => screen.toasts.length > 0);
    const retried = api.sent.filter(({ call }) => call === sendCall)[1];
    expect(retried?.options?.headers).toMatchObject({
      'app-scene': 'login',
      'captcha-verification': sealed('captcha-token---{"x":100,"y":5}'),
    });
    expect(screen.toasts).toEqual(['发送成功']);
    await screen.advance(500);
    expect(screen.allByClass('captcha')).toEqual([]);
  });

  test('shows new images one second after the slider was wrong', async () => {
    const screen = await openCaptcha();
    screen.api.onRefusal(accountCalls.checkCaptcha, '6111', '验证失败');
    await solve(screen);
    expect(screen.hasText('验证失败，请重试')).toBe(true);
    await screen.advance(1000);
    expect(screen.hasText('验证失败，请重试')).toBe(false);
    expect(screen.api.requests(accountCalls.getCaptcha)).toHaveLength(2);
  });

  test('can be dragged by a touch that strays from the handle', async () => {
    const screen = await openCaptcha();
    await touch(screen, 'touchstart', 10, 10);
    await touch(screen, 'touchmove', 80, 300);
    expect(screen.allByClass('captcha--dragging')).toHaveLength(1);
    await touch(screen, 'touchend', 80, 300);
    expect(screen.api.requests(accountCalls.checkCaptcha)).toHaveLength(1);
  });

  test('leaves the form as it was when it is closed', async () => {
    const screen = await openCaptcha();
    await screen.tap(screen.byClass('sheet__close'));
    expect(screen.allByClass('captcha')).toEqual([]);
    expect(input('mobile').value).toBe(PHONE);
    expect(sendButton(screen).textContent).toBe('获取验证码');
  });

  test('can be tried again when there are no images', async () => {
    const api = loginApi()
      .onRefusal(sendCall, '4011', '需要验证')
      .onRefusal(accountCalls.getCaptcha, '6201', '太频繁');
    const screen = await openWithPhone({ api });
    await screen.tap('获取验证码');
    await until(screen, () => screen.hasText('刷新太频繁，请稍后再试'));
    api.on(accountCalls.getCaptcha, images);
    await screen.tap('重新加载');
    expect(screen.allByClass('captcha__original')).toHaveLength(1);
  });

  async function touch(screen: OpenedScreen, type: string, clientX: number, clientY: number) {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const finger = [{ identifier: 7, clientX, clientY }];
    Object.assign(event, { touches: type === 'touchend' ? [] : finger, changedTouches: finger });
    await dispatch(screen, screen.byClass('captcha__handle'), event);
  }
});
