import { growthCalls } from '@/contract/growth/calls';
import { ShareOf } from '@/contract/growth/values';
import { shareCalls } from '@/contract/share/calls';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { BACKEND_CODE } from '@/contract/errors';
import { ShareButton } from '@/features/growth/sharing';
import { screen as asScreen } from '@/features/screen';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenedScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { SHARE_KEY } from './shared-samples';

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

const { createShare, listShares, revokeShare } = growthCalls;
const { getBeacoinByShareWechat } = shareCalls;

const MADE = { id: 71, shareKey: SHARE_KEY, shownName: '小豆', endsAt: '2026-12-21 10:00:00' };
const SHARE = {
  ...{ id: 71, of: ShareOf.report, title: '10月学习报告', shownName: '小豆', views: 3 },
  ...{ createdAt: '2026-11-21 10:00:00', endsAt: '2026-12-21 10:00:00' },
};

const backend = () =>
  new FakeApi()
    .on(profileCalls.getPrivateInfo, { kidName: '王小豆' } as PrivateInfo)
    .on(createShare, MADE)
    .on(listShares, [SHARE])
    .on(revokeShare, null)
    .on(getBeacoinByShareWechat, { stars: 2, isFirstToday: true });

/** The button works on any page; this one is arbitrary. */
const Page = asScreen('option', () => <ShareButton of={ShareOf.report} reportId={12} />);

/** Waits until a closing layer is gone. */
const rest = (screen: OpenedScreen) => screen.advance(1000);
const share = async (screen: OpenedScreen) => {
  await rest(screen);
  await screen.tap(screen.byClass('button--secondary'));
};

async function open(api = backend(), more: OpenOptions = {}) {
  const screen = await openScreen('option', Page, { user: TEST_USER, student: OFFICIAL, api, ...more });
  await screen.tap('分享');
  return screen;
}

const field = (screen: OpenedScreen) => screen.byClass('text-field__input') as HTMLInputElement;

describe('Sharing a page of growth', () => {
  test('shows the name, the content and the duration before it is shared', async () => {
    const screen = await open();
    expect(field(screen).value).toBe('豆豆');
    expect(screen.hasText('别人不用登录就能看到这份报告的文字和图表')).toBe(true);
    expect(screen.hasText('链接30天内有效')).toBe(true);
    expect(screen.api.requests(createShare)).toEqual([]);
  });

  test('makes a share, passes its address on and mentions the stars', async () => {
    const screen = await open();
    await screen.tap('选择分享方式');
    expect(screen.api.requests(createShare)).toEqual([{ of: 'report', reportId: 12, nickname: '' }]);
    await screen.tap('复制链接');
    expect(screen.platform.log.copied).toEqual([
      `https://app.example/growUp/situation/v1/share?shareKey=${SHARE_KEY}`,
    ]);
    expect(screen.api.requests(getBeacoinByShareWechat)).toEqual([{ id: '71' }]);
    expect(screen.toasts).toContain('分享成功，孩子得到2颗星星');
  });

  test("mentions no stars when today's were given already", async () => {
    const api = backend().on(getBeacoinByShareWechat, { stars: 0, isFirstToday: false });
    const screen = await open(api);
    await screen.tap('选择分享方式');
    await screen.tap('复制链接');
    expect(screen.toasts).toEqual(['链接已复制，去粘贴给朋友吧']);
  });

  test('passes the same share on again, and makes another one under another name, which is kept', async () => {
    const screen = await open();
    await screen.tap('选择分享方式');
    await screen.tap('复制链接');
    await share(screen);
    await screen.tap('选择分享方式');
    expect(screen.api.requests(createShare)).toHaveLength(1);
    await screen.tap('复制链接');
    await share(screen);
    await screen.type(field(screen), '豆豆侠');
    await screen.tap('选择分享方式');
    expect(screen.api.requests(createShare)[1]).toEqual({ of: 'report', reportId: 12, nickname: '豆豆侠' });
  });

  test.each([
    ['王小豆', '请不要写全名'],
    ['1381234567', '请不要写电话号码'],
  ])('accepts neither full name nor phone as a nickname: %s', async (nickname, complaint) => {
    const screen = await open();
    await screen.type(field(screen), nickname);
    await screen.tap('选择分享方式');
    expect(screen.hasText(complaint)).toBe(true);
    expect(screen.api.requests(createShare)).toEqual([]);
  });

  test('says why there is no share, and tries again', async () => {
    const api = backend().onRefusal(createShare, BACKEND_CODE.conflict, '最多同时分享20个');
    const screen = await open(api);
    await screen.tap('选择分享方式');
    expect(screen.hasText('最多同时分享20个')).toBe(true);
    api.on(createShare, MADE);
    await rest(screen);
    await screen.tap('选择分享方式');
    expect(screen.hasText('复制链接')).toBe(true);
  });
});

describe('What is shared already', () => {
  test('is listed with who looked and until when, and is taken back after a question', async () => {
    const screen = await open();
    await screen.tap('我的分享');
    for (const text of ['10月学习报告', '显示为小豆', '看过3次', '天到期'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    await screen.tap(screen.byClass('shared-list__row').querySelector<HTMLElement>('.button') ?? '');
    expect(screen.hasText('收回这个分享？')).toBe(true);
    expect(screen.api.requests(revokeShare)).toEqual([]);
    await screen.tap('取消');
    expect(screen.api.requests(revokeShare)).toEqual([]);
    await rest(screen);
    await screen.tap(screen.byClass('shared-list__row').querySelector<HTMLElement>('.button') ?? '');
    await screen.tap(screen.allByClass('dialog__action').at(-1) ?? '');
    expect(screen.api.requests(revokeShare)).toEqual([{ id: 71 }]);
    expect(screen.toasts).toEqual(['已收回，别人看不到了']);
    expect(screen.hasText('还没有正在分享的内容')).toBe(true);
  });

  test('stays listed where it could not be taken back', async () => {
    const screen = await open(backend().onFailure(revokeShare, { kind: 'network' }));
    await screen.tap('我的分享');
    await screen.tap(screen.byClass('shared-list__row').querySelector<HTMLElement>('.button') ?? '');
    await screen.tap(screen.allByClass('dialog__action').at(-1) ?? '');
    expect(screen.toasts[0]).toContain('收回失败');
    expect(screen.hasText('10月学习报告')).toBe(true);
  });
});
