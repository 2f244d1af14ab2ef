import { activitiesCalls } from '@/contract/activities/calls';
import type { NewcomerPath } from '@/contract/activities/newcomers.schema';
import { NEWCOMER_REWARD, NEWCOMER_TASKS, NewcomerScene, NewcomerTask } from '@/contract/activities/values';
import { configurationCalls } from '@/contract/configuration/calls';
import FreshmanEnrollment from '@/pages/activities/freshman-enrollment';
import { FakeApi } from '../../support/fakes/fake-api';
import { AuditionStatus } from '@/contract/profile/status';
import { OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const LESSON = { liveId: 7, name: '第1讲 找规律', lessonTime: '2026-11-22 10:00:00', durationMinutes: 40 };

const path = (done: readonly NewcomerTask[], more: Partial<NewcomerPath> = {}): NewcomerPath => ({
  title: '',
  scene: NewcomerScene.inProgress,
  tasks: NEWCOMER_TASKS.map((task) => ({ task, isDone: done.includes(task) })),
  reward: NEWCOMER_REWARD,
  ...more,
});

const backend = (found: NewcomerPath): FakeApi =>
  new FakeApi().on(configurationCalls.getNewStudentActivity, {}).on(activitiesCalls.getNewcomerPath, found);

const NOT_AUDITIONED = { ...UNOFFICIAL, studentAuditionStatusEnums: [{ status: AuditionStatus.notYet }] };

const open = (api: FakeApi, student = OFFICIAL) =>
  openScreen('freshmanEnrollment', FreshmanEnrollment, { user: TEST_USER, student, api });

const NOT_NEW = path([], { scene: NewcomerScene.none, tasks: [] });

describe('The enrolment of a new student', () => {
  test('says what is done, when the lesson is, and leads to where each task is done', async () => {
    const found = path([NewcomerTask.book], { lesson: LESSON });
    const screen = await open(backend(found));
    expect(screen.hasText('已完成1/5个小任务')).toBe(true);
    expect(screen.hasText('新生入学')).toBe(true);
    expect(screen.allByClass('enrollment__done')).toHaveLength(1);
    expect(screen.hasText('10:00 · 第1讲 找规律')).toBe(true);
    const links = [
      ['去填写', '/pages/profile/improve/index?next=%2FfreshmentEnrollment'],
      ['去下载', '/pages/download/download-app/index?type=6'],
      ['课前预习', '/pages/lessons/before-class/index?liveId=7'],
      ['看示例', '/pages/growth/demo-report/index'],
    ] as const;
    for (const [text, url] of links) {
      await screen.tap(text);
      expect(screen.platform.navigation.last?.url).toContain(url);
    }
    expect(screen.tracker.payloads('newcomer_task_click')).toHaveLength(4);
  });

  test('leads to the report that has come, and to booking before there is a lesson', async () => {
    const report = { id: 12, kind: 'demo', evaluationId: 0 } as const;
    const screen = await open(backend(path([], { scene: NewcomerScene.begin, report })));
    await screen.tap('去看报告');
    expect(screen.platform.navigation.last?.url).toContain('/pages/growth/demo-report/index?id=12');
    await screen.tap('去约课');
    expect(screen.platform.navigation.last?.url).toContain('/pages/lessons/booking/index');
    expect(screen.hasText('课前预习')).toBe(false);
  });

  test('gives the reward when all is done, once', async () => {
    const all = path(NEWCOMER_TASKS, { scene: NewcomerScene.rewardWaits });
    const api = backend(all).on(activitiesCalls.receiveNewcomerReward, {
      ...all,
      scene: NewcomerScene.rewarded,
    });
    const screen = await open(api);
    await screen.tap('领取奖励');
    expect(screen.toasts).toEqual(['奖励领取成功']);
    expect(screen.hasText('已得10颗星星、20个豌豆币')).toBe(true);
    expect(screen.allByClass('celebration--newcomer')).toHaveLength(1);
    expect(screen.hasText('领取奖励')).toBe(false);
    expect(api.requests(activitiesCalls.receiveNewcomerReward)).toHaveLength(1);
  });

  test('keeps the button when the reward cannot be claimed now', async () => {
    const api = backend(path(NEWCOMER_TASKS, { scene: NewcomerScene.rewardWaits })).onFailure(
      activitiesCalls.receiveNewcomerReward,
      { kind: 'network' },
    );
    const screen = await open(api);
    await screen.tap('领取奖励');
    expect(screen.toasts).toHaveLength(1);
    expect(screen.hasText('领取奖励')).toBe(true);
  });

  test('leads official students who are not new to their courses', async () => {
    const screen = await open(backend(NOT_NEW));
    expect(screen.hasText('孩子已经顺利入学啦')).toBe(true);
    expect(screen.allByClass('celebration')).toEqual([]);
    await screen.tap('去我的课程');
    expect(screen.platform.navigation.last?.url).toContain('my-tab-class');
  });

  test('offers the trial to a parent who has not had it', async () => {
    const screen = await open(backend(NOT_NEW), NOT_AUDITIONED);
    await screen.tap('约试听课');
    expect(screen.platform.navigation.last?.url).toContain('/pages/lessons/booking/index');
  });

  test('says that it is closed where the operator says so, and asks for nothing else', async () => {
    const api = new FakeApi().on(configurationCalls.getNewStudentActivity, { isOpen: false });
    const screen = await open(api);
    expect(screen.hasText('新生入学活动暂未开放')).toBe(true);
    expect(api.requests(activitiesCalls.getNewcomerPath)).toEqual([]);
  });

  test('shows a visitor what waits, asks nothing for them, and leads to the login', async () => {
    const api = new FakeApi();
    const screen = await openScreen('freshmanEnrollment', FreshmanEnrollment, { api });
    expect(screen.hasText('约好第一节课')).toBe(true);
    expect(api.sent.filter(({ call }) => call === activitiesCalls.getNewcomerPath)).toEqual([]);
    await screen.tap('登录开始');
    expect(screen.platform.navigation.last?.url).toContain('/pages/account/login/index');
    expect(screen.hasText('领取免费试听课')).toBe(true);
  });
});
