import { accountCalls } from '@/contract/account/calls';
import { Runtime } from '@/contract/host';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { configurationCalls } from '@/contract/configuration/calls';
import { fail, ok } from '@/contract/errors';
import { EnvironmentLabel } from '@/contract/tracking/values';
import type { AppConfig } from '@/services/config';
import Option from '@/pages/account/option';
import type { Platform } from '@/platform/types';
import { cacheEntries } from '@/services/storage/cache';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

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
    screen.app.storage.set(cacheEntries.homeCards, { owner: TEST_USER.userId, value: 2 });
    await screen.tap('清除页面缓存');
    await screen.tap('清除');
    expect(screen.app.storage.get(cacheEntries.homeCards)).toBeUndefined();
    expect(screen.toasts).toEqual(['已清除']);
  });

  test('have no downloads and notifications in a browser', async () => {
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
    await screen.tap('取消');
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

describe('the app’s own log', () => {
  beforeEach(restBetweenTaps);
  afterEach(() => jest.restoreAllMocks());

  test('is sent by the app after the parent read what is in it', async () => {
    const screen = await open({ runtime: Runtime.androidApp });
    await screen.tap('上传运行日志');
    expect(screen.byClass('dialog').textContent).toContain('不含密码、验证码和聊天内容');
    expect(screen.platform.abilities.paramsOf('uploadSystemLog')).toEqual([]);
    await screen.tap('上传');
    expect(screen.platform.abilities.paramsOf('uploadSystemLog')).toEqual([{}]);
    expect(screen.toasts).toEqual(['日志已提交，谢谢您']);
  });

  test('stays when the parent cancels', async () => {
    const screen = await open({ runtime: Runtime.androidApp });
    await screen.tap('上传运行日志');
    await screen.tap('取消');
    expect(screen.platform.abilities.paramsOf('uploadSystemLog')).toEqual([]);
  });

  test('that could not be sent is said to be, and can be sent again', async () => {
    const screen = await open({ runtime: Runtime.iosApp });
    screen.platform.abilities.setReply('uploadSystemLog', fail({ kind: 'timeout' }));
    await screen.tap('上传运行日志');
    await screen.tap('上传');
    expect(screen.toasts).toEqual(['上传失败，请检查网络后重试']);
    screen.platform.abilities.setReply('uploadSystemLog', ok(null));
    await screen.tap('上传运行日志');
    await screen.tap('上传');
    expect(screen.toasts[1]).toBe('日志已提交，谢谢您');
  });

  test('is not offered outside the app', async () => {
    expect((await open()).hasText('上传运行日志')).toBe(false);
  });
});

describe('the debug console', () => {
  const TEST_BUILD = { environment: EnvironmentLabel.test };
  type Screen = Awaited<ReturnType<typeof openScreen>>;
  async function tapVersion(screen: Screen, times: number): Promise<void> {
    for (let tap = 0; tap < times; tap += 1) await screen.tap('1.30.98');
    await screen.settle();
  }
  const start = (config?: Partial<AppConfig>, allowed?: string, platform: Partial<Platform> = {}) =>
    openScreen('option', Option, {
      user: TEST_USER,
      student: OFFICIAL,
      config,
      platform,
      api: new FakeApi()
        .on(profileCalls.getPrivateInfo, { parentPhone: '13800000003' } as PrivateInfo)
        .on(configurationCalls.getUpgradeConfig, ({ typeCode }) =>
          allowed === undefined ? [] : [{ typeCode, typeValue: allowed }],
        ),
    });

  test('opens after twenty taps on the version, and not before', async () => {
    const screen = await start(TEST_BUILD);
    await tapVersion(screen, 19);
    expect(screen.hasText('调试信息')).toBe(false);
    await tapVersion(screen, 1);
    expect(screen.hasText('调试信息')).toBe(true);
    expect(screen.hasText('版本 1.30.98 test')).toBe(true);
    expect(screen.api.requests(configurationCalls.getUpgradeConfig)).toEqual([]);
  });

  test.each([
    [undefined, false],
    ['0', false],
    ['1', true],
  ])(
    'of a production build opens where the operator says so, and else says that it may not: %j',
    async (allowed, isOpen) => {
      const screen = await start({ environment: EnvironmentLabel.production }, allowed);
      await tapVersion(screen, 20);
      expect(screen.hasText('调试信息')).toBe(isOpen);
      expect(screen.toasts).toEqual(isOpen ? [] : ['此账号不能查看调试台']);
    },
  );

  test('shows what went on, without anything of the parent’s, and copies and sends it', async () => {
    const screen = await start(TEST_BUILD, undefined, { runtime: Runtime.iosApp });
    screen.app.journal.call('/v1/personalCenter/getPersonInfo', 'http', '');
    screen.app.journal.native({ command: 'getPushState', outcome: 'timeout' });
    await tapVersion(screen, 20);
    const shown = screen.allByClass('debug-console__line').map(({ textContent }) => textContent ?? '');
    expect(shown).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\d\d:\d\d:\d\d \/v1\/personalCenter\/getPersonInfo http$/),
        expect.stringMatching(/getPushState timeout$/),
        expect.stringMatching(/getPushState ok$/),
      ]),
    );
    await screen.tap('复制');
    await screen.tap('上传日志');
    const [copied = ''] = screen.platform.log.copied;
    const [sent] = screen.tracker.payloads('journal_sent');
    expect(sent?.entries).toContain('getPushState timeout');
    for (const text of [...shown, copied, JSON.stringify(sent)]) {
      expect(text).not.toMatch(/13800000003|token-1|U42/);
    }
    expect(screen.platform.abilities.paramsOf('uploadSystemLog')).toHaveLength(1);
  });
});
