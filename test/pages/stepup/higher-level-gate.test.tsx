import { Current } from '@tarojs/runtime';
import { act } from 'react';
import { configurationCalls } from '@/contract/configuration/calls';
import { ok } from '@/contract/errors';
import { Runtime } from '@/contract/host';
import type { RouteEntry } from '@/contract/route';
import { routeNames, routes } from '@/contract/routes';
import { profileCalls } from '@/contract/profile/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpStatus, StepUpType, StudentCode } from '@/contract/stepup/values';
import HigherLevel from '@/pages/stepup/higher-level';
import HigherLevelCompleted from '@/pages/stepup/higher-level-completed';
import HigherLevelWaiting from '@/pages/stepup/higher-level-waiting';
import type { FakePlace } from '@/platform/fake';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { CONSULT_URL } from '../../support/fakes/step-up';
import { aStepUp, higherLevelApi, TIMES } from '../../support/fakes/higher-level';
import { pageOf } from '../screen/faults/screens';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

const parent = { user: TEST_USER, student: OFFICIAL };
const open = (options: OpenOptions = {}) =>
  openScreen('higherLevel', HigherLevel, { api: higherLevelApi(), ...parent, ...options });
const urlOf = (screen: string): string => `/pages/stepup/${screen}/index`;

afterEach(() => jest.restoreAllMocks());

describe('the new school year of a child', () => {
  it.each([
    ['查看新学年的安排', aStepUp(), 'higher-level-waiting'],
    ['查看原班升班', aStepUp({ newCycle: aStepUp().oldCycle }), 'higher-level-original'],
    ['查看组班进度', aStepUp({ status: StepUpStatus.grouping, planTime: TIMES }), 'higher-level-grouping'],
    ['孩子的班级', aStepUp({ status: StepUpStatus.complete }), 'higher-level-completed'],
  ])('has one main link: %s', async (action, info, screen) => {
    const { tap, platform, hasText } = await open({ api: higherLevelApi(info) });
    expect([hasText('豆豆的新学年'), hasText('S2 升到 S3'), hasText('30.3课时')]).toEqual([true, true, true]);
    await tap(action);
    expect(platform.navigation.moves).toEqual([{ how: 'push', url: urlOf(screen) }]);
  });

  it('begins with choosing for a child in grouping that has named no times', async () => {
    const api = higherLevelApi(aStepUp({ status: StepUpStatus.grouping }));
    expect((await open({ api })).hasText('去选时间')).toBe(true);
  });

  it('says whose account it is by the masked phone', async () => {
    const api = higherLevelApi().on(profileCalls.getPersonInfo, {
      ...{ kidName: '豆豆', headImg: '' },
      parentPhone: '13800000001',
    });
    const { hasText } = await open({ api });
    expect([hasText('138****0001'), hasText('13800000001')]).toEqual([true, false]);
  });

  it('is announced on the page of the step-up for type 1', async () => {
    const { platform } = await open({ api: higherLevelApi(aStepUp({ type: StepUpType.other })) });
    expect(platform.navigation.moves).toEqual([{ how: 'replace', url: urlOf('further-education') }]);
  });

  it('is asked for again at the next visit, as it may have changed behind the page', async () => {
    const screen = await open();
    await leaveAndComeBack(screen, () => {
      screen.api.on(stepupCalls.getHigherLevelInfo, aStepUp({ status: StepUpStatus.complete }));
    });
    expect(screen.hasText('孩子的班级')).toBe(true);
  });

  it('says what failed, and shows it when it is tried again', async () => {
    const api = higherLevelApi().onFailure(stepupCalls.getHigherLevelInfo, { kind: 'network' });
    const screen = await open({ api });
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    api.on(stepupCalls.getHigherLevelInfo, aStepUp());
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('查看新学年的安排')).toBe(true);
  });

  it('is forgotten with the session', async () => {
    const { app, settle, hasText } = await open();
    await act(async () => app.session.clear());
    await settle();
    expect(hasText('S3')).toBe(false);
  });
});

describe('a page that is not open', () => {
  it('leads to the one that is, and not back to itself', async () => {
    const complete = higherLevelApi(aStepUp({ status: StepUpStatus.complete }));
    const { platform } = await openScreen('higherLevelWaiting', HigherLevelWaiting, {
      api: complete,
      ...parent,
    });
    expect(platform.navigation.moves).toEqual([{ how: 'replace', url: urlOf('higher-level-completed') }]);
  });

  it('shows no content before it redirects', async () => {
    const { hasText, allByClass } = await openScreen('higherLevelCompleted', HigherLevelCompleted, {
      api: higherLevelApi(),
      ...parent,
    });
    expect([hasText('新学年都安排好了'), allByClass('skeleton').length > 0]).toEqual([false, true]);
  });

  it('does not leave another page, and leads on after the return', async () => {
    const api = higherLevelApi();
    const release = api.onHold(stepupCalls.getHigherLevelInfo);
    const hidden = await openScreen('higherLevelWaiting', HigherLevelWaiting, { api, ...parent });
    // A hidden page is no longer the current one.
    const { page } = Current;
    await act(async () => page?.onHide?.());
    release(ok(aStepUp({ status: StepUpStatus.complete })));
    await hidden.settle();
    expect(hidden.platform.navigation.moves).toEqual([]);
    await act(async () => page?.onShow?.());
    await hidden.settle();
    expect(hidden.platform.navigation.moves).toEqual([
      { how: 'replace', url: urlOf('higher-level-completed') },
    ]);
  });

  it('leads to the login of the higher level without what the step-up service asks for', async () => {
    const { platform, api } = await open({ user: { ...TEST_USER, appToken: '' } });
    expect(platform.navigation.last).toEqual({ how: 'replace', url: urlOf('higher-level-login') });
    expect(api.requests(stepupCalls.getHigherLevelInfo)).toEqual([]);
  });
});

describe('children without the higher level', () => {
  const refusing = (studentCode: unknown, message = '暂时不能') =>
    higherLevelApi().onFailure(stepupCalls.checkStudentCode, {
      kind: 'business',
      code: '201',
      message,
      data: { studentCode },
    });

  it.each([
    [StudentCode.notStudent, '这个账号还没有上课的孩子', '回首页', 'home/home'],
    [StudentCode.notStepUp, '孩子这次不用升班', '孩子的课程', 'courses/my-tab-class'],
    [StudentCode.notHasCourse, '孩子现在没有在上的课', '剩余课时', 'hours/my-class-hour'],
    [StudentCode.notFormalClass, '孩子还没有加入正式班级', '咨询我们', CONSULT_URL],
  ])('%d reads why, and goes on', async (code, title, action, page) => {
    const { byText, tap, platform } = await open({ api: refusing(code) });
    expect(byText(title)).toBeTruthy();
    await tap(action);
    expect(platform.navigation.last?.url ?? platform.log.opened[0]).toContain(page);
  });

  it('10004 shows the answers that are there where there is no contact', async () => {
    const api = refusing(StudentCode.notFormalClass).on(configurationCalls.getUpgradeConfig, []);
    const { tap, platform } = await open({ api });
    await tap('咨询我们');
    expect([platform.log.opened, platform.navigation.last?.url]).toEqual([[], '/pages/help/list/index']);
  });

  it('10005 informs the teacher, who calls', async () => {
    const { tap, toasts, api, byText } = await open({ api: refusing(StudentCode.exclusiveStudent) });
    expect(byText('孩子有专属老师安排升班')).toBeTruthy();
    await tap('请老师联系我');
    expect([toasts, api.requests(stepupCalls.notifyHeadMaster)]).toEqual([
      ['班主任在24小时内将与您联系'],
      [{ user_id: 42 }],
    ]);
  });

  it('goes on once, however often it is tapped meanwhile', async () => {
    restBetweenTaps();
    const api = refusing(StudentCode.exclusiveStudent);
    const release = api.onHold(stepupCalls.notifyHeadMaster);
    const { tap, toasts, settle } = await open({ api });
    await tap('请老师联系我');
    await tap('请老师联系我');
    release(ok(null));
    await settle();
    expect([toasts.length, api.requests(stepupCalls.notifyHeadMaster).length]).toEqual([1, 1]);
    await tap('请老师联系我');
    expect(api.requests(stepupCalls.notifyHeadMaster)).toHaveLength(2);
  });

  it('reads what the server says where it names no reason', async () => {
    const { hasText, tap, platform } = await open({ api: refusing(undefined, '系统升级中') });
    expect(hasText('系统升级中')).toBe(true);
    await tap('回首页');
    expect(platform.navigation.last?.url).toContain('home/home');
  });
});

describe('outside of the window', () => {
  const withWindow = (startTime: string, endTime: string, info = aStepUp()) =>
    higherLevelApi(info).on(configurationCalls.getHigherLevelWindow, { startTime, endTime });

  it('a parent reads when it opens', async () => {
    const { hasText, tap, platform } = await open({ api: withWindow('2026/12/05', '2026/12/20') });
    expect([hasText('新学年升班还没开始'), hasText('12月5日开始')]).toEqual([true, true]);
    await tap('回首页');
    expect(platform.navigation.last?.url).toContain('home/home');
  });

  it('a parent reads that it is over', async () => {
    expect((await open({ api: withWindow('2026/11/01', '2026/11/10') })).hasText('本次升班已经结束')).toBe(
      true,
    );
  });

  it('what opens or closes meanwhile does so before the eyes of the parent', async () => {
    const screen = await open({ api: withWindow('2026-11-21 10:30', '2026-11-21 11:00:00') });
    await screen.advance(30 * 60_000 - 1);
    expect(screen.hasText('新学年升班还没开始')).toBe(true);
    await screen.advance(1);
    expect(screen.hasText('查看新学年的安排')).toBe(true);
    await screen.advance(30 * 60_000 + 999);
    expect(screen.hasText('查看新学年的安排')).toBe(true);
    await screen.advance(1);
    expect(screen.hasText('本次升班已经结束')).toBe(true);
  });

  it('what was settled can still be read', async () => {
    const api = withWindow('2026/11/01', '2026/11/10', aStepUp({ status: StepUpStatus.complete }));
    expect((await open({ api })).hasText('孩子的班级')).toBe(true);
  });
});

describe('on iOS outside of the app', () => {
  const entries = routeNames.flatMap((name) => {
    const { needsAppOnIos, page }: RouteEntry = routes[name];
    return needsAppOnIos && page ? [[name, page] as const] : [];
  });
  const download = { how: 'replace', url: '/pages/download/download-app/index?type=5&enter=0' };

  it.each(entries)('%s leads to where the app is, logged in or not, and asks nothing', async (name, page) => {
    for (const who of [parent, {}]) {
      for (const place of [
        { runtime: Runtime.web },
        { runtime: Runtime.weixinWeb },
        { runtime: Runtime.weixinWeb, insideMiniProgram: true },
      ] satisfies FakePlace[]) {
        const { platform, api, tracker } = await openScreen(name, await pageOf(page), {
          ...who,
          api: higherLevelApi(),
          platform: { ...place, os: 'ios' },
        });
        expect(platform.navigation.moves).toEqual([download]);
        expect([api.sent, tracker.payloads('page_view')]).toEqual([[], []]);
      }
    }
  });

  it('the app itself shows them', async () => {
    const newUser = {
      read: () => Promise.resolve(ok(null)),
      write: () => Promise.resolve(ok(undefined)),
      backToLogin: () => Promise.resolve(ok(undefined)),
    };
    const { hasText } = await open({
      platform: { runtime: Runtime.iosApp, os: 'ios', nativeUser: newUser },
    });
    expect(hasText('查看新学年的安排')).toBe(true);
  });
});
