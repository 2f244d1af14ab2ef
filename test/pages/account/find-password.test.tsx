import { accountCalls } from '@/contract/account/calls';
import { memoryStorage } from '@/platform/fake';
import FindPassword from '@/pages/account/find-password';
import Login from '@/pages/account/login';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { sealed } from './fake-crypto';
import { input, loginApi, PHONE, until } from './support';

jest.mock('@/services/crypto', () => jest.requireActual('./fake-crypto'));

const openFilled = async (options: OpenOptions = {}) => {
  const api = loginApi().on(accountCalls.resetPassword, null);
  const screen = await openScreen('findPassword', FindPassword, { api, ...options });
  await screen.type(input('mobile'), PHONE);
  await screen.type(input('code'), '123456');
  await screen.type(input('password'), 'Wandou2027');
  await screen.type(input('repeat'), 'Wandou2027');
  return screen;
};

describe('finding the password again', () => {
  test.each([
    ['mobile', '', '手机号码不能为空！'],
    ['code', '', '请输入验证码！'],
    ['password', 'short1', '密码需为8–20位，且同时包含字母和数字'],
    ['repeat', 'Wandou2028', '两次输入的密码不一致！'],
  ])('checks %s', async (field, value, text) => {
    const screen = await openFilled();
    await screen.type(input(field), value);
    await screen.tap('确认修改');
    expect(screen.toasts).toEqual([text]);
    expect(screen.api.sent).toEqual([]);
  });

  test('asks for its code in its own scene', async () => {
    const screen = await openFilled();
    await screen.tap('获取验证码');
    await until(screen, () => screen.toasts.length > 0);
    expect(screen.api.sent[0]?.options?.headers).toMatchObject({ 'app-scene': 'findPassword' });
    expect(screen.api.requests(accountCalls.sendVerificationCode)).toHaveLength(1);
  });

  test('sends the new password sealed, and leads back to the login with the phone', async () => {
    const storage = memoryStorage();
    const screen = await openFilled({ platform: { storage } });
    await screen.tap('确认修改');
    await until(screen, () => screen.platform.navigation.moves.length > 0);
    expect(screen.api.requests(accountCalls.resetPassword)).toEqual([
      {
        areaCode: '86',
        cipherVersion: 'v1',
        verificationCode: '123456',
        phoneCipher: sealed(PHONE),
        passwordCipher: sealed('Wandou2027'),
      },
    ]);
    expect(screen.toasts).toEqual(['密码修改成功，请登录']);
    expect(screen.platform.navigation.last).toEqual({ how: 'replace', url: '/pages/account/login/index' });
    await openScreen('login', Login, { api: loginApi(), platform: { storage } });
    expect(input('mobile').value).toBe(PHONE);
    expect(input('password')).toBeTruthy();
  });

  test('goes back where it came from the login', async () => {
    const screen = await openFilled();
    screen.platform.navigation.pages = 2;
    await screen.tap('确认修改');
    await until(screen, () => screen.platform.navigation.moves.length > 0);
    expect(screen.platform.navigation.last?.how).toBe('back');
  });

  test('opened from the settings ends the session, and leads to the login with the phone and no page behind', async () => {
    const storage = memoryStorage();
    const screen = await openFilled({ user: TEST_USER, student: OFFICIAL, platform: { storage } });
    screen.platform.navigation.pages = 2;
    await screen.tap('确认修改');
    await until(screen, () => screen.platform.navigation.moves.length > 0);
    expect(screen.toasts).toEqual(['密码修改成功，请登录']);
    expect(screen.app.session.isLoggedIn).toBe(false);
    expect(screen.app.student.isTourist).toBe(true);
    expect(screen.platform.navigation.moves).toEqual([
      { how: 'reLaunch', url: '/pages/account/login/index' },
    ]);
    await openScreen('login', Login, { api: loginApi(), platform: { storage } });
    expect(input('mobile').value).toBe(PHONE);
    expect(input('password')).toBeTruthy();
  });

  test('keeps what was typed when the server refuses it', async () => {
    const api = loginApi().onRefusal(accountCalls.resetPassword, '1000013', '验证码错误');
    const screen = await openFilled({ api });
    await screen.tap('确认修改');
    await until(screen, () => screen.toasts.length > 0);
    expect(screen.toasts).toEqual(['验证码错误']);
    expect(input('password').value).toBe('Wandou2027');
    expect(screen.platform.navigation.moves).toEqual([]);
  });
});
