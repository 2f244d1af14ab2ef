import { ReplayState, Subject } from '@/contract/courses/values';
import { Runtime } from '@/contract/host';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { LiveAudit } from '@/contract/lessons/schema';
import { LiveAuditState, LiveStatus } from '@/contract/lessons/values';
import LiveAuditor from '@/pages/lessons/live-auditor';
import LiveAuditorGuide from '@/pages/lessons/live-auditor-guide';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';

const NOT_BEGUN: LiveAudit = {
  liveId: 7,
  title: '第2讲 找规律',
  subject: Subject.wandou,
  picture: '',
  state: LiveAuditState.notBegun,
  teacherName: '林老师',
  courseDate: '2030-01-01 19:00:00',
  durationMinutes: 40,
};
/** Live at any time of the test clock. */
const LIVE: LiveAudit = {
  ...NOT_BEGUN,
  state: LiveAuditState.live,
  courseDate: '2020-01-01 00:00:00',
  durationMinutes: 1_000_000_000,
};
const OVER: LiveAudit = { ...NOT_BEGUN, state: LiveAuditState.over, courseDate: '2020-01-01 19:00:00' };
const STRANGE: LiveAudit = {
  ...NOT_BEGUN,
  state: LiveAuditState.refused,
  teacherName: '',
  courseDate: '',
  durationMinutes: 0,
};

const backend = (audit: LiveAudit | null) =>
  new FakeApi()
    .on(lessonsCalls.getLiveAudit, audit)
    .on(lessonsCalls.goClass, { liveId: 7, liveStatus: LiveStatus.live })
    .on(lessonsCalls.listenOnlineCourse, null);
const inside = { user: TEST_USER, student: OFFICIAL, query: { liveId: '7' } };
const open = (audit: LiveAudit | null, options: OpenOptions = {}) =>
  openScreen('liveAuditor', LiveAuditor, { ...inside, api: backend(audit), ...options });
const openGuide = (audit: LiveAudit | null, options: OpenOptions = {}) =>
  openScreen('liveAuditorGuide', LiveAuditorGuide, { ...inside, api: backend(audit), ...options });
const iosApp = { platform: { runtime: Runtime.iosApp } };

test.each([
  ['ios', '苹果应用商店（App Store）'],
  ['android', '手机自带的应用商店'],
  ['harmony', '华为应用市场'],
] as const)('the guide names the store of the phone: %s', async (os, store) => {
  const screen = await openGuide(LIVE, { platform: { os } });
  expect(screen.hasText(`在${store}搜索“豌豆家长端（旁听版）”并下载。`)).toBe(true);
});

describe('a live class by its link', () => {
  test('that has not begun shows its time, and leads to the preparation', async () => {
    const screen = await open(NOT_BEGUN);
    expect([screen.hasText('这节课还未开始'), screen.hasText('1月1日 19:00')]).toEqual([true, true]);
    const go = jest.spyOn(screen.app.router, 'go').mockResolvedValue(undefined);
    await screen.tap('去做课前准备');
    expect(go.mock.calls).toEqual([['beforeClass', { liveId: '7' }]]);
  });

  test('that is live opens in the app, and asks on the web to download the listening edition', async () => {
    const app = await open(LIVE, iosApp);
    await app.tap('在线旁听');
    expect(app.platform.log.liveCourses).toEqual([{ liveId: 7, liveStatus: LiveStatus.live }]);
    const web = await open(LIVE);
    await web.tap('在线旁听');
    expect(web.hasText('豌豆家长端（旁听版）')).toBe(true);
    expect(web.api.requests(lessonsCalls.goClass)).toEqual([]);
  });

  test('that is live is for official students', async () => {
    const screen = await open(LIVE, { student: UNOFFICIAL });
    expect([screen.hasText('仅在读学员可以旁听'), screen.hasText('在线旁听')]).toEqual([true, false]);
  });

  test('that is over plays again: in the app’s own player, on the web in ours', async () => {
    const over = { ...OVER, replay: ReplayState.ready };
    const app = await open(over, iosApp);
    await app.tap('看课程回放');
    expect(app.platform.log.calls).toContainEqual(
      expect.objectContaining({
        command: 'replayCourse',
        params: { courseData: { liveId: 7, liveStatus: LiveStatus.finished } },
      }),
    );
    const web = await open(over);
    const go = jest.spyOn(web.app.router, 'go').mockResolvedValue(undefined);
    await web.tap('看课程回放');
    expect(go.mock.calls).toEqual([['courseReplay', { liveId: '7' }]]);
    const preparing = await open({ ...OVER, replay: ReplayState.preparing });
    expect([preparing.hasText('回放正在制作'), preparing.hasText('看课程回放')]).toEqual([true, false]);
  });

  test('of another child is refused, and a stranger is asked to log in', async () => {
    const other = await open(STRANGE);
    expect(other.hasText('这不是您孩子的课，不能旁听')).toBe(true);
    const stranger = await open(STRANGE, { user: undefined, student: undefined });
    expect([stranger.hasText('第2讲 找规律'), stranger.hasText('林老师')]).toEqual([true, false]);
    await stranger.tap('去登录');
    expect(stranger.platform.navigation.last?.url).toContain('pages/account/login/index');
  });

  test('with leave cannot be listened to', async () => {
    expect((await open({ ...NOT_BEGUN, state: LiveAuditState.leave })).hasText('已经请假')).toBe(true);
  });

  test('that does not exist is missing, and one that fails says so and is tried again', async () => {
    expect((await open(null)).hasText('找不到这节课')).toBe(true);
    const api = backend(NOT_BEGUN).onFailure(lessonsCalls.getLiveAudit, { kind: 'network' });
    const screen = await open(NOT_BEGUN, { api });
    expect(screen.hasText('获取课程信息失败')).toBe(true);
    api.on(lessonsCalls.getLiveAudit, NOT_BEGUN);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('这节课还未开始')).toBe(true);
  });
});

describe('the guide into a live class', () => {
  test('has three steps, and a number and a link to copy', async () => {
    const screen = await openGuide(LIVE, { platform: { runtime: Runtime.weixinMiniApp } });
    expect(screen.allByClass('audit-guide__step')).toHaveLength(3);
    await screen.tap('复制编号');
    await screen.tap('复制链接');
    expect(screen.platform.log.copied).toEqual(['7', expect.stringContaining('/liveAuditor?liveId=7')]);
    expect(screen.hasText('去下载家长端')).toBe(false);
  });

  test('opens the room in the app, and leads a browser to the download', async () => {
    const app = await openGuide(LIVE, iosApp);
    await app.tap('打开直播');
    expect(app.platform.log.liveCourses).toHaveLength(1);
    const web = await openGuide(LIVE);
    const go = jest.spyOn(web.app.router, 'go').mockResolvedValue(undefined);
    await web.tap('去下载家长端');
    expect(go.mock.calls[0]?.[0]).toBe('downloadApp');
  });

  test('says to a stranger why not, without the steps', async () => {
    const screen = await openGuide(STRANGE, { user: undefined, student: undefined });
    expect([screen.hasText('登录后可以旁听自己孩子的课'), screen.hasText('三步进入旁听')]).toEqual([
      true,
      false,
    ]);
  });
});
