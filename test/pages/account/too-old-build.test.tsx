import { accountCalls } from '@/contract/account/calls';
import { BACKEND_CODE } from '@/contract/errors';
import { Runtime } from '@/contract/host';
import type { OpenOptions } from '../support/open-screen';
import { openWithPassword } from './open-login';
import { agreedStorage, input, loginApi, until } from './support';

jest.mock('@/services/crypto', () => jest.requireActual('./fake-crypto'));

describe('a login refused because the build is too old', () => {
  const refused = () =>
    loginApi().onFailure(accountCalls.pwdLogin, {
      kind: 'business',
      code: BACKEND_CODE.buildTooOld,
      message: '当前版本太旧，请更新后再登录',
    });

  async function openTooOld(platform: OpenOptions['platform']) {
    const screen = await openWithPassword({
      api: refused(),
      platform: { storage: agreedStorage(), ...platform },
    });
    await screen.tap('登录');
    await until(screen, () => screen.hasText('更新后才能登录'));
    expect(screen.toasts).toEqual([]);
    return screen;
  }

  test('keeps what was typed if the parent wants no new one', async () => {
    const reload = jest.fn();
    const screen = await openTooOld({ reload });
    await screen.tap('稍后');
    expect(reload).not.toHaveBeenCalled();
    expect(input('password').value).toBe('Wandou2026');
  });

  test('loads the newest page in a browser', async () => {
    const reload = jest.fn();
    const screen = await openTooOld({ reload });
    await screen.tap('现在更新');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.tracker.payloads('login_failure')).toContainEqual(
      expect.objectContaining({ code: BACKEND_CODE.buildTooOld }),
    );
  });

  test.each([
    ['starts the version that WeChat has downloaded', true, []],
    ['says what to do where WeChat has none yet', false, [expect.stringContaining('还没有下载好')]],
  ])('in the mini program %s', async (_what, isThere, toasts) => {
    const startNewVersion = jest.fn(() => isThere);
    const screen = await openTooOld({ runtime: Runtime.weixinMiniApp, startNewVersion });
    await screen.tap('现在更新');
    expect(startNewVersion).toHaveBeenCalledTimes(1);
    expect(screen.toasts).toEqual(toasts);
  });
});
