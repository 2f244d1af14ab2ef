/** Phone numbers as address books, keyboards and autofill write them, in every form with a phone field. */
import { accountCalls } from '@/contract/account/calls';
import { activitiesCalls } from '@/contract/activities/calls';
import { addressesCalls } from '@/contract/addresses/calls';
import { evaluationCalls } from '@/contract/evaluation/calls';
import FindPassword from '@/pages/account/find-password';
import Login from '@/pages/account/login';
import AddAddress from '@/pages/addresses/add';
import EvaluationLogin from '@/pages/evaluation/login';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { AN_ADDRESS } from '../../unit/addresses/an-address';
import { REGION_LEVELS } from '../../unit/addresses/levels';
import { openScreen, type OpenedScreen } from '../support/open-screen';
import { sealed } from './fake-crypto';
import { agreedStorage, dispatch, input, loginApi, press, until } from './support';

jest.mock('@/services/crypto', () => jest.requireActual('./fake-crypto'));

// jsdom has no scrollIntoView.
Element.prototype.scrollIntoView = () => undefined;

/** A device whose last login used this area code. */
function storageOf(areaCode: string) {
  const storage = agreedStorage();
  const value = { phone: '1', areaCode };
  storage.set('wandou.lastPhone', JSON.stringify({ version: 1, value }));
  return storage;
}

const openLogin = (areaCode = '86') =>
  openScreen('login', Login, { api: loginApi(), platform: { storage: storageOf(areaCode) } });

const shown = (screen: OpenedScreen) =>
  `${screen.byClass('phone-field__code').textContent} ${input('mobile').value}`;

const leave = (screen: OpenedScreen) =>
  dispatch(screen, input('mobile'), new FocusEvent('focusout', { bubbles: true }));

/** Types one character at a time, as users do. */
async function typeSlowly(screen: OpenedScreen, text: string): Promise<void> {
  await screen.type(input('mobile'), '');
  for (const sign of text) await screen.type(input('mobile'), input('mobile').value + sign);
}

async function logIn(screen: OpenedScreen): Promise<unknown> {
  await screen.type(input('code'), '123456');
  await screen.tap('登录');
  await until(screen, () => screen.api.requests(accountCalls.verificationLogin).length > 0);
  return screen.api.requests(accountCalls.verificationLogin)[0];
}

describe('a number in the login form', () => {
  test.each([
    '+86 138 0000 0003',
    '008613800000003',
    '（+86）13800000003',
    '１３８０００００００３',
    '8613800000003',
  ])('pasted as %s is read at once, and says nothing', async (text) => {
    const screen = await openLogin();
    await screen.type(input('mobile'), text);
    expect(shown(screen)).toBe('+86 13800000003');
    expect(screen.toasts).toEqual([]);
    expect(await logIn(screen)).toMatchObject({ areaCode: '86', phoneCipher: sealed('13800000003') });
  });

  test.each(['07911123456', '7911123456', '+44 07911 123456'])(
    'of the United Kingdom is one, typed as %s',
    async (text) => {
      const screen = await openLogin('44');
      await typeSlowly(screen, text);
      expect(await logIn(screen)).toMatchObject({ areaCode: '44', phoneCipher: sealed('7911123456') });
    },
  );

  test('of another country changes the area code, and says so', async () => {
    const screen = await openLogin();
    await screen.type(input('mobile'), '+852 9123 4567');
    expect(shown(screen)).toBe('+852 91234567');
    expect(screen.toasts).toEqual(['已按号码切换区号 +852']);
    expect(await logIn(screen)).toMatchObject({ areaCode: '852', phoneCipher: sealed('91234567') });
  });

  test('keeps the 0 that a parent types until the field is left', async () => {
    const screen = await openLogin('44');
    await typeSlowly(screen, '07911123456');
    expect(shown(screen)).toBe('+44 07911123456');
    await leave(screen);
    expect(shown(screen)).toBe('+44 7911123456');
  });

  test('with a country that is typed changes the area code on Enter', async () => {
    const screen = await openLogin();
    await typeSlowly(screen, '0085291234567');
    await press(screen, input('mobile'), 'Enter');
    expect(shown(screen)).toBe('+852 91234567');
    expect(screen.toasts).toEqual(['已按号码切换区号 +852', '请输入验证码！']);
  });

  test('of an unknown country is invalid', async () => {
    const screen = await openLogin();
    await screen.type(input('mobile'), '+999 123 4567');
    await screen.tap('登录');
    expect(screen.toasts).toEqual(['请输入正确的手机号码！']);
  });

  test('is remembered as it was meant, and never leaves in plain', async () => {
    const storage = storageOf('44');
    const screen = await openScreen('login', Login, { api: loginApi(), platform: { storage } });
    await typeSlowly(screen, '07911123456');
    await logIn(screen);
    await until(screen, () => screen.app.session.isLoggedIn);
    expect(storage.get('wandou.lastPhone')).toContain('"7911123456"');
    expect(JSON.stringify([screen.api.sent, screen.tracker.events])).not.toContain('7911123456');
  });
});

describe('a code in the login form', () => {
  test.each(['123456123456', '【豌豆】验证码123456，5分钟内有效', '１２３４５６'])(
    'filled in as %s is the six digits',
    async (text) => {
      const screen = await openLogin();
      await screen.type(input('code'), text);
      expect(input('code').value).toBe('123456');
    },
  );

  test('takes no digit after the sixth', async () => {
    const screen = await openLogin();
    await screen.type(input('code'), '123456');
    await screen.type(input('code'), '1234567');
    expect(input('code').value).toBe('123456');
  });
});

const PASTED = '+44 07911 123456';
const MEANT = { areaCode: '44', phoneCipher: sealed('7911123456') };

describe('a number of another country', () => {
  test('is read the same where a password is found again', async () => {
    const api = loginApi().on(accountCalls.resetPassword, null);
    const screen = await openScreen('findPassword', FindPassword, { api });
    await screen.type(input('mobile'), PASTED);
    await screen.type(input('code'), '123456');
    await screen.type(input('password'), 'Wandou2027');
    await screen.type(input('repeat'), 'Wandou2027');
    await screen.tap('确认修改');
    await until(screen, () => screen.api.sent.length > 0);
    expect(screen.api.requests(accountCalls.resetPassword)).toEqual([expect.objectContaining(MEANT)]);
  });

  test('is read the same by the evaluation', async () => {
    const api = loginApi().onFailure(evaluationCalls.loginEvaluation, { kind: 'network' });
    const platform = { storage: agreedStorage() };
    const screen = await openScreen('evaluationLogin', EvaluationLogin, { api, platform });
    await screen.type(input('mobile'), PASTED);
    await screen.type(input('code'), '123456');
    await screen.tap('开始测评');
    expect(screen.api.requests(evaluationCalls.loginEvaluation)).toEqual([expect.objectContaining(MEANT)]);
  });

  test('is read the same by the free trial', async () => {
    const api = loginApi().onFailure(activitiesCalls.claimFreeTrial, { kind: 'network' });
    const screen = await openScreen('login', Login, { api, platform: { storage: agreedStorage() } });
    await until(screen, () => screen.hasText('领取免费试听课'));
    await screen.tap('领取免费试听课');
    await until(screen, () => screen.allByClass('free-trial').length > 0);
    const field = (name: string) => screen.byClass('free-trial').querySelector<HTMLElement>(`[name=${name}]`);
    await screen.type(field('mobile') as HTMLElement, PASTED);
    await screen.type(field('code') as HTMLElement, '123456');
    await screen.tap(screen.byClass('sheet__footer').querySelector<HTMLElement>('.button') ?? '');
    await until(screen, () => screen.api.requests(accountCalls.verificationLogin).length > 0);
    expect(screen.api.requests(accountCalls.verificationLogin)).toEqual([expect.objectContaining(MEANT)]);
  });

  test('is read the same by an address', async () => {
    const api = loginApi()
      .on(addressesCalls.getRegionList, ({ parentId }) => REGION_LEVELS[parentId] ?? [])
      .on(addressesCalls.addAddress, AN_ADDRESS);
    const options = { user: TEST_USER, student: OFFICIAL, api };
    const screen = await openScreen('myAddressCenterMyAddressForm', AddAddress, options);
    await screen.type(input('receiverName'), '陈女士');
    await screen.type(input('mobile'), PASTED);
    const detail = document.querySelector<HTMLElement>('[name=detail]');
    await screen.type(detail as HTMLElement, '科技园南区5栋');
    await screen.tap(screen.byClass('picker-field__box'));
    for (const place of ['广东省', '深圳市', '南山区']) await screen.tap(place);
    expect(shown(screen)).toBe('+44 7911123456');
    await screen.tap('保存');
    await until(screen, () => screen.api.requests(addressesCalls.addAddress).length > 0);
    expect(screen.api.requests(addressesCalls.addAddress)).toEqual([expect.objectContaining(MEANT)]);
  });
});
