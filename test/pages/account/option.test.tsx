import { accountCalls } from '@/contract/account/calls';
import { Runtime } from '@/contract/host';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { ok } from '@/contract/errors';
import Option from '@/pages/account/option';
import type { Platform } from '@/platform/types';
import { keptValues } from '@/services/storage/kept-values';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const open = (platform: Partial<Platform> = {}) => {
  const api = new FakeApi()
    .on(accountCalls.logout, null)
    .on(profileCalls.getPrivateInfo, { parentPhone: '13800000003' } as PrivateInfo);
  return openScreen('option', Option, { user: TEST_USER, student: OFFICIAL, api, platform });
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

  test('clear the copies of pages, after a question', async () => {
    const screen = await open();
    screen.app.storage.set(keptValues.homeCards, { owner: TEST_USER.userId, value: 2 });
    await screen.tap('清除页面缓存');
    await screen.tap('清除');
    expect(screen.app.storage.get(keptValues.homeCards)).toBeUndefined();
    expect(screen.toasts).toEqual(['已清除']);
  });

  test('know nothing of downloads and notifications in a browser', async () => {
    const screen = await open();
    expect([screen.hasText('清除课程缓存'), screen.hasText('消息通知')]).toEqual([false, false]);
  });

  test('clear the downloads of the app and lead to the phone’s settings, whose state is asked for again', async () => {
    const screen = await open({ runtime: Runtime.iosApp });
    const { abilities } = screen.platform;
    abilities.setReply('getCourseCacheSize', ok(0));
    abilities.setReply('getPushState', ok(false));
    await screen.tap('消息通知');
    expect(abilities.paramsOf('openPushSetting')).toHaveLength(1);
    screen.platform.setVisible(true);
    await screen.settle();
    expect(screen.hasText('未开启，去设置')).toBe(true);
    await screen.tap('清除课程缓存');
    await screen.tap('清除');
    expect(abilities.paramsOf('clearCourseCache')).toHaveLength(1);
    expect(screen.hasText('0 B')).toBe(true);
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
    expect(screen.api.requests(accountCalls.logout)).toHaveLength(1);
    expect(screen.app.session.isLoggedIn).toBe(false);
    expect(screen.toasts).toEqual(['已退出登录']);
    expect(screen.platform.navigation.last).toMatchObject({ how: 'reLaunch' });
    expect(screen.platform.navigation.last?.url).toContain('pages/account/login/index');
  });
});
