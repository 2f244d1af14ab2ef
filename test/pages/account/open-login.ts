import Login from '@/pages/account/login';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { agreedStorage, input, loginApi, PHONE } from './support';

export const openLogin = (options: OpenOptions = {}) =>
  openScreen('login', Login, { api: loginApi(), platform: { storage: agreedStorage() }, ...options });

/** With phone and password typed. */
export async function openWithPassword(options: OpenOptions = {}) {
  const screen = await openLogin(options);
  await screen.tap('密码登录');
  await screen.type(input('mobile'), PHONE);
  await screen.type(input('password'), 'Wandou2026');
  return screen;
}
