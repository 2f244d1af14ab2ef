import { growthCalls } from '@/contract/growth/calls';
import { GROWTH_CODE } from '@/contract/growth/values';
import type { RouteName } from '@/contract/routes';
import { Runtime } from '@/contract/host';
import { BACKEND_CODE } from '@/contract/errors';
import { KeptShares } from '@/features/growth/sharing/kept';
import SituationShare from '@/pages/growth/situation-share';
import ReportShare from '@/pages/growth/situation-v1-share';
import StudyPlanShare from '@/pages/growth/study-plan-share';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { SHARE_KEY, SHARED } from './shared-samples';

const { getShared, revokeShare } = growthCalls;

const open = (api: FakeApi, shareKey: string | undefined = SHARE_KEY, more: OpenOptions = {}) =>
  openScreen('growUpSituationV1Share', ReportShare, { api, query: { shareKey }, ...more });
const answering = (of: keyof typeof SHARED = 'report') => new FakeApi().on(getShared, SHARED[of]);

/** The parent who shared it, on the same device. */
const asItsParent: OpenOptions = {
  user: TEST_USER,
  student: OFFICIAL,
  prepare: ({ app }) => new KeptShares(app).add({ id: 71, shareKey: SHARE_KEY }, ''),
};

describe('A page that a parent passed on', () => {
  test('shows a report without a login, under the shown name, and sends no token', async () => {
    const screen = await open(answering());
    for (const text of [
      '小豆的学习报告',
      '10月学习报告',
      '小豆这个月进步很大',
      '每节课都举手',
      '带孩子试听一节课',
    ])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    const sent = screen.api.sent.filter(({ call }) => call === getShared);
    expect(sent).toEqual([{ call: getShared, request: { shareKey: SHARE_KEY }, options: { token: '' } }]);
    expect(screen.platform.navigation.moves).toEqual([]);
    expect(screen.hasText('收回分享')).toBe(false);
  });

  test('sends no token of a logged-in parent either', async () => {
    const screen = await open(answering(), SHARE_KEY, { user: TEST_USER, student: OFFICIAL });
    const [sent] = screen.api.sent.filter(({ call }) => call === getShared);
    expect(sent?.options).toEqual({ token: '' });
    expect(screen.hasText('这是别人看到的样子')).toBe(false);
  });

  test('shows the situation as it is', async () => {
    const screen = await openScreen('growUpSituationShare', SituationShare, {
      api: answering('situation'),
      query: { shareKey: SHARE_KEY },
    });
    for (const text of ['小豆的学情', '小豆学得很稳', '每节课都举手'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
  });

  test('shows the plan of the week: time, lesson and duration', async () => {
    const screen = await openScreen('growUpStudyPlanShare', StudyPlanShare, {
      api: answering('plan'),
      query: { shareKey: SHARE_KEY },
    });
    for (const text of ['11月20日 周五', '19:00', '找规律', '40分钟'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
  });

  test('goes on from WeChat under its own words', async () => {
    const screen = await open(answering(), SHARE_KEY, { platform: { runtime: Runtime.weixinWeb } });
    expect(screen.app.share.current()).toMatchObject({
      title: '小豆的学习报告',
      toURL: `https://app.example/growUp/situation/v1/share?shareKey=${SHARE_KEY}`,
    });
  });

  test('says that a week is free', async () => {
    const api = new FakeApi().on(getShared, { ...SHARED.plan, plan: [] });
    expect((await open(api)).hasText('这一周没有课')).toBe(true);
  });

  test('leads a visitor who likes it to a trial lesson', async () => {
    const screen = await open(answering());
    await screen.tap('带孩子试听一节课');
    await screen.settle();
    expect([screen.hasText('免费试听课'), screen.platform.navigation.moves]).toEqual([true, []]);
  });

  test.each([
    [GROWTH_CODE.shareEnded, '这个分享已到期'],
    [GROWTH_CODE.shareRevoked, '分享者已收回这个分享'],
    [BACKEND_CODE.notFound, '链接不存在'],
  ])('says why it is gone (%s), and leads elsewhere', async (code, text) => {
    const screen = await open(new FakeApi().onRefusal(getShared, code, ''));
    expect(screen.hasText(text)).toBe(true);
    await screen.tap('带孩子试听一节课');
    await screen.settle();
    expect([screen.hasText('免费试听课'), screen.platform.navigation.moves]).toEqual([true, []]);
  });

  test.each([undefined, '', 'short', `${SHARE_KEY}x`, '../../../etc/passwd000', '豆'.repeat(22)])(
    'is invalid for a malformed key, without a request: %p',
    async (shareKey) => {
      const screen = await openScreen('growUpSituationV1Share', ReportShare, {
        api: answering(),
        query: shareKey === undefined ? {} : { shareKey },
      });
      expect(screen.hasText('链接不存在')).toBe(true);
      expect(screen.api.requests(getShared)).toEqual([]);
    },
  );

  test('that did not come is asked for again', async () => {
    const api = new FakeApi().onFailure(getShared, { kind: 'network' });
    const screen = await open(api);
    api.on(getShared, SHARED.report);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('小豆这个月进步很大')).toBe(true);
  });

  test('shows its own parent what others see, uncounted, and can be taken back there', async () => {
    const api = answering().on(revokeShare, null);
    const screen = await open(api, SHARE_KEY, asItsParent);
    expect(screen.hasText('这是别人看到的样子')).toBe(true);
    expect(api.requests(getShared)).toEqual([{ shareKey: SHARE_KEY, isOwn: 1 }]);
    await screen.tap('收回分享');
    api.onRefusal(getShared, GROWTH_CODE.shareRevoked, '');
    await screen.tap('收回');
    expect(api.requests(revokeShare)).toEqual([{ id: 71 }]);
    expect(screen.hasText('分享者已收回这个分享')).toBe(true);
  });

  test.each<RouteName>(['growUpSituationShare', 'growUpSituationV1Share', 'growUpStudyPlanShare'])(
    'shows what the key opens, wherever it is opened: %s',
    async (name) => {
      const screen = await openScreen(
        name,
        name === 'growUpStudyPlanShare' ? StudyPlanShare : SituationShare,
        {
          api: answering(),
          query: { shareKey: SHARE_KEY },
        },
      );
      expect(screen.hasText('小豆这个月进步很大')).toBe(true);
    },
  );
});
