import { act } from 'react';
import { Subject } from '@/contract/courses/values';
import type { Result } from '@/contract/errors';
import { homeCalls } from '@/contract/home/calls';
import type { TonightLine } from '@/contract/home/schema';
import { Runtime } from '@/contract/host';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassListItem } from '@/contract/lessons/schema';
import { freeTrialGate } from '@/features/activities/free-trial/gate';
import { homeworkChanges } from '@/features/homework/changes';
import { memoryStorage } from '@/platform/fake';
import { UNOFFICIAL } from '../../support/fakes/fake-app';
import type { OpenedScreen, OpenOptions } from '../support/open-screen';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { asTourist, backend, lesson, openHome } from './home-fixture';

const HOUR = 3_600_000;
/** From the test's now, 10:00, to the states of a lesson at 19:00. */
const TO_SOON = 8.5 * HOUR;
const TO_LIVE = 9 * HOUR;
const TO_END = 10 * HOUR;
const LESSON = lesson(7, '2026-11-21 19:00:00', '第3讲 称重小侦探');

const step = (screen: OpenedScreen) => screen.byClass('today-bar__step').textContent;
const whereTo = (screen: OpenedScreen) => screen.platform.navigation.last?.url;
const isBefore = (left: Element | undefined, right: Element | undefined): boolean =>
  Boolean(left && right && left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING);

async function openLive(options: OpenOptions = {}): Promise<OpenedScreen> {
  const screen = await openHome(options);
  await screen.advance(TO_LIVE);
  return screen;
}

describe('the day of a student', () => {
  test('is above the banner: time, chapter, subject and teacher of the next lesson', async () => {
    const screen = await openHome();
    const text = screen.byClass('today-lead').textContent;
    for (const part of ['今天 19:00', '第3讲 称重小侦探', '豌豆思维']) expect(text).toContain(part);
    expect(screen.byClass('today-bar').textContent).toContain('林老师还有9小时');
    expect(isBefore(screen.byClass('today-lead'), screen.byClass('banner-slot'))).toBe(true);
  });

  test.each([
    ['an unofficial student', { student: UNOFFICIAL }],
    ['a tourist', { user: undefined, student: undefined }],
  ])('is not shown to %s', async (_who, options) => {
    const screen = await openHome(options);
    expect(screen.allByClass('today-lead')).toEqual([]);
  });

  test('has one action, which changes with the time while the page is open', async () => {
    const screen = await openHome();
    const steps = [step(screen)];
    const shown = [screen.byClass('today-bar__left').textContent];
    for (const hours of [TO_SOON, TO_LIVE - TO_SOON, TO_END - TO_LIVE]) {
      await screen.advance(hours);
      steps.push(step(screen));
      shown.push(screen.byClass('today-bar__left').textContent);
    }
    expect(steps).toEqual(['课前准备', '孩子怎么进入课堂', '在线旁听', '查看这节课']);
    expect(shown).toEqual(['还有9小时', '还有30分钟', '正在上课 · 还剩40分钟', '已下课']);
  });

  test('offers the replay of a lesson that is over as soon as there is one', async () => {
    const api = backend().on(lessonsCalls.getTodayClasses, [{ ...LESSON, hasReplay: true }]);
    const screen = await openHome({ api });
    await screen.advance(TO_END);
    await screen.tap('看回放');
    expect(whereTo(screen)).toContain('course-replay/index?liveId=7');
  });

  test('keeps the action of a lesson that runs in sight, and that of no other', async () => {
    const screen = await openHome();
    expect(screen.allByClass('today-bar--live')).toEqual([]);
    await screen.advance(TO_LIVE);
    expect(screen.allByClass('today-bar--live')).toHaveLength(1);
    await screen.advance(TO_END - TO_LIVE);
    expect(screen.allByClass('today-bar--live')).toEqual([]);
  });

  test('leads to the preparation of the lesson, and from its picture to the lesson', async () => {
    const screen = await openHome();
    await screen.tap('课前准备');
    expect(whereTo(screen)).toContain('before-class/index?liveId=7');
    await screen.tap(screen.byClass('today__cover'));
    expect(whereTo(screen)).toContain('class-content/index?liveId=7');
  });

  test('is led by the next lesson, then by the last; the others are lines below', async () => {
    const early = lesson(6, '2026-11-21 16:00:00', '第8讲 小小程序员');
    const api = backend().on(lessonsCalls.getTodayClasses, [LESSON, early]);
    const screen = await openHome({ api });
    const order = () => [
      screen.byClass('today-lead__name').textContent,
      ...screen.allByClass('today-line__title').map(({ textContent }) => textContent),
    ];
    expect(order()).toEqual([early.chapterName, LESSON.chapterName]);
    await screen.advance(TO_SOON);
    expect(order()).toEqual([LESSON.chapterName, early.chapterName]);
    expect(screen.byClass('today-line').textContent).toContain('已下课');
    await screen.advance(TO_END - TO_SOON);
    expect(order()).toEqual([LESSON.chapterName, early.chapterName]);
  });

  test('without a lesson says so, when the next one is, and leads to a story', async () => {
    const next = { ...lesson(9, '2026-11-23 19:00:00', '第4讲'), status: 0, courseName: '思维' };
    const api = backend()
      .on(lessonsCalls.getTodayClasses, [])
      .on(lessonsCalls.getClassList, [next as ClassListItem], 12);
    const screen = await openHome({ api });
    expect(screen.hasText('今天没有课，要不要和我一起听个小故事？')).toBe(true);
    expect(screen.hasText('下一节课 周一 19:00 第4讲')).toBe(true);
    await screen.tap(screen.byClass('today__cover'));
    expect(whereTo(screen)).toContain('class-content/index?liveId=9');
    await screen.tap('听故事');
    expect(whereTo(screen)).toContain('sound-story-page');
  });

  test('can be tried again when it fails', async () => {
    const api = backend().onFailure(lessonsCalls.getTodayClasses, { kind: 'network' });
    const screen = await openHome({ api });
    expect(screen.hasText('今日课程加载失败')).toBe(true);
    api.on(lessonsCalls.getTodayClasses, []);
    await screen.tap('重新加载');
    expect(screen.hasText('今天没有课，要不要和我一起听个小故事？')).toBe(true);
  });

  test('holds back the parts below until the first answer, and not on a retry', async () => {
    const api = backend();
    const first = api.onHold(lessonsCalls.getTodayClasses);
    const screen = await openHome({ api });
    expect([screen.hasText('模块 1'), screen.allByClass('banner-slot').length]).toEqual([false, 0]);
    first({ ok: false, error: { kind: 'timeout' } });
    // The cards come after the day, and the modules after the cards.
    for (let round = 0; round < 4; round += 1) await screen.settle();
    expect(screen.hasText('模块 1')).toBe(true);
    api.onHold(lessonsCalls.getTodayClasses);
    await screen.tap('重新加载');
    expect(screen.hasText('模块 1')).toBe(true);
  });
});

const HOMEWORK: TonightLine = {
  kind: 'homework',
  id: 31,
  title: '称一称',
  count: 1,
  at: '2026-11-21 20:00:00',
};
const REPORT: TonightLine = { kind: 'report', id: 5, title: '第2讲', count: 1, reportKind: 'afterClass' };
const CONFIRM: TonightLine = { kind: 'confirm', id: 42, title: 'S2-1', count: 1 };
const DELIVERY: TonightLine = { kind: 'delivery', id: 3001, title: 'S2 学具盒', count: 1 };
const withLines = (...lines: TonightLine[]) => backend().on(homeCalls.getTonight, lines);

describe('what waits tonight', () => {
  const lines = (screen: OpenedScreen) =>
    screen.allByClass('today-line__words').map(({ textContent }) => textContent);

  test('is below the lessons, a line each', async () => {
    const screen = await openHome({ api: withLines(HOMEWORK, CONFIRM, REPORT, DELIVERY) });
    expect(lines(screen)).toEqual([
      '作业：称一称今晚 20:00 前',
      '新学年的班级待确认S2-1',
      '新的课后报告第2讲',
      '今天有快递要收S2 学具盒',
    ]);
  });

  test.each([
    ['homework', HOMEWORK, 'homework/detail/index?id=31'],
    ['several pieces of homework', { ...HOMEWORK, count: 2 }, 'homework/list/index?tab=open'],
    ['the choice of the year', CONFIRM, 'further-education-enter'],
    ['a report', REPORT, 'class-achieve/index?id=5'],
    ['a delivery', DELIVERY, 'pack-list/index?id=3001'],
    ['several deliveries', { ...DELIVERY, count: 2 }, 'deliveries/list'],
  ] as const)('leads to %s by one tap', async (_what, line, url) => {
    const screen = await openHome({ api: withLines(line) });
    await screen.tap(screen.allByClass('today__cover')[1]!);
    expect(whereTo(screen)).toContain(url);
  });

  test('counts several pieces of homework and names the most urgent', async () => {
    const screen = await openHome({ api: withLines({ ...HOMEWORK, count: 2 }) });
    expect(lines(screen)).toEqual(['还有2份作业待完成先做 称一称\n今晚 20:00 前']);
  });

  test('is hidden for today, also after another start, and is there tomorrow', async () => {
    const storage = memoryStorage();
    const screen = await openHome({ api: withLines(HOMEWORK, REPORT), platform: { storage } });
    expect(screen.allByClass('today-line__arrow')).toHaveLength(2);
    await screen.tap(screen.allByClass('today-line__put-away')[0]!);
    expect(lines(screen)).toEqual(['新的课后报告第2讲']);
    const again = await openHome({ api: withLines(HOMEWORK, REPORT), platform: { storage } });
    expect(lines(again)).toEqual(['新的课后报告第2讲']);
    await again.advance(24 * HOUR);
    await leaveAndComeBack(again);
    expect(lines(again)).toHaveLength(2);
  });

  test('follows what the parent does on other pages', async () => {
    const api = withLines(HOMEWORK, REPORT);
    const screen = await openHome({ api });
    api.on(homeCalls.getTonight, [REPORT]);
    await act(async () => screen.app.get(homeworkChanges).announce(31));
    await screen.settle();
    expect(lines(screen)).toEqual(['新的课后报告第2讲']);
    api.on(homeCalls.getTonight, []);
    await leaveAndComeBack(screen);
    expect(lines(screen)).toEqual([]);
  });

  test('does not hold back the lessons; the parts below wait for it a while', async () => {
    const api = backend();
    const answer = api.onHold(homeCalls.getTonight);
    const screen = await openHome({ api });
    expect(screen.hasText('称重小侦探')).toBe(true);
    expect([screen.hasText('模块 1'), screen.allByClass('banner-slot').length]).toEqual([false, 0]);
    answer({ ok: true, value: [HOMEWORK] });
    for (let round = 0; round < 4; round += 1) await screen.settle();
    expect(lines(screen)).toHaveLength(1);
    expect(screen.hasText('模块 1')).toBe(true);
  });

  test.each([
    ['nothing', { ok: true, value: [] }, '今晚没有别的事了'],
    ['a failure', { ok: false, error: { kind: 'timeout' } }, '今晚的事加载失败'],
    ['a line', { ok: true, value: [REPORT] }, '新的课后报告'],
  ] satisfies [string, Result<TonightLine[]>, string][])(
    'keeps the place of one line at night, for %s',
    async (_what, words, said) => {
      const api = backend();
      const answer = api.onHold(homeCalls.getTonight);
      const screen = await openHome({ api });
      await screen.advance(4000);
      for (let round = 0; round < 4; round += 1) await screen.settle();
      expect(screen.hasText('模块 1')).toBe(true);
      expect(screen.allByClass('today-line')).toHaveLength(1);
      answer(words);
      await screen.settle();
      expect(screen.byClass('today-line').textContent).toContain(said);
      expect(screen.allByClass('today-line')).toHaveLength(1);
    },
  );

  test('a failing answer takes nothing else away', async () => {
    const api = backend().onFailure(homeCalls.getTonight, { kind: 'network' });
    const screen = await openHome({ api });
    expect(screen.hasText('称重小侦探')).toBe(true);
    expect(screen.allByClass('today-lines')).toEqual([]);
  });
});

test('a visitor has the banner first, then what the school is, for which age, and how to try it', async () => {
  const screen = await asTourist();
  expect(isBefore(screen.byClass('banner-slot'), screen.byClass('visitor-card'))).toBe(true);
  for (const text of ['真人老师直播小班课', '3–8岁', '免费上一节']) expect(screen.hasText(text)).toBe(true);
  await screen.tap('免费试听一节');
  await screen.settle();
  expect(screen.app.get(freeTrialGate).isOpen).toBe(true);
});

describe('the entry of the child into the class', () => {
  test('names its own app, the steps and the link', async () => {
    const screen = await openHome();
    await screen.advance(TO_SOON);
    await screen.tap('孩子怎么进入课堂');
    await screen.settle();
    expect(screen.hasText('打开“豌豆学生端”')).toBe(true);
    await screen.tap('复制下载链接，发到孩子的设备上');
    expect(screen.platform.log.copied[0]).toContain('/downloadStudentApp');
    await screen.tap('打开或下载豌豆学生端');
    expect(screen.platform.navigation.last?.url).toContain('download-student-app');
  });
});

describe('a lesson that runs', () => {
  const room = { liveId: 7, liveStatus: 1 as const, liveCnListId: 5 };

  test('can be listened to from the native app, which opens the live course once task 16 is reported', async () => {
    const api = backend().on(lessonsCalls.goClass, room).on(lessonsCalls.listenOnlineCourse, null);
    const screen = await openLive({ api, platform: { runtime: Runtime.iosApp } });
    await screen.tap('在线旁听');
    const ids = { liveId: 7, liveCnListId: 5, liveStudentId: 42, courseResourceId: 6 };
    expect(api.requests(lessonsCalls.goClass)).toEqual([ids]);
    expect(api.requests(lessonsCalls.listenOnlineCourse)).toEqual([{ taskId: 16 }]);
    expect(screen.platform.log.liveCourses).toEqual([room]);
    expect(screen.tracker.payloads('today_class_enter')).toEqual([
      { subject: Subject.wandou, liveId: 7, entered: true },
    ]);
  });

  test('shows the server’s message when entry is refused', async () => {
    const api = backend().onRefusal(lessonsCalls.goClass, '10000005', '这节课还未开始');
    const screen = await openLive({ api, platform: { runtime: Runtime.androidApp } });
    await screen.tap('在线旁听');
    expect(screen.toasts).toEqual(['这节课还未开始']);
    expect(screen.platform.log.liveCourses).toEqual([]);
  });

  test('stays closed when the task is refused', async () => {
    const api = backend()
      .on(lessonsCalls.goClass, room)
      .onRefusal(lessonsCalls.listenOnlineCourse, '10000005', '暂时不能旁听');
    const screen = await openLive({ api, platform: { runtime: Runtime.iosApp } });
    await screen.tap('在线旁听');
    expect(screen.toasts).toEqual(['暂时不能旁听']);
    expect(screen.platform.log.liveCourses).toEqual([]);
    expect(screen.tracker.payloads('today_class_enter')).toMatchObject([{ entered: false }]);
  });

  test('does not open for a parent who has meanwhile left', async () => {
    const api = backend().on(lessonsCalls.goClass, room);
    const release = api.onHold(lessonsCalls.listenOnlineCourse);
    const screen = await openLive({ api, platform: { runtime: Runtime.iosApp } });
    await screen.tap('在线旁听');
    act(() => screen.app.session.clear());
    release({ ok: true, value: null });
    await screen.settle();
    expect(screen.platform.log.liveCourses).toEqual([]);
  });

  test('asks on the web to download the parent app, and leads there', async () => {
    const screen = await openLive();
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
  ] as const)('explains on %s how to enter on that phone', async (os, hint, namesApple) => {
    const screen = await openLive({ platform: { os } });
    await screen.tap('在线旁听');
    expect([screen.hasText(hint), screen.hasText('App Store')]).toEqual([true, namesApple]);
  });

  test('leads on HarmonyOS, which has no app of ours, to what there is, and promises no download', async () => {
    const screen = await openLive({ platform: { os: 'harmony' } });
    await screen.tap('在线旁听');
    expect(screen.hasText('请下载家长端')).toBe(false);
    expect(screen.platform.navigation.last?.url).toContain('download-app/index');
  });
});
