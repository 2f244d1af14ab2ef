import { accountCalls } from '@/contract/account/calls';
import { AppScene } from '@/contract/account/values';
import { SpokenStore } from '@/features/account/captcha/spoken/spoken-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp } from '../../support/fakes/fake-app';
import { settle } from './fakes';

const { getSpokenCaptcha, checkSpokenCaptcha } = accountCalls;
const sum = (token: string) => ({ contentType: 'audio/wav', audioBase64: 'c3Bva2Vu', token });

async function opened(api = new FakeApi().on(getSpokenCaptcha, sum('sum-1'))) {
  const fake = await fakeApp({ api });
  const handedOn: string[] = [];
  const closed: number[] = [];
  const begin = fake.time.now();
  const store = new SpokenStore({
    ...fake.app,
    scene: AppScene.findPassword,
    clientUid: 'device-1',
    onPass: (code) => handedOn.push(code),
    onClose: () => closed.push(fake.time.now() - begin),
  });
  store.start();
  await settle();
  const answer = async (text: string) => {
    store.type(text);
    await store.check();
  };
  const pass = async (milliseconds: number) => {
    for (let elapsed = 0; elapsed < milliseconds; elapsed += 500)
      fake.time.advance(Math.min(500, milliseconds - elapsed));
    await settle();
  };
  return { ...fake, store, handedOn, closed, answer, pass };
}

describe('the sum that is read aloud', () => {
  test('is asked for with its scene and the device, and tracked as spoken', async () => {
    const { api, store, tracker } = await opened();
    expect(api.sent[0]).toMatchObject({
      request: { clientUid: 'device-1' },
      options: { headers: { 'app-scene': 'findPassword' } },
    });
    expect(store.soundUrl).toBe('data:audio/wav;base64,c3Bva2Vu');
    expect(tracker.payloads('captcha_shown')).toEqual([{ scene: 'findPassword', way: 'spoken' }]);
  });

  test('hands its second code on after one second and closes half a second later', async () => {
    const { api, answer, closed, handedOn, pass, store } = await opened();
    api.on(checkSpokenCaptcha, { secondCode: 'second' });
    await answer('57');
    expect(api.requests(checkSpokenCaptcha)).toEqual([{ token: 'sum-1', answer: '57' }]);
    store.close();
    await pass(999);
    expect([handedOn, closed]).toEqual([[], []]);
    await pass(1);
    expect([handedOn, closed]).toEqual([['second'], []]);
    await pass(500);
    expect(closed).toHaveLength(1);
  });

  test('sends nothing where nothing was typed', async () => {
    const { api, answer, store } = await opened();
    await answer('');
    expect(store.message).toBe('请先填写得数');
    expect(api.requests(checkSpokenCaptcha)).toEqual([]);
  });

  test('after a wrong answer says so and brings another one, the words staying until something is typed', async () => {
    const { api, answer, pass, store, tracker } = await opened();
    api.onRefusal(checkSpokenCaptcha, '6111', '').on(getSpokenCaptcha, sum('sum-2'));
    await answer('11');
    expect(store).toMatchObject({ state: 'fail', canAnswer: false });
    await pass(1000);
    expect(store).toMatchObject({ state: 'idle', answer: '', spoken: { token: 'sum-2' } });
    expect(store.message).toBe('得数不对，换了一题，请再听一次');
    store.type('5');
    expect(store.message).toBe('');
    expect(tracker.payloads('captcha_result')).toEqual([
      { scene: 'findPassword', way: 'spoken', passed: false, code: '6111' },
    ]);
  });

  test('counts its two minutes down, and then takes no answer any more', async () => {
    const { api, answer, pass, store } = await opened();
    expect(store.secondsLeft).toBe(120);
    await pass(119_000);
    expect([store.secondsLeft, store.state]).toEqual([1, 'idle']);
    await pass(1000);
    expect(store).toMatchObject({ state: 'over', message: '这道题已过期，请换一题' });
    await answer('57');
    expect(api.requests(checkSpokenCaptcha)).toEqual([]);
    api.on(getSpokenCaptcha, sum('sum-2'));
    store.renew();
    await settle();
    expect(store).toMatchObject({ state: 'idle', secondsLeft: 120, message: '' });
  });

  test.each([
    ['6112', '暂时听不了题，请稍后再试，或改用拖动滑块'],
    ['6201', '刷新太频繁，请稍后再试'],
    ['6202', '失败次数过多，请稍后再试'],
  ])('that is not given (%s) says why, and may be asked for again', async (code, words) => {
    const { api, store } = await opened(new FakeApi().onRefusal(getSpokenCaptcha, code, ''));
    expect([store.spoken, store.message, store.canRenew]).toEqual([null, words, true]);
    api.on(getSpokenCaptcha, sum('sum-1'));
    store.renew();
    await settle();
    expect(store.canAnswer).toBe(true);
  });

  test('that is left says nothing and passes nothing on', async () => {
    const { api, handedOn, pass, store } = await opened();
    const reply = api.onHold(checkSpokenCaptcha);
    store.type('57');
    const checking = store.check();
    store.stop();
    reply({ ok: true, value: { secondCode: 'late' } });
    await checking;
    await pass(2000);
    expect(handedOn).toEqual([]);
  });
});
