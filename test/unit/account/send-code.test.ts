import { AppScene } from '@/contract/account/values';
import { fail, ok, type Result } from '@/contract/errors';
import { SendCodeStore } from '@/features/account/send-code/send-code-store';
import type { CodeRequest, SentCode } from '@/stores/session/login-types';
import { FakeTime } from '../../support/fakes/fake-time';
import { FakeFeedback, fakeStorage } from './fakes';

const phone = { mobile: '13800000001', areaCode: '86' };
const sent: Result<SentCode> = ok({ verificationCodeToken: 'token-1' });
const captchaNeeded: Result<SentCode> = fail({ kind: 'business', code: '4011', message: '请完成安全验证' });

function make(...answers: Result<SentCode>[]) {
  return makeOn(new FakeTime(), fakeStorage(), answers);
}

function makeOn(time: FakeTime, storage: ReturnType<typeof fakeStorage>, answers: Result<SentCode>[] = []) {
  const feedback = new FakeFeedback();
  const requests: CodeRequest[] = [];
  const tracked: unknown[] = [];
  const store = new SendCodeStore({
    clock: time,
    scheduler: time,
    storage,
    feedback,
    tracker: { track: (name, payload) => tracked.push({ name, ...payload }) },
    scene: AppScene.login,
    sendCode: (request) => {
      requests.push(request);
      return Promise.resolve(answers.shift() ?? sent);
    },
  });
  return { time, feedback, requests, tracked, store };
}

describe('the token of a code', () => {
  test('outlives a reload of the page', async () => {
    const time = new FakeTime();
    const storage = fakeStorage();
    await makeOn(time, storage).store.send(phone);
    expect(makeOn(time, storage).store.verificationCodeToken).toBe('token-1');
  });

  test('goes when the next code comes without one', async () => {
    const time = new FakeTime();
    const storage = fakeStorage();
    await makeOn(time, storage).store.send(phone);
    time.advance(60_000);
    await makeOn(time, storage, [ok({ verificationCodeToken: undefined })]).store.send(phone);
    expect(makeOn(time, storage).store.verificationCodeToken).toBeUndefined();
  });
});

describe('sending a code', () => {
  test('says that it is being sent, that it was, and counts down', async () => {
    const { store, feedback, requests } = make();
    await store.send(phone);
    expect(requests).toEqual([{ scene: 'login', ...phone, captchaVerification: undefined }]);
    expect(feedback.toasts).toEqual(['… 请求中…', '发送成功']);
    expect(feedback.isLoading).toBe(false);
    expect(store.countdown.secondsLeft).toBe(59);
    expect(store.verificationCodeToken).toBe('token-1');
  });

  test('is refused while the countdown runs, and possible after it', async () => {
    const { store, time, requests } = make();
    await store.send(phone);
    time.advance(58_000);
    await store.send(phone);
    expect(requests).toHaveLength(1);
    time.advance(1000);
    await store.send(phone);
    expect(requests).toHaveLength(2);
  });

  test('happens once for two quick taps, even when the first one failed', async () => {
    const { store, time, requests } = make(fail({ kind: 'network' }));
    await store.send(phone);
    time.advance(999);
    await store.send(phone);
    expect(requests).toHaveLength(1);
    time.advance(1);
    await store.send(phone);
    expect(requests).toHaveLength(2);
  });

  test('happens once while the first request is still pending', async () => {
    const { store, time, requests } = make();
    const first = store.send(phone);
    time.advance(5000);
    await store.send(phone);
    await first;
    expect(requests).toHaveLength(1);
  });

  test('shows and tracks what the server said when it refused, and does not count down', async () => {
    const { store, feedback, tracked } = make(
      fail({ kind: 'business', code: '1000016', message: '发送太频繁' }),
    );
    await store.send(phone);
    expect(feedback.toasts).toEqual(['… 请求中…', '发送太频繁']);
    expect(tracked).toEqual([
      { name: 'code_send_failure', scene: 'login', reason: '发送太频繁', code: '1000016' },
    ]);
    expect(store.canSend).toBe(true);
  });
});

describe('a code that needs a captcha first', () => {
  test('shows the captcha and says nothing else', async () => {
    const { store, feedback } = make(captchaNeeded);
    await store.send(phone);
    expect(store.captchaRound).toBe(1);
    expect(feedback.toasts).toEqual(['… 请求中…']);
  });

  test('is sent with the second code to the phone it was asked for', async () => {
    const { store, requests } = make(captchaNeeded, sent);
    await store.send(phone);
    await store.retryWith('second-code');
    expect(requests[1]).toEqual({ scene: 'login', ...phone, captchaVerification: 'second-code' });
    expect(store.countdown.isRunning).toBe(true);
  });

  test('shows a new captcha when the second code was refused', async () => {
    const { store } = make(captchaNeeded, captchaNeeded);
    await store.send(phone);
    await store.retryWith('second-code');
    expect(store.captchaRound).toBe(2);
  });

  describe('and is refused as too early once it is solved', () => {
    const tooEarly: Result<SentCode> = fail({ kind: 'business', code: '1000016', message: '请54秒后重试' });
    const again = async (other: typeof phone, ...answers: Result<SentCode>[]) => {
      const { store, requests, time } = make(captchaNeeded, tooEarly, ...answers);
      await store.send(phone);
      await store.retryWith('second-code');
      for (const one of [other, phone]) {
        time.advance(60_000);
        await store.send(one);
      }
      return requests.slice(2).map(({ captchaVerification }) => captchaVerification);
    };

    test('goes with the same second code at the next press, and no longer once it was sent', async () => {
      expect(await again(phone, sent, sent)).toEqual(['second-code', undefined]);
    });

    test('is solved again where the second code is no longer good', async () => {
      expect(await again(phone, captchaNeeded, sent)).toEqual(['second-code', undefined]);
    });

    test('is solved again for another phone', async () => {
      expect(await again({ ...phone, mobile: '13800000002' }, sent)).toEqual([undefined, undefined]);
    });
  });

  test('is not sent when the parent closes the captcha', async () => {
    const { store, requests } = make(captchaNeeded);
    await store.send(phone);
    store.closeCaptcha();
    expect(store.captchaRound).toBe(0);
    expect(requests).toHaveLength(1);
    expect(store.canSend).toBe(true);
  });
});
