import { act } from 'react';
import { homeworkCalls } from '@/contract/homework/calls';
import { Runtime } from '@/contract/host';
import { lessonsCalls } from '@/contract/lessons/calls';
import { CLASS_LIST_PAGE, StudyClassStatus } from '@/contract/lessons/values';
import { fail, ok } from '@/contract/errors';
import { homeworkChanges } from '@/features/homework/changes';
import type { CalendarEntry } from '@/platform/types';
import { UNOFFICIAL } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import type { OpenedScreen, OpenOptions } from '../support/open-screen';
import { backend, lesson, open } from './class-list-fixture';

// It is 2026-11-21 10:00.
const SOON = '2026-11-21 10:20:00';
const IN_TWO_DAYS = '2026-11-23 19:00:00';

const ways = (screen: OpenedScreen, name: string) =>
  screen
    .allByClass('lesson-card__enter')
    .map((way) => way.getAttribute('aria-label') ?? '')
    .filter((label) => label.startsWith(name));

describe('the class list', () => {
  test('shows the classes to come, and those that are over when they are asked for', async () => {
    const api = backend();
    const screen = await open(api);
    expect(screen.allByClass('lesson-card')).toHaveLength(2);
    await screen.tap('已上课');
    expect(api.requests(lessonsCalls.getClassList).map(({ when }) => when)).toEqual(['coming', 'past']);
    await screen.tap('待上课');
    expect(api.requests(lessonsCalls.getClassList)).toHaveLength(2);
  });

  test('has what was booked on another page, in both lists, and asks for nothing where nothing was', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap('已上课');
    await leaveAndComeBack(screen);
    expect(api.requests(lessonsCalls.getClassList)).toHaveLength(2);
    await leaveAndComeBack(screen, () => {
      api.on(lessonsCalls.getClassList, [lesson(1), lesson(2), lesson(3)]);
      screen.app.student.lessonsChanged();
    });
    expect(api.requests(lessonsCalls.getClassList)).toHaveLength(4);
    await screen.tap('待上课');
    expect(screen.allByClass('lesson-card')).toHaveLength(3);
  });

  test('leads back to the page before, and to mine where the tasks of all subjects were opened by a link', async () => {
    const led = async (query: Record<string, string>, pages = 1) => {
      const prepare: OpenOptions['prepare'] = ({ platform }) => void (platform.navigation.pages = pages);
      const screen = await open(backend(), { query, prepare });
      const replace = jest.spyOn(screen.app.router, 'replace').mockResolvedValue(undefined);
      const back = jest.spyOn(screen.app.router, 'back').mockResolvedValue(undefined);
      await screen.tap(document.querySelector('[aria-label="返回"]') as HTMLElement);
      return [replace.mock.calls, back.mock.calls.length];
    };
    expect(await led({ courseType: '1', multiSubject: '1' })).toEqual([[['parentsCenter']], 0]);
    expect(await led({ courseType: '1', multiSubject: '1' }, 2)).toEqual([[], 1]);
    expect(await led({ id: '2001' })).toEqual([[], 1]);
  });

  test('is that of the course in the address, with its name', async () => {
    const api = backend();
    const screen = await open(api, { query: { id: '2001', name: '数感启蒙' } });
    expect(api.requests(lessonsCalls.getClassList)[0]?.groupId).toBe(2001);
    expect(screen.byClass('top-bar__title').textContent).toBe('数感启蒙');
  });

  test.each(['', 'abc', '-1', '1e99', '0'])('treats %j as no course in particular', async (id) => {
    const api = backend();
    await open(api, { query: { id } });
    expect(api.requests(lessonsCalls.getClassList)[0]).not.toHaveProperty('groupId');
  });

  test.each([
    [
      { id: '2001', courseType: '1', groupType: '0' },
      { groupId: 2001, courseType: 1, groupType: 0 },
    ],
    [
      { id: '2001', courseType: '3', groupType: '7' },
      { groupId: 2001, courseType: 3, groupType: 7 },
    ],
    [
      { id: '2001', courseType: '1', multiSubject: '1' },
      { courseType: 1, multiSubject: 1 },
    ],
    [{ courseType: '9', groupType: 'x', multiSubject: '2' }, {}],
  ])('is what the address asks for: %j', async (query, filter) => {
    const api = backend();
    await open(api, { query });
    expect(api.requests(lessonsCalls.getClassList)).toEqual([
      { when: 'coming', page: 1, limit: CLASS_LIST_PAGE, ...filter },
    ]);
  });

  test('tracks whether it was opened from my courses', async () => {
    const opened = async (query: Record<string, string>) =>
      (await open(backend(), { query })).tracker.payloads('class_list_open');
    expect(await opened({ source: '0' })).toEqual([{ source: 'courses' }]);
    expect(await opened({})).toEqual([{ source: 'other' }]);
  });

  test('of a trial without a lesson leads to booking one', async () => {
    const screen = await open(backend([]), { query: { id: '2012', courseType: '3' } });
    expect(screen.hasText('体验课还没有排时间')).toBe(true);
    expect(screen.hasText('去约课')).toBe(true);
  });

  test('says so when there are none, and leads on', async () => {
    const screen = await open(backend([]));
    expect(screen.hasText('近期没有课程安排')).toBe(true);
    await screen.tap('去我的课程');
    expect(screen.platform.navigation.last?.url).toContain('pages/courses/my-tab-class/index');
  });

  test('leads to what a class is about, and to getting ready for one that is to come', async () => {
    const screen = await open(backend([lesson(1), lesson(2, { status: StudyClassStatus.live })]));
    const go = jest.spyOn(screen.app.router, 'go').mockResolvedValue(undefined);
    const link = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLElement | null;
    await screen.tap(link('查看这节课 第2讲') as HTMLElement);
    await screen.tap(link('课前准备 第1讲') as HTMLElement);
    expect(link('课前准备 第2讲')).toBeNull();
    expect(go.mock.calls).toEqual([
      ['classContent', { liveId: '2' }],
      ['beforeClass', { liveId: '1' }],
    ]);
  });

  test('leads to the homework of a class that has some', async () => {
    const screen = await open(
      backend([lesson(1, { hasHomework: true }), lesson(2, { hasHomework: false }), lesson(3)]),
    );
    const go = jest.spyOn(screen.app.router, 'go').mockResolvedValue(undefined);
    const links = [...document.querySelectorAll<HTMLElement>('[aria-label^="课后作业"]')];
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['课后作业 第1讲']);
    for (const link of links) await screen.tap(link);
    expect(go.mock.calls).toEqual([['homeworkAfterClass', { id: '1' }]]);
  });

  test('says what failed and tries again', async () => {
    const api = backend();
    api.onFailure(lessonsCalls.getClassList, { kind: 'network' });
    const screen = await open(api);
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    api.on(lessonsCalls.getClassList, [lesson(1)]);
    await screen.tap('重新加载');
    expect(screen.allByClass('lesson-card')).toHaveLength(1);
  });

  test('marks missed lessons and those on leave, without an entry', async () => {
    const over = { courseDate: '2030-01-01 10:00:00' };
    const screen = await open(
      backend([
        lesson(1, { ...over, status: StudyClassStatus.missed }),
        lesson(2, { ...over, status: StudyClassStatus.leave }),
      ]),
    );
    expect(screen.allByClass('lesson-card').map((card) => card.textContent)).toEqual([
      expect.stringContaining('缺课'),
      expect.stringContaining('已请假'),
    ]);
    expect(screen.allByClass('lesson-card__enter')).toEqual([]);
  });

  test('listening is for official students alone, from half an hour before', async () => {
    const soon = backend([lesson(1, { courseDate: SOON }), lesson(2, { courseDate: IN_TWO_DAYS })]);
    expect(ways(await open(soon), '在线旁听')).toEqual(['在线旁听 第1讲']);
    expect(ways(await open(soon, { student: UNOFFICIAL }), '在线旁听')).toEqual([]);
  });

  test('until then leave can be asked for, as long as the server takes it', async () => {
    const api = backend([
      lesson(1, { courseDate: SOON }),
      lesson(2, { courseDate: IN_TWO_DAYS }),
      lesson(3, { courseDate: IN_TWO_DAYS, status: StudyClassStatus.leave }),
      lesson(4),
    ]);
    const screen = await open(api);
    expect(ways(screen, '请假')).toEqual(['请假 第2讲']);
    await screen.tap(document.querySelector('[aria-label="请假 第2讲"]') as HTMLElement);
    expect(screen.platform.navigation.last?.url).toContain('leave-record/index?liveId=2');
  });
});

describe('the homework that is open', () => {
  const having = (undoneNum: number) => backend().on(homeworkCalls.workUndoneNum, { undoneNum });

  test('is counted above the classes, and leads to the list of what is open', async () => {
    const screen = await open(having(2));
    await screen.tap('还有2份作业待完成');
    expect(screen.platform.navigation.last?.url).toMatch(/homework\/list.*tab=open/);
    expect((await open(having(0))).hasText('待完成')).toBe(false);
  });

  test('loads once, and again when it changed or the list is shown again', async () => {
    const api = having(2);
    const screen = await open(api);
    expect(api.requests(homeworkCalls.workUndoneNum)).toHaveLength(1);
    api.on(homeworkCalls.workUndoneNum, { undoneNum: 1 });
    await act(async () => screen.app.get(homeworkChanges).announce(7));
    await screen.settle();
    expect(screen.hasText('还有1份作业待完成')).toBe(true);
    await leaveAndComeBack(screen, () => void api.on(homeworkCalls.workUndoneNum, { undoneNum: 0 }));
    expect(screen.hasText('待完成')).toBe(false);
  });

  test('without a known number is not mentioned, and loads when the list is shown again', async () => {
    const api = backend().onFailure(homeworkCalls.workUndoneNum, { kind: 'network' });
    const screen = await open(api);
    expect(screen.hasText('待完成')).toBe(false);
    await leaveAndComeBack(screen, () => void api.on(homeworkCalls.workUndoneNum, { undoneNum: 3 }));
    expect(screen.hasText('还有3份作业待完成')).toBe(true);
  });
});

describe('a class that is over', () => {
  test('leads to its report and its replay, and opens as every class does', async () => {
    const over = lesson(7, {
      status: StudyClassStatus.finished,
      courseDate: '2020-01-01 19:00:00',
      hasReplay: true,
      report: { id: 9, kind: 'afterClass' },
    });
    const screen = await open(backend([over]));
    for (const [link, page] of [
      ['看课后报告', 'class-achieve/index?id=9'],
      ['看回放', 'course-replay/index?liveId=7'],
    ] as const) {
      await screen.tap(link);
      expect(screen.platform.navigation.last?.url).toContain(page);
    }
    await screen.tap(screen.byClass('lesson-card__open'));
    expect(screen.platform.navigation.last?.url).toContain('class-content');
  });
});

describe('the calendar', () => {
  test('is a file on the web', async () => {
    const screen = await open();
    await screen.tap('把课表加入手机日历');
    expect(screen.api.requests(lessonsCalls.exportClassCalendar)).toHaveLength(1);
    expect(screen.tracker.payloads('class_calendar')).toEqual([{ how: 'file', passed: true }]);
  });

  test('leads out of WeChat on an iPhone before the address that works once is asked for', async () => {
    const copied: string[] = [];
    const screen = await open(backend(), {
      platform: {
        runtime: Runtime.weixinWeb,
        os: 'ios',
        copyText: (text) => {
          copied.push(text);
          return Promise.resolve(ok(undefined));
        },
      },
    });
    await screen.tap('把课表加入手机日历');
    expect(screen.hasText('在浏览器打开')).toBe(true);
    await screen.tap('复制链接');
    expect(screen.api.requests(lessonsCalls.exportClassCalendar)).toEqual([]);
    expect([copied.length, screen.toasts]).toEqual([1, ['链接已复制']]);
  });

  test('says why when it could not be made', async () => {
    const api = backend().onRefusal(lessonsCalls.exportClassCalendar, '10000001', '稍后再试');
    const screen = await open(api);
    await screen.tap('把课表加入手机日历');
    expect(screen.toasts).toEqual(['稍后再试']);
  });

  test('takes one class after the other in the mini program, which has no files', async () => {
    const entries: CalendarEntry[] = [];
    const screen = await open(backend(), {
      platform: {
        runtime: Runtime.weixinMiniApp,
        addToCalendar: (entry) => {
          entries.push(entry);
          return Promise.resolve(ok(undefined));
        },
      },
    });
    expect(screen.hasText('把课表加入手机日历')).toBe(false);
    await screen.tap(document.querySelector('[aria-label="加入日历 第1讲"]') as HTMLElement);
    const startsAt = Date.parse('2030-01-01T19:00:00+08:00');
    expect(entries).toEqual([
      {
        title: '豌豆思维 第1讲',
        description: '老师：李',
        startsAt,
        endsAt: startsAt + 40 * 60_000,
        reminderMinutes: 15,
      },
    ]);
    expect(screen.toasts).toEqual(['已加入手机日历']);
  });

  test('says nothing more where the parent called it off or the host has said what is not allowed', async () => {
    const addToCalendar = () => Promise.resolve(fail({ kind: 'denied', ability: 'addToCalendar' } as const));
    const platform = { runtime: Runtime.weixinMiniApp, location: () => null, addToCalendar };
    const screen = await open(backend(), { platform });
    await screen.tap(document.querySelector('[aria-label="加入日历 第1讲"]') as HTMLElement);
    expect([screen.toasts, screen.tracker.payloads('class_calendar')]).toEqual([
      [],
      [{ how: 'phone', passed: false }],
    ]);
  });
});

describe('back from the class list', () => {
  const back = (screen: Awaited<ReturnType<typeof open>>) =>
    screen.tap(screen.byClass('top-bar__button--back'));

  test('asks for the survey first when it is due', async () => {
    const screen = await open(backend([lesson(1)], true));
    await back(screen);
    expect(screen.hasText('给课堂打个分吧')).toBe(true);
    await screen.tap('下次再说');
    expect(screen.platform.navigation.moves).toHaveLength(1);
  });

  test('goes at once when none is due', async () => {
    const screen = await open();
    await back(screen);
    expect(screen.hasText('给课堂打个分吧')).toBe(false);
    expect(screen.platform.navigation.moves).toHaveLength(1);
  });
});
