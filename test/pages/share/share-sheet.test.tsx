import { Runtime } from '@/contract/host';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import type { SharePlatforms } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import { createFakePlatform } from '@/platform/fake';
import type { Platform } from '@/platform/types';
import type { ShareInput } from '@/services/share/types';
import Option from '@/pages/account/option';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';

async function open(platform: Partial<Platform> = {}, prepare?: OpenOptions['prepare']) {
  const api = new FakeApi().on(profileCalls.getPrivateInfo, { parentPhone: '13800000003' } as PrivateInfo);
  const screen = await openScreen('option', Option, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    platform,
    prepare,
  });
  await screen.tap('推荐给朋友');
  return screen;
}

type Screen = Awaited<ReturnType<typeof open>>;

const methods = (screen: Screen) =>
  screen.allByClass('share-options__text').map((element) => element.textContent?.trim());
const isLeaving = (screen: Screen) =>
  screen.byClass('overlay--bottom').className.includes('overlay--leaving');

const NATIVE = { runtime: Runtime.iosApp };
const WECHAT = { runtime: Runtime.weixinWeb };

describe('the sheet of recommending', () => {
  test.each([
    [{ hasShareSheet: true }, ['更多分享方式', '复制链接', '二维码']],
    [{}, ['复制链接', '二维码']],
    [WECHAT, ['发给微信好友', '分享到朋友圈', '复制链接', '二维码']],
    [NATIVE, ['分享', '复制链接', '二维码']],
  ])('shows the targets of the host: %j', async (platform, expected) => {
    expect(methods(await open(platform))).toEqual(expected);
  });

  it('copies a link to home, says so and closes', async () => {
    const screen = await open();
    await screen.tap('复制链接');
    expect(screen.platform.log.copied).toEqual(['https://app.example/index']);
    expect(screen.toasts).toEqual(['链接已复制，去粘贴给朋友吧']);
    expect(isLeaving(screen)).toBe(true);
  });

  it('says when the link could not be copied', async () => {
    const denied = () => Promise.resolve(fail({ kind: 'denied', ability: 'copyText' } as const));
    const screen = await open({ copyText: denied });
    await screen.tap('复制链接');
    expect(screen.toasts).toEqual(['暂时无法完成该操作']);
  });

  it('shares through the app', async () => {
    const screen = await open(NATIVE);
    await screen.tap('分享');
    expect(screen.platform.abilities.paramsOf('shareLink')).toEqual([
      expect.objectContaining({ shareType: 'link', key: 'recommend', toURL: 'https://app.example/index' }),
    ]);
    expect(screen.toasts).toEqual([]);
  });

  it('is silent when the parent cancels', async () => {
    const screen = await open({ hasShareSheet: true });
    screen.platform.abilities.setReply('shareLink', fail({ kind: 'denied', ability: 'shareLink' }));
    await screen.tap('更多分享方式');
    expect(screen.toasts).toEqual([]);
  });

  test.each([
    ['发给微信好友', '选择“发送给朋友”'],
    ['分享到朋友圈', '选择“分享到朋友圈”'],
  ])("shows where WeChat's menu is for %s", async (method, step) => {
    const screen = await open(WECHAT);
    await screen.tap(method);
    expect(screen.hasText('点击右上角的“…”')).toBe(true);
    expect(screen.hasText(step)).toBe(true);
    expect(screen.tracker.payloads('share_click')).toEqual([{ key: 'recommend', way: 'weChatMenu' }]);
    await screen.tap('知道了');
    expect(screen.byClass('share-guide').className).toContain('overlay--leaving');
  });

  it('draws the code and saves its picture', async () => {
    const screen = await open();
    await screen.tap('二维码');
    await screen.settle();
    expect(screen.byClass('picture__image').getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    await screen.tap('保存图片');
    expect(screen.platform.abilities.paramsOf('saveImage')[0]?.imgBase).toMatch(/^data:image\/png;base64,/);
    expect(screen.toasts).toEqual(['图片已保存']);
  });

  it('says when the code could not be drawn, and draws it again', async () => {
    const screen = await open();
    const { qrCode } = screen.app.share;
    const failing = fail({ kind: 'business', code: '', message: BRIDGE_REFUSAL.qrCodeFailed } as const);
    Object.assign(screen.app.share, { qrCode: () => Promise.resolve(failing) });
    await screen.tap('二维码');
    expect(screen.hasText('二维码生成失败')).toBe(true);
    Object.assign(screen.app.share, { qrCode });
    await screen.tap('重试');
    await screen.settle();
    expect(screen.hasText('二维码生成失败')).toBe(false);
    expect(screen.allByClass('picture__image')).toHaveLength(1);
  });

  it('says when there is nothing to share, and tries again', async () => {
    const screen = await open({}, ({ app }) => {
      const { prepare } = app.share;
      const outcomes = [(_input: ShareInput) => Promise.resolve(fail({ kind: 'network' } as const))];
      Object.assign(app.share, { prepare: (input: ShareInput) => (outcomes.pop() ?? prepare)(input) });
    });
    expect(screen.hasText('暂时无法分享，请重试')).toBe(true);
    await screen.tap('重试');
    expect(methods(screen)).toContain('复制链接');
  });
});

describe('the places of an app', () => {
  const { environment } = createFakePlatform();
  const inApp = (appVersion: string) => ({
    runtime: Runtime.androidApp,
    environment: { ...environment, appVersion },
  });

  it('are those that it names, before its own sheet', async () => {
    const screen = await open(inApp('1.10.0'), ({ platform }) =>
      platform.abilities.setReply('getSharePlatforms', ok({ platforms: ['douyin', 'friend', 'pigeon'] })),
    );
    expect(methods(screen)).toEqual(['微信好友', '抖音', '更多分享方式', '复制链接', '二维码']);
    await screen.tap('抖音');
    expect(screen.platform.abilities.paramsOf('shareLink')).toEqual([
      expect.objectContaining({ shareType: 'link', type: 'douyin', key: 'recommend' }),
    ]);
    expect(screen.tracker.payloads('share_click')).toEqual([
      { key: 'recommend', way: 'native', place: 'douyin' },
    ]);
  });

  it('are not asked for one version below: its own sheet is offered, and no upgrade', async () => {
    const screen = await open(inApp('1.9.9'));
    expect(methods(screen)).toEqual(['分享', '复制链接', '二维码']);
    await screen.tap('分享');
    expect(screen.platform.abilities.paramsOf('getSharePlatforms')).toEqual([]);
    expect(screen.platform.abilities.paramsOf('shareLink')[0]).not.toHaveProperty('type');
    expect(screen.hasText('请升级应用')).toBe(false);
  });

  it('that it does not name are said to be missing, and its own sheet is offered', async () => {
    const screen = await open(inApp('1.10.0'), ({ platform }) =>
      platform.abilities.setReply('getSharePlatforms', fail({ kind: 'timeout' })),
    );
    expect(screen.hasText('获取可分享的平台失败，请用应用自带的分享')).toBe(true);
    expect(methods(screen)).toEqual(['分享', '复制链接', '二维码']);
  });

  it('are waited for with what is to come', async () => {
    let answer: (named: Result<SharePlatforms>) => void = () => undefined;
    const screen = await open(inApp('1.10.0'), ({ platform }) =>
      platform.abilities.setReply('getSharePlatforms', () => new Promise((resolve) => (answer = resolve))),
    );
    expect(methods(screen)).toEqual([]);
    answer(ok({ platforms: ['friendLine'] }));
    await screen.settle();
    expect(methods(screen)).toEqual(['朋友圈', '更多分享方式', '复制链接', '二维码']);
  });
});

describe('a page', () => {
  it("prepares a default share for WeChat's own menu, and on no other host", async () => {
    const api = () => new FakeApi().on(profileCalls.getPrivateInfo, { parentPhone: '' } as PrivateInfo);
    const there = await openScreen('option', Option, { user: TEST_USER, api: api(), platform: WECHAT });
    expect(there.app.share.current()).toMatchObject({ key: 'option', toURL: 'https://app.example/index' });
    const elsewhere = await openScreen('option', Option, { user: TEST_USER, api: api() });
    expect(elsewhere.app.share.current()).toBeNull();
  });
});
