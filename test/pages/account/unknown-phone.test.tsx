import { accountCalls } from '@/contract/account/calls';
import Login from '@/pages/account/login';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { agreedStorage, input, loginApi, PHONE, until } from './support';

jest.mock('@/services/crypto', () => jest.requireActual('./fake-crypto'));

const openLogin = (options: OpenOptions) =>
  openScreen('login', Login, { platform: { storage: agreedStorage() }, ...options });

describe('a phone without an account', () => {
  async function refusedByPassword() {
    const screen = await openLogin({
      api: loginApi().onRefusal(accountCalls.pwdLogin, '1000018', '该手机号尚未注册'),
    });
    await screen.tap('密码登录');
    await screen.type(input('mobile'), PHONE);
    await screen.type(input('password'), 'Wandou2026');
    await screen.tap('登录');
    await until(screen, () => screen.hasText('该手机号尚未注册'));
    return screen;
  }

  test('gets a hint at a password login, with the login by code that creates one', async () => {
    const screen = await refusedByPassword();
    expect(screen.toasts).toEqual([]);
    await screen.tap(screen.allByClass('dialog__action').at(-1) ?? '');
    await until(screen, () => document.querySelector('input[name="code"]') !== null);
    expect(input('mobile').value).toBe(PHONE);
  });

  test('gets a message at a login by code where a gateway creates no account', async () => {
    const api = loginApi().onRefusal(accountCalls.verificationLogin, '1000018', '该手机号尚未注册');
    const screen = await openLogin({ api });
    await screen.type(input('mobile'), PHONE);
    await screen.type(input('code'), '123456');
    await screen.tap('登录');
    await until(screen, () => screen.toasts.length > 0);
    expect(screen.toasts).toEqual(['该手机号尚未注册']);
  });
});
