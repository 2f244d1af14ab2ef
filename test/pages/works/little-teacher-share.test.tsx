import { Runtime } from '@/contract/host';
import { BACKEND_CODE, fail, ok } from '@/contract/errors';
import { shareCalls } from '@/contract/share/calls';
import { worksCalls } from '@/contract/works/calls';
import { CommentState, WorkState } from '@/contract/works/values';
import LittleTeacherShare from '@/pages/works/little-teacher-share';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { workDetail } from './samples';

const { getWork, listWorkComments } = worksCalls;
const { getBeacoinByShareWechat } = shareCalls;

const parent = { user: TEST_USER, student: OFFICIAL };
const SAID = {
  ...{ id: 1, text: '讲得真清楚', author: '小天的家长', isMine: false },
  ...{ state: CommentState.shown, at: '2026-11-20 20:00:00' },
};
const SHOWN = workDetail(3, { title: '分苹果', childName: '小豆', topicTitle: '苹果怎么分', likes: 6 });
const answering = (work = SHOWN) => new FakeApi().on(getWork, work).on(listWorkComments, [SAID], 1);
const open = (api: FakeApi, more: OpenOptions = {}) =>
  openScreen('littleTeacherShare', LittleTeacherShare, { api, query: { id: '3' }, ...more });

/** As the server answers: the published version to everyone, and the work in any state to its parent. */
function onlyFor(api: FakeApi, state: WorkState): FakeApi {
  const own = workDetail(3, { state, isMine: true, nickname: '小豆子' });
  const { call } = api;
  api.call = (entry, request, options) => {
    if (entry !== (getWork as unknown)) return call.call(api, entry, request, options) as never;
    const isSeen = options?.token === undefined || state === WorkState.shown;
    const answer = isSeen
      ? ok(options?.token === '' ? SHOWN : own)
      : fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
    return Promise.resolve(answer) as never;
  };
  return api;
}

describe('an explanation that a friend was sent', () => {
  test('shows the film, the shown name and what others said, without a login and without a token', async () => {
    const screen = await open(answering());
    const texts = ['小老师：小豆', '分苹果', '讲的是：苹果怎么分', '已经有6个赞', '讲得真清楚', '小天的家长'];
    for (const text of texts) expect([text, screen.hasText(text)]).toEqual([text, true]);
    expect(screen.byClass('player__film').getAttribute('src')).toBe('/works/3.mp4');
    const sent = screen.api.sent.map(({ call, options }) => [call, options]);
    expect(sent).toEqual([
      [getWork, { token: '' }],
      [listWorkComments, { token: '' }],
    ]);
    expect([screen.hasText('分享给朋友'), screen.platform.navigation.moves]).toEqual([false, []]);
  });

  test('invites to a trial, on the little teacher’s own page', async () => {
    const screen = await open(answering());
    await screen.tap('带孩子来试一试');
    await screen.settle();
    expect([screen.hasText('免费试听课'), screen.platform.navigation.moves]).toEqual([true, []]);
  });

  test('has a kind word where there is no comment yet', async () => {
    const api = answering(workDetail(3, { likes: 0 })).on(listWorkComments, [], 0);
    expect((await open(api)).hasText('给小老师鼓鼓掌')).toBe(true);
  });

  test('is there without what others said, too', async () => {
    const api = answering().onFailure(listWorkComments, { kind: 'network' });
    expect((await open(api)).hasText('分苹果')).toBe(true);
  });

  test('goes on from WeChat under its own words', async () => {
    const screen = await open(answering(), { platform: { runtime: Runtime.weixinWeb } });
    expect(screen.app.share.current()).toMatchObject({
      title: '小豆的讲解',
      toURL: 'https://app.example/littleTeacherShare?id=3',
    });
  });

  test('that is not shown is missing, and leads to a trial', async () => {
    const screen = await open(new FakeApi().onRefusal(getWork, BACKEND_CODE.notFound, ''));
    expect(screen.hasText('找不到这个讲解')).toBe(true);
    await screen.tap('带孩子来试一试');
    await screen.settle();
    expect([screen.hasText('免费试听课'), screen.platform.navigation.moves]).toEqual([true, []]);
  });

  test('offers another parent a report', async () => {
    const screen = await open(answering(), parent);
    await screen.tap('去点赞和评论');
    expect(screen.platform.navigation.last?.url).toContain('little-teacher-detail/index?id=3');
  });

  test('is passed on by its own parent, who gets the stars of the day', async () => {
    const api = onlyFor(answering(), WorkState.shown).on(getBeacoinByShareWechat, {
      stars: 5,
      isFirstToday: true,
    });
    const screen = await open(api, parent);
    expect([screen.hasText('这是朋友看到的样子'), screen.hasText('小豆子')]).toEqual([true, false]);
    await screen.tap('分享给朋友');
    await screen.tap('复制链接');
    expect(screen.platform.log.copied.at(-1)).toBe('https://app.example/littleTeacherShare?id=3');
    expect(api.requests(getBeacoinByShareWechat)).toEqual([{ id: 'work:3' }]);
    expect(screen.toasts).toContain('分享成功，孩子得到5颗星星');
    await screen.tap('做成海报');
    expect(screen.platform.navigation.last?.url).toContain('share-poster/index?workId=3');
  });

  test('says to its own parent that it is not shown yet', async () => {
    const screen = await open(onlyFor(answering(), WorkState.waiting), parent);
    expect([screen.hasText('还没有展示'), screen.allByClass('shared-work__own').length]).toEqual([true, 0]);
    await screen.tap('我的作品');
    expect(screen.platform.navigation.last?.url).toContain('little-teacher-detail/index?id=3');
  });
});
