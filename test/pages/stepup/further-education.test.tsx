import { act } from 'react';
import { ok } from '@/contract/errors';
import { Runtime } from '@/contract/host';
import { configurationCalls } from '@/contract/configuration/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { StepUpType } from '@/contract/stepup/values';
import {
  CONSULT_URL,
  PLAN_TIME,
  REPORT_URL,
  stepUpApi,
  STEP_UP,
  TEACHER_URL,
} from '../../support/fakes/step-up';
import type { OpenOptions } from '../support/open-screen';
import { COMPLETE, GROUPING, answerInSequence, openYear, visited } from './further-education-support';

describe('the arrangement of a year', () => {
  test('says whose it is, the new step, its lessons, the teacher, and the hours that are left', async () => {
    const screen = await openYear();
    for (const text of [
      '138****0001',
      '用户ID：42',
      '豌豆思维 S3',
      '周三 19:00、周六 9:00',
      '30.3课时',
      '林小雨',
      '老师编号 T-7',
      '新学年安排',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.hasText('13800000001')).toBe(false);
  });

  test('leads to the page of the teacher, the report and the outline', async () => {
    const screen = await openYear();
    await screen.tap('看看老师的介绍');
    await screen.tap('本学年学习报告');
    await screen.tap('新学年课程大纲');
    expect(visited).toEqual([TEACHER_URL, REPORT_URL, 'syllabus S3']);
  });

  test('leads to the gift pack, but not inside the apps', async () => {
    const screen = await openYear();
    await screen.tap('领取新学年礼包');
    // The router adds the source page: test/unit/download/enter.
    expect(visited).toEqual(['downloadApp 5']);
    const inApp = await openYear(stepUpApi(), { platform: { runtime: Runtime.iosApp } });
    expect(inApp.hasText('领取新学年礼包')).toBe(false);
  });

  test('of a child that stays is that of the step that is planned', async () => {
    const screen = await openYear(stepUpApi({ ...COMPLETE, type: StepUpType.n }));
    expect(screen.hasText('豌豆思维 S2')).toBe(true);
    await screen.tap('新学年课程大纲');
    expect(visited).toEqual(['syllabus S2']);
  });

  test.each<[number, string]>([
    [1, '确认安排，进行中'],
    [2, '组班，进行中'],
    [3, '完成，已完成'],
  ])('shows where the parent is, of status %p', async (status, here) => {
    await openYear(stepUpApi({ planTime: PLAN_TIME, status } as Partial<StepUpInfo>));
    expect(document.querySelector(`[aria-label="${here}"]`)).not.toBeNull();
  });

  test('has the contacts of the homeroom teacher and the service', async () => {
    const screen = await openYear();
    await screen.tap('有疑问，联系班主任');
    expect(screen.hasText('点击【通知班主任】')).toBe(true);
    await screen.tap('在线咨询');
    expect(visited).toEqual([CONSULT_URL]);
  });

  test('has the service alone where there is no homeroom teacher, and none without either', async () => {
    const screen = await openYear(stepUpApi({ headMasterId: 0 }));
    await screen.tap('有疑问，联系我们');
    expect([screen.hasText('可以先咨询在线客服'), screen.hasText('通知班主任')]).toEqual([true, false]);
    const none = stepUpApi({ headMasterId: 0 }).on(configurationCalls.getUpgradeConfig, []);
    expect((await openYear(none)).hasText('有疑问')).toBe(false);
  });

  test('has no report where none is configured', async () => {
    const screen = await openYear(stepUpApi().on(configurationCalls.getUpgradeConfig, []));
    expect(screen.hasText('本学年学习报告')).toBe(false);
  });

  test.each([
    [0, '看看老师的介绍'],
    [1, '周三 19:00'],
    [2, '本学年学习报告'],
    [3, '领取新学年礼包'],
    [5, '换一个上课时间'],
  ])('lacks what the operator has switched off: %p', async (index, text) => {
    const switches = Array.from({ length: 7 }, (_, at) => ({ turnOn: at !== index }));
    const screen = await openYear(stepUpApi().on(stepupCalls.getFeatureSwitches, switches));
    expect(screen.hasText(text)).toBe(false);
    expect(screen.hasText('新学年课程大纲')).toBe(true);
  });

  test('is none for a child without a step-up, with a link', async () => {
    const screen = await openYear(stepUpApi().onRefusal(stepupCalls.getStepUpInfo, '201', '没有升学年信息'));
    expect(screen.hasText('孩子暂时没有升学年安排')).toBe(true);
    expect(screen.hasText('确认新学年安排')).toBe(false);
    await screen.tap('回首页');
    expect(screen.platform.navigation.last?.url).toContain('home/home');
  });

  test('that cannot be loaded is loaded when it is tried again', async () => {
    const api = stepUpApi().onFailure(stepupCalls.getStepUpInfo, { kind: 'network' });
    const screen = await openYear(api);
    answerInSequence(api, {});
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('确认新学年安排')).toBe(true);
  });

  test('is the teacher’s business for a child of type 1', async () => {
    const screen = await openYear(stepUpApi({ type: StepUpType.other }));
    expect(screen.hasText('新学年由老师统一安排')).toBe(true);
    expect(screen.hasText('确认新学年安排')).toBe(false);
  });

  test('asks nothing where its type or status is not known', async () => {
    for (const odd of [{ type: 9 }, { status: 9 }] as object[]) {
      const screen = await openYear(stepUpApi(odd));
      expect(screen.hasText('新学年由老师统一安排')).toBe(true);
      expect(screen.allByClass('screen__footer')).toEqual([]);
    }
  });

  test('has no teacher and no times yet for a child who has just been stepped up', async () => {
    const screen = await openYear(stepUpApi({ newTeacherId: 0, newTeacherName: '', newCycle: '[]' }));
    expect(screen.hasText('老师和时间安排好后会第一时间告诉您')).toBe(true);
    expect(screen.hasText('确认新学年安排')).toBe(true);
  });

  test('survives texts that are garbage', async () => {
    const garbage = { oldCycle: '{', newCycle: 'null', newFirstTime: 'soon', releaseTime: '' };
    const screen = await openYear(stepUpApi(garbage));
    expect(screen.hasText('安排好后告诉您')).toBe(true);
  });
});

describe('a child that waits for a class', () => {
  /** 2026-11-22 23:59:50 in Shanghai. */
  const NEAR_THE_END = Date.parse('2026-11-22T23:59:50+08:00');
  const at =
    (moment: number): OpenOptions['prepare'] =>
    ({ time, app }) =>
      time.advance(moment - app.serverClock.now());
  const grouping = (info: Partial<StepUpInfo> = {}) =>
    stepUpApi({ ...GROUPING, releaseTime: '2026-11-22 10:00:00', ...info });
  const clock = () => document.querySelector('.year__countdown-time')?.textContent;

  test('sees the times that were named, and no teacher is asked for', async () => {
    const screen = await openYear(grouping());
    expect(screen.hasText('周二 18:30、周五 18:00')).toBe(true);
    expect(screen.api.requests(stepupCalls.getTeacherBaseInfo)).toEqual([]);
    // 周三 19:00 belongs to an arrangement that the parent did not accept.
    expect([screen.hasText('周三 19:00'), screen.hasText('周二 18:30、周五 18:30')]).toEqual([false, true]);
  });

  test('that the parent has turned from meanwhile is led nowhere', async () => {
    const api = grouping({ planTime: '' });
    const release = api.onHold(stepupCalls.getStepUpInfo);
    const screen = await openYear(api, {
      prepare: ({ app }) => void (app.router.current = () => 'index'),
    });
    await act(async () => release(ok({ ...STEP_UP, ...GROUPING, planTime: '' })));
    await screen.settle();
    expect(visited).toEqual([]);
  });

  test('without times is led to where they are named', async () => {
    await openYear(grouping({ planTime: '' }));
    expect(visited).toEqual(['instead furtherShiftClassCenter']);
  });

  test('sees each second until the end of the day of the release, and then 00:00:00', async () => {
    const screen = await openYear(grouping(), { prepare: at(NEAR_THE_END) });
    expect(clock()).toBe('00:00:09');
    await screen.advance(1000);
    expect(clock()).toBe('00:00:08');
    await screen.advance(8000);
    expect([clock(), screen.hasText('原班名额已经释放')]).toEqual(['00:00:00', true]);
    await screen.advance(60_000);
    expect(clock()).toBe('00:00:00');
  });

  test('sees what is left by the clock after the phone has slept', async () => {
    const screen = await openYear(grouping(), { prepare: at(NEAR_THE_END - 2 * 24 * 3_600_000) });
    expect(clock()).toBe('2天 00:00:09');
    // Timers do not run while the phone sleeps.
    await act(async () => screen.time.sleep(24 * 3_600_000 + 5000));
    await act(async () => screen.platform.setVisible(true));
    expect(clock()).toBe('1天 00:00:04');
  });

  test.each<[string, Partial<StepUpInfo>]>([
    ['is of type N', { type: StepUpType.n }],
    ['is of type 1', { type: StepUpType.other }],
    ['has no date of release', { releaseTime: 'soon' }],
  ])('sees no countdown when it %s', async (_why, info) => {
    await openYear(grouping(info));
    expect(clock()).toBeUndefined();
  });

  test('sees none either when the operator has switched it off, and that of the switch where the step-up has no date', async () => {
    const entry = (turnOn: boolean) => [
      ...Array.from({ length: 6 }, () => ({ turnOn: true })),
      { turnOn, time: '2026-11-22' },
    ];
    await openYear(grouping().on(stepupCalls.getFeatureSwitches, entry(false)));
    expect(clock()).toBeUndefined();
    const dated = grouping({ releaseTime: '' }).on(stepupCalls.getFeatureSwitches, entry(true));
    await openYear(dated, { prepare: at(NEAR_THE_END) });
    expect(clock()).toBe('00:00:09');
  });
});

test('a step-up that was confirmed without a class is not called arranged', async () => {
  const screen = await openYear(
    stepUpApi({
      ...COMPLETE,
      ...{ newClassId: 0, newTeacherId: 0, newTeacherName: '', newFirstTime: '', newCycle: '[]' },
    }),
  );
  expect([screen.hasText('已确认，班级还在安排'), screen.hasText('新学年安排已经确认')]).toEqual([
    true,
    false,
  ]);
  expect(document.querySelectorAll('.step-line__step--past')).toHaveLength(2);
});

describe('the way back', () => {
  test('asks first, ends the session of the step-up, and leads to the login', async () => {
    const screen = await openYear();
    await screen.tap('退出登录');
    expect(screen.api.requests(stepupCalls.stepUpLogout)).toEqual([]);
    await screen.tap('退出');
    expect(screen.api.requests(stepupCalls.stepUpLogout)).toEqual([{ token: 'token-1' }]);
    expect(screen.toasts).toEqual(['已退出登录']);
    expect(screen.platform.navigation.last).toMatchObject({ url: expect.stringContaining('account/login') });
  });
});
