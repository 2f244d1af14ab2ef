import { growthCalls } from '@/contract/growth/calls';
import { GROWTH_CODE } from '@/contract/growth/values';
import { Runtime } from '@/contract/host';
import { BACKEND_CODE } from '@/contract/errors';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { shareCalls } from '@/contract/share/calls';
import { KeptShares } from '@/features/growth/sharing/kept';
import SharePoster from '@/pages/share/share-poster';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { SHARE_KEY, SHARED } from '../growth/shared-samples';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

const { createShare, getShared, listShares } = growthCalls;
const { getBeacoinByShareWechat } = shareCalls;
const PICTURE = `data:image/png;base64,${'A'.repeat(200)}`;

/** jsdom has no canvas: a drawing context that accepts every call. */
const pen = new Proxy(
  {},
  {
    get: (_pen, name) => (name === 'measureText' ? () => ({ width: 10 }) : () => undefined),
    set: () => true,
  },
);
const canvasAnswers = (answer: unknown, picture = PICTURE) => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(answer as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(picture);
};

beforeEach(() => {
  restBetweenTaps();
  canvasAnswers(pen);
});
afterEach(() => jest.restoreAllMocks());

const backend = () =>
  new FakeApi()
    .on(getShared, SHARED.report)
    .on(listShares, [])
    .on(profileCalls.getPrivateInfo, { kidName: '王小豆' } as PrivateInfo)
    .on(getBeacoinByShareWechat, { stars: 2, isFirstToday: true });

async function open(
  api = backend(),
  query: Record<string, string> = { shareKey: SHARE_KEY },
  more: OpenOptions = {},
) {
  const opened = await openScreen('sharePoster', SharePoster, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    query,
    prepare: ({ app }) => new KeptShares(app).add({ id: 71, shareKey: SHARE_KEY }, ''),
    ...more,
  });
  await opened.settle();
  return opened;
}

describe('The poster of a share', () => {
  test('is drawn of what others see, uncounted, and is a picture', async () => {
    const screen = await open();
    expect(screen.byClass('picture__image').getAttribute('src')).toBe(PICTURE);
    expect(screen.api.requests(getShared)).toEqual([{ shareKey: SHARE_KEY, isOwn: 1 }]);
    expect(screen.app.share.current()).toMatchObject({
      toURL: `https://app.example/growUp/situation/v1/share?shareKey=${SHARE_KEY}`,
      title: '小豆的学习报告',
    });
  });

  test('is saved, which gives stars', async () => {
    const screen = await open();
    await screen.tap('保存海报');
    expect(screen.platform.abilities.paramsOf('saveImage')).toEqual([{ imgBase: PICTURE }]);
    expect(screen.toasts).toContain('分享成功，孩子得到2颗星星');
    expect(screen.api.requests(getBeacoinByShareWechat)).toEqual([{ id: '71' }]);
  });

  test('goes on as a picture in the apps', async () => {
    const screen = await open(backend(), undefined, { platform: { runtime: Runtime.iosApp } });
    await screen.tap('分享到朋友圈');
    expect(screen.platform.abilities.paramsOf('shareImage')).toEqual([
      { shareType: 'image', shareImgBase: PICTURE, WeChatType: 1 },
    ]);
  });

  test('is passed on as a picture from 1.7.0 on; an older app offers the newer one', async () => {
    const screen = await open(backend(), undefined, { platform: { runtime: Runtime.iosApp } });
    screen.platform.abilities.setSupport('shareImage', 'tooOld');
    await screen.tap('发给微信好友');
    await screen.settle();
    expect(screen.hasText('请升级应用')).toBe(true);
    expect(screen.api.requests(getBeacoinByShareWechat)).toEqual([]);
  });

  test('offers no picture to pass on where there is no app, but the link', async () => {
    const screen = await open();
    expect(screen.hasText('发给微信好友')).toBe(false);
    await screen.tap('改为分享链接');
    await screen.tap('复制链接');
    expect(screen.platform.log.copied[0]).toContain(SHARE_KEY);
  });

  test('is saved by a long press in WeChat', async () => {
    const screen = await open(backend(), undefined, { platform: { runtime: Runtime.weixinWeb } });
    expect(screen.hasText('长按图片，保存或发给朋友')).toBe(true);
  });

  test.each([
    ['no canvas', null, PICTURE],
    ['no room for it', pen, 'data:,'],
  ])('says that it cannot be drawn (%s), and offers the link', async (_why, context, picture) => {
    canvasAnswers(context, picture);
    const screen = await open();
    expect(screen.hasText('海报生成失败')).toBe(true);
    canvasAnswers(pen);
    await screen.tap('重新生成');
    await screen.settle();
    expect(screen.byClass('picture__image').getAttribute('src')).toBe(PICTURE);
  });

  test('offers the link where it cannot be drawn', async () => {
    canvasAnswers(null);
    const screen = await open();
    await screen.tap('改为分享链接');
    await screen.tap('复制链接');
    expect(screen.platform.log.copied[0]).toContain(SHARE_KEY);
  });

  test.each([
    [GROWTH_CODE.shareEnded, '这个分享已到期'],
    [GROWTH_CODE.shareRevoked, '这个分享已收回'],
    [BACKEND_CODE.notFound, '找不到这个分享'],
  ])('of a share that has ended (%s) is none', async (code, text) => {
    const screen = await open(backend().onRefusal(getShared, code, ''));
    expect(screen.hasText(text)).toBe(true);
    expect(screen.allByClass('picture__image').map((image) => image.getAttribute('src'))).not.toContain(
      PICTURE,
    );
  });

  test('that did not come is asked for again', async () => {
    const api = backend().onFailure(getShared, { kind: 'network' });
    const screen = await open(api);
    api.on(getShared, SHARED.report);
    await screen.tap(screen.byClass('failed-state__retry'));
    await screen.settle();
    expect(screen.byClass('picture__image').getAttribute('src')).toBe(PICTURE);
  });
});

describe('A poster of what is not shared yet', () => {
  test('is made after the parent read what others will see', async () => {
    const made = { id: 72, shareKey: SHARE_KEY, shownName: '小豆', endsAt: '2026-12-21 10:00:00' };
    const api = backend().on(createShare, made);
    const screen = await open(api, { of: 'situation', subject: '1', period: 'year' });
    expect(screen.hasText('别人不用登录就能看到孩子最新的学情')).toBe(true);
    expect(api.requests(createShare)).toEqual([]);
    await screen.tap('生成海报');
    expect(api.requests(createShare)).toEqual([
      { of: 'situation', subject: 1, period: 'year', nickname: '' },
    ]);
    expect(screen.platform.navigation.last?.url).toContain(`shareKey=${SHARE_KEY}`);
  });

  test.each([{}, { of: 'everything' }, { of: 'report' }, { of: 'report', reportId: '-1' }])(
    'is none where the address names nothing: what is shared shows instead: %j',
    async (query) => {
      const screen = await open(backend(), query as Record<string, string>);
      expect(screen.hasText('还没有正在分享的内容')).toBe(true);
    },
  );
});
