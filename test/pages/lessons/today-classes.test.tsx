import { act } from 'react';
import { Subject } from '@/contract/courses/values';
import { Runtime } from '@/contract/host';
import { homeworkCalls } from '@/contract/homework/calls';
import { lessonsCalls } from '@/contract/lessons/calls';
import { homeworkChanges } from '@/features/homework/changes';
import { UNOFFICIAL } from '../../support/fakes/fake-app';
import { backend, lesson, openHome } from '../home/home-fixture';

const HOUR = 3_600_000;

describe('today’s classes', () => {
  test('are shown to official students with their time, chapter, teacher and state', async () => {
    const screen = await openHome();
    const text = screen.byClass('lesson-card').textContent;
    expect(text).toContain('今天 19:00');
    expect(text).toContain('第3讲 称重小侦探');
    expect(text).toContain('豌豆思维 · 林老师');
    expect(text).toContain('未开始');
  });

  test.each([
    ['an unofficial student', { student: UNOFFICIAL }],
    ['a tourist', { user: undefined, student: undefined }],
  ])('are not shown to %s', async (_who, options) => {
    const screen = await openHome(options);
    expect(screen.allByClass('today-classes')).toEqual([]);
  });

  test('turn from one state into the next while the page is open', async () => {
    const screen = await openHome();
    const states = [];
    for (const hours of [8.5, 0.5, 1]) {
      await screen.advance(hours * HOUR);
      states.push(screen.byClass('tag').textContent);
    }
    expect(states).toEqual(['即将开始', '进行中', '已结束']);
    expect(screen.hasText('在线旁听')).toBe(false);
  });

  test('lead to the homework of a class that has some', async () => {
    expect((await openHome()).hasText('课后作业')).toBe(false);
    const withSome = { ...lesson(7, '2026-11-21 19:00:00', '第3讲'), hasHomework: true };
    const screen = await openHome({ api: backend().on(lessonsCalls.getTodayClasses, [withSome]) });
    const go = jest.spyOn(screen.app.router, 'go').mockResolvedValue(undefined);
    await screen.tap('课后作业');
    expect(go.mock.calls).toEqual([['homeworkAfterClass', { id: '7' }]]);
  });

  test('stand beside the homework that is to be done, which follows what becomes of it', async () => {
    const api = backend().on(homeworkCalls.workUndoneNum, { undoneNum: 2 });
    const screen = await openHome({ api });
    await screen.tap('还有 2 份作业待完成');
    expect(screen.platform.navigation.last?.url).toContain('tab=open');
    api.on(homeworkCalls.workUndoneNum, { undoneNum: 0 });
    await act(async () => screen.app.get(homeworkChanges).tell(7));
    await screen.settle();
    expect(screen.hasText('份作业待完成')).toBe(false);
  });

  test('open their lesson', async () => {
    const screen = await openHome();
    await screen.tap(screen.byClass('lesson-card__open'));
    expect(screen.platform.navigation.last?.url).toContain('class-content');
  });

  test('tell how the child gets in from half an hour ahead until the end, and not before or after', async () => {
    const screen = await openHome();
    const isTold = () => screen.hasText('孩子怎么进入课堂');
    const told = [isTold()];
    for (const hours of [8.5, 0.5, 1]) {
      await screen.advance(hours * HOUR);
      told.push(isTold());
    }
    expect(told).toEqual([false, true, true, false]);
  });

  test('name the child’s own app, its steps and its link', async () => {
    const screen = await openHome();
    await screen.advance(8.5 * HOUR);
    await screen.tap('孩子怎么进入课堂');
    await screen.settle();
    expect(screen.hasText('打开“豌豆学生端”')).toBe(true);
    await screen.tap('复制下载链接，发到孩子的设备上');
    expect(screen.platform.log.copied[0]).toContain('/downloadStudentApp');
    await screen.tap('打开或下载豌豆学生端');
    expect(screen.platform.navigation.last?.url).toContain('download-student-app');
  });

  const room = { liveId: 7, liveStatus: 1 as const, liveCnListId: 5 };

  test('can be listened to from the native app, which opens the live course once task 16 is told', async () => {
    const api = backend().on(lessonsCalls.goClass, room).on(lessonsCalls.listenOnlineCourse, null);
    const screen = await openHome({ api, platform: { runtime: Runtime.iosApp } });
    await screen.tap('在线旁听');
    const ids = { liveId: 7, liveCnListId: 5, liveStudentId: 42, courseResourceId: 6 };
    expect(api.requests(lessonsCalls.goClass)).toEqual([ids]);
    expect(api.requests(lessonsCalls.listenOnlineCourse)).toEqual([{ taskId: 16 }]);
    expect(screen.platform.log.liveCourses).toEqual([room]);
    expect(screen.tracker.payloads('today_class_enter')).toEqual([
      { subject: Subject.wandou, liveId: 7, entered: true },
    ]);
  });

  test('say what the server says when it lets nobody in', async () => {
    const api = backend().onRefusal(lessonsCalls.goClass, '10000005', '这节课还未开始');
    const screen = await openHome({ api, platform: { runtime: Runtime.androidApp } });
    await screen.tap('在线旁听');
    expect(screen.toasts).toEqual(['这节课还未开始']);
    expect(screen.platform.log.liveCourses).toEqual([]);
  });

  test('stay closed when the task is refused', async () => {
    const api = backend()
      .on(lessonsCalls.goClass, room)
      .onRefusal(lessonsCalls.listenOnlineCourse, '10000005', '暂时不能旁听');
    const screen = await openHome({ api, platform: { runtime: Runtime.iosApp } });
    await screen.tap('在线旁听');
    expect(screen.toasts).toEqual(['暂时不能旁听']);
    expect(screen.platform.log.liveCourses).toEqual([]);
    expect(screen.tracker.payloads('today_class_enter')).toMatchObject([{ entered: false }]);
  });

  test('do not open for a parent who has meanwhile left', async () => {
    const api = backend().on(lessonsCalls.goClass, room);
    const release = api.onHold(lessonsCalls.listenOnlineCourse);
    const screen = await openHome({ api, platform: { runtime: Runtime.iosApp } });
    await screen.tap('在线旁听');
    act(() => screen.app.session.clear());
    release({ ok: true, value: null });
    await screen.settle();
    expect(screen.platform.log.liveCourses).toEqual([]);
  });

  test('ask on the web to download the parent app, and lead there', async () => {
    const screen = await openHome();
    await screen.tap('在线旁听');
    expect(screen.hasText('旁听版')).toBe(true);
    expect(screen.api.requests(lessonsCalls.goClass)).toEqual([]);
    expect(screen.api.requests(lessonsCalls.listenOnlineCourse)).toEqual([]);
    await screen.tap('去下载');
    expect(screen.platform.navigation.last?.url).toContain('download-app/index?type=1&enter=19');
  });

  test.each([
    ['android', '在手机应用商店下载“豌豆家长端”', false],
    ['ios', '苹果应用商店（App Store）', true],
  ] as const)('name on %s the way of that phone', async (os, way, namesApple) => {
    const screen = await openHome({ platform: { os } });
    await screen.tap('在线旁听');
    expect([screen.hasText(way), screen.hasText('App Store')]).toEqual([true, namesApple]);
  });

  test('lead on HarmonyOS, which has no app of ours, to what there is, and promise no download', async () => {
    const screen = await openHome({ platform: { os: 'harmony' } });
    await screen.tap('在线旁听');
    expect(screen.hasText('请下载家长端')).toBe(false);
    expect(screen.platform.navigation.last?.url).toContain('download-app/index');
  });

  test('can be tried again when they cannot be had', async () => {
    const api = backend().onFailure(lessonsCalls.getTodayClasses, { kind: 'network' });
    const screen = await openHome({ api });
    expect(screen.hasText('今日课程加载失败')).toBe(true);
    api.on(lessonsCalls.getTodayClasses, []);
    await screen.tap('重新加载');
    expect(screen.hasText('今天没有课，让孩子好好休息吧')).toBe(true);
  });

  test('hold back what stands below them until the first answer, and not when they are tried again', async () => {
    const api = backend();
    const first = api.onHold(lessonsCalls.getTodayClasses);
    const screen = await openHome({ api });
    expect(screen.hasText('模块 1')).toBe(false);
    first({ ok: false, error: { kind: 'timeout' } });
    await screen.settle();
    expect(screen.hasText('模块 1')).toBe(true);
    api.onHold(lessonsCalls.getTodayClasses);
    await screen.tap('重新加载');
    expect(screen.hasText('模块 1')).toBe(true);
  });
});
