import { profileCalls } from '@/contract/api/profile';
import type { PrivateInfo } from '@/contract/api/types';
import { visitorCalls } from '@/contract/api/visitor';
import Option from '@/pages/settings/option';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const open = () => {
  const api = new FakeApi()
    .on(visitorCalls.logout, null)
    .on(profileCalls.getPrivateInfo, { parentPhone: '13800000003' } as PrivateInfo);
  return openScreen('option', Option, { user: TEST_USER, student: OFFICIAL, api });
};

describe('the settings', () => {
  test('show the masked phone and the version', async () => {
    const screen = await open();
    expect(screen.hasText('138****0003')).toBe(true);
    expect(screen.hasText('13800000003')).toBe(false);
    expect(screen.hasText('1.30.98')).toBe(true);
  });

  test('lead to the new password', async () => {
    const screen = await open();
    await screen.tap('修改密码');
    expect(screen.platform.navigation.last?.url).toContain('pages/account/find-password/index');
  });

  test('ask before logging out', async () => {
    const screen = await open();
    await screen.tap(screen.byClass('option__logout'));
    await screen.tap('再想想');
    expect(screen.app.session.isLoggedIn).toBe(true);
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test('log out, say so and go to the login', async () => {
    const screen = await open();
    await screen.tap(screen.byClass('option__logout'));
    await screen.tap('退出');
    expect(screen.api.requests(visitorCalls.logout)).toHaveLength(1);
    expect(screen.app.session.isLoggedIn).toBe(false);
    expect(screen.toasts).toEqual(['已退出登录']);
    expect(screen.platform.navigation.last).toMatchObject({ how: 'reLaunch' });
    expect(screen.platform.navigation.last?.url).toContain('pages/account/login/index');
  });
});
