import { accountCalls } from '@/contract/account/calls';
import Login from '@/pages/account/login';
import { FakeSound } from '../../support/fakes/fake-sound';
import { openScreen } from '../support/open-screen';
import { agreedStorage, input, loginApi, PHONE, press, until } from './support';

jest.mock('@/services/crypto', () => jest.requireActual('./fake-crypto'));

const { getSpokenCaptcha, checkSpokenCaptcha, getSupplierCodeList } = accountCalls;
const sendCall = accountCalls.sendLoginVerificationCode;
const images = {
  originalImageBase64: 'b3JpZ2luYWw=',
  jigsawImageBase64: 'cGllY2U=',
  token: 'captcha-token',
  secretKey: 'XwKsGlMcdPMEhR1B',
};
const SLIDER = { supplierCode: 'BLOCK_PUZZLE', supplierName: '' };
const SPOKEN = { supplierCode: 'SPOKEN_SUM', supplierName: '' };
const OFFER = '拖不动滑块？换成听题';

/** A login where sending the code requires a captcha. */
async function openCaptcha(
  suppliers: (typeof SLIDER)[] | null = [SLIDER, SPOKEN],
  player: FakeSound | null = new FakeSound(),
) {
  const api = loginApi()
    .onRefusal(sendCall, '4011', '需要验证')
    .on(accountCalls.getCaptcha, images)
    .on(getSpokenCaptcha, { contentType: 'audio/wav', audioBase64: 'c3Bva2Vu', token: 'sum-1' })
    .on(checkSpokenCaptcha, { secondCode: 'second-code' });
  if (suppliers) api.on(getSupplierCodeList, suppliers);
  else api.onFailure(getSupplierCodeList, { kind: 'network' });
  const sound = player ? { sound: () => Promise.resolve(player) } : {};
  const screen = await openScreen('login', Login, { api, platform: { storage: agreedStorage(), ...sound } });
  await screen.type(input('mobile'), PHONE);
  await screen.tap('获取验证码');
  await until(screen, () => screen.allByClass('captcha__original').length > 0);
  return { screen, player };
}

async function openSum() {
  const opened = await openCaptcha();
  await opened.screen.tap(OFFER);
  await until(opened.screen, () => opened.screen.allByClass('sound-button__press').length > 0);
  return opened;
}

describe('a captcha for parents who cannot drag', () => {
  test('is played, answered, and sends the code', async () => {
    const { screen, player } = await openSum();
    await screen.tap(screen.byClass('sound-button__press'));
    expect(player?.loaded).toEqual([{ url: 'data:audio/wav;base64,c3Bva2Vu', startAt: 0 }]);
    await screen.type(input('sum'), '57');
    await screen.tap('验证');
    expect(screen.hasText('验证成功')).toBe(true);
    screen.api.on(sendCall, {});
    await screen.advance(1000);
    await until(screen, () => screen.toasts.length > 0);
    const retried = screen.api.sent.filter(({ call }) => call === sendCall)[1];
    expect(retried?.options?.headers).toMatchObject({ 'captcha-verification': 'second-code' });
    await screen.advance(500);
    expect(screen.allByClass('spoken-captcha')).toEqual([]);
  });

  test('is labelled, submitted by Enter, and announces its outcome', async () => {
    const { screen } = await openSum();
    screen.api.onRefusal(checkSpokenCaptcha, '6111', '');
    expect(screen.byClass('sound-button__press').getAttribute('aria-label')).toBe('播放加法题');
    expect(input('sum').getAttribute('aria-label')).toBe('得数');
    expect(screen.hasText('请在120秒内作答')).toBe(true);
    await screen.type(input('sum'), '11');
    await press(screen, input('sum'), 'Enter');
    const verdict = screen.byClass('spoken-captcha__verdict');
    expect([verdict.getAttribute('role'), verdict.textContent]).toEqual([
      'status',
      '得数不对，换了一题，请再听一次',
    ]);
    await screen.advance(1000);
    expect(screen.api.requests(getSpokenCaptcha)).toHaveLength(2);
    expect(input('sum').value).toBe('');
  });

  test('says that it is over, and brings another sum when asked', async () => {
    const { screen } = await openSum();
    for (let second = 0; second < 120; second += 1) await screen.advance(1000);
    expect(screen.hasText('这道题已过期，请换一题')).toBe(true);
    await screen.tap('换一题');
    expect(screen.hasText('请在120秒内作答')).toBe(true);
    expect(screen.api.requests(getSpokenCaptcha)).toHaveLength(2);
  });

  test('says why there is no sum, and leads back to the slider', async () => {
    const { screen } = await openCaptcha();
    screen.api.onRefusal(getSpokenCaptcha, '6112', '');
    await screen.tap(OFFER);
    await until(screen, () => screen.hasText('暂时听不了题，请稍后再试，或改用拖动滑块'));
    await screen.tap('改用拖动滑块');
    await until(screen, () => screen.allByClass('captcha__original').length > 0);
    expect(screen.api.requests(accountCalls.getCaptcha)).toHaveLength(2);
  });

  test('is not offered where no voice speaks, nor where there is no sound', async () => {
    const silent = await openCaptcha([SLIDER]);
    expect(silent.screen.hasText(OFFER)).toBe(false);
    const deaf = await openCaptcha([SLIDER, SPOKEN], null);
    expect(deaf.screen.hasText(OFFER)).toBe(false);
    expect(deaf.screen.api.requests(getSupplierCodeList)).toEqual([]);
  });

  test('is tried where it cannot be asked what there is', async () => {
    const { screen } = await openCaptcha(null);
    expect(screen.hasText(OFFER)).toBe(true);
  });
});
