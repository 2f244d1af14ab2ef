import { classesCalls } from '@/contract/classes/calls';
import type { OpenClassDetail } from '@/contract/classes/schema';
import { OpenClassState } from '@/contract/classes/values';
import { Subject } from '@/contract/courses/values';
import { Runtime } from '@/contract/host';
import OpenClass from '@/pages/classes/open-class';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { anOpenClass } from './classes';

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

const { soon, reserved, full, live, over } = OpenClassState;

const backend = (of: Partial<OpenClassDetail> = {}) =>
  new FakeApi().on(classesCalls.getOpenClass, anOpenClass(of));

const open = (api: FakeApi, options: OpenOptions = {}) =>
  openScreen('openClassCenterOpenClassDetail', OpenClass, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    query: { id: '4801' },
    ...options,
  });

type Opened = Awaited<ReturnType<typeof open>>;
const footer = (screen: Opened) => screen.byClass('screen__footer').textContent;
const android = { platform: { runtime: Runtime.androidApp } };

describe('an open class', () => {
  test('shows its time, its audience, what to bring and the teacher', async () => {
    const screen = await open(backend());
    for (const text of [
      '1月1日 19:00 · 40分钟',
      '5–8岁',
      '剪出一只蝴蝶',
      '林老师',
      '从教六年',
      '共30席，还有20席',
    ])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    expect(screen.api.requests(classesCalls.getOpenClass)).toEqual([{ classId: 4801 }]);
  });

  test('stands in the colour of its subject, which is not known before it is loaded', async () => {
    const api = new FakeApi();
    const answer = api.onHold(classesCalls.getOpenClass);
    const screen = await open(api);
    const colours = () => screen.byClass('screen').className.match(/screen--\w+/g);
    expect(colours()).toBeNull();
    answer({ ok: true, value: anOpenClass({ subject: Subject.yuwen }) });
    await screen.settle();
    expect(colours()).toEqual(['screen--yuwen']);
  });

  test('its teacher leads to the page of the teacher', async () => {
    const screen = await open(backend());
    await screen.tap('林老师');
    expect(screen.platform.navigation.last?.url).toContain('courses/teacher-detail/index?id=801');
  });

  test.each<[string, Partial<OpenClassDetail>, string, string]>([
    ['soon', { state: soon }, '立即预约', '还有20席'],
    ['nearly full', { state: soon, seatsLeft: 1 }, '立即预约', '仅剩1席'],
    ['reserved', { state: reserved, isReserved: true }, '已预约 · 取消预约', '已为孩子留好座位'],
    ['full', { state: full, seatsLeft: 0 }, '看其他公开课', '30个名额都已约满'],
    ['on, with a seat', { state: live, isReserved: true, seatsLeft: 0 }, '进入直播', '已为孩子留好座位'],
    ['on, with a seat left', { state: live }, '进入直播', '还有空位'],
    ['on, and full', { state: live, seatsLeft: 0 }, '看其他公开课', '下课后可以来看回放'],
    ['over, with a replay', { state: over, hasReplay: true }, '观看回放', '已经结束'],
    ['over', { state: over }, '看其他公开课', '没有回放'],
  ])('that is %s has its one action and shows its state', async (_name, of, action, note) => {
    const screen = await open(backend({ startsAt: '2099-01-01 19:00:00', ...of }));
    expect(footer(screen)).toBe(action);
    expect(screen.hasText(note)).toBe(true);
  });

  test.each(['', 'abc', '-1', '0', '1e99'])('is missing, and not asked for, with the id %j', async (id) => {
    const screen = await open(backend(), { query: { id } });
    expect(screen.hasText('找不到这节公开课')).toBe(true);
    expect(screen.api.requests(classesCalls.getOpenClass)).toEqual([]);
    await screen.tap('看其他公开课');
    expect(screen.platform.navigation.last?.url).toContain('classes/open-class-list');
  });

  test('that does not exist is missing', async () => {
    const screen = await open(new FakeApi().on(classesCalls.getOpenClass, null));
    expect(screen.hasText('找不到这节公开课')).toBe(true);
  });

  test('that cannot be loaded is loaded when it is tried again', async () => {
    const api = new FakeApi().onFailure(classesCalls.getOpenClass, { kind: 'network' });
    const screen = await open(api);
    api.on(classesCalls.getOpenClass, anOpenClass());
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('奇妙的对称')).toBe(true);
  });

  test('turns live while the page is open, and is not polled without end where the server says otherwise', async () => {
    const api = backend({ startsAt: '2026-11-21 10:00:20' });
    const screen = await open(api);
    await screen.advance(15_000);
    expect(api.requests(classesCalls.getOpenClass)).toHaveLength(1);
    await screen.advance(15_000);
    await screen.advance(15_000);
    expect(api.requests(classesCalls.getOpenClass)).toHaveLength(3);
    api.on(classesCalls.getOpenClass, anOpenClass({ state: live, startsAt: '2026-11-21 10:00:20' }));
    await screen.advance(15_000);
    expect(footer(screen)).toBe('进入直播');
  });
});

describe('reserving', () => {
  test('takes a seat, says so, and can be taken back after a question', async () => {
    const api = backend()
      .on(classesCalls.reserveOpenClass, anOpenClass({ state: reserved, isReserved: true, seatsLeft: 19 }))
      .on(classesCalls.cancelOpenClass, anOpenClass());
    const screen = await open(api);
    await screen.tap('立即预约');
    expect(footer(screen)).toBe('已预约 · 取消预约');
    await screen.tap('已预约 · 取消预约');
    await screen.tap('先不取消');
    expect(api.requests(classesCalls.cancelOpenClass)).toEqual([]);
    await screen.tap('已预约 · 取消预约');
    await screen.tap('取消预约');
    expect(footer(screen)).toBe('立即预约');
    expect(screen.toasts).toEqual(['预约成功，开课前会提醒您', '已取消预约，名额已退还']);
  });

  test('that was full by then shows the class as it is now, with the message of the refusal', async () => {
    const api = backend({ seatsLeft: 1 }).onFailure(classesCalls.reserveOpenClass, {
      kind: 'business',
      code: '10000005',
      message: '名额刚刚约满了',
      data: anOpenClass({ state: full, seatsLeft: 0 }),
    });
    const screen = await open(api);
    await screen.tap('立即预约');
    expect([footer(screen), screen.toasts]).toEqual(['看其他公开课', ['名额刚刚约满了']]);
    expect(api.requests(classesCalls.getOpenClass)).toHaveLength(1);
  });

  test.each([
    undefined,
    null,
    7,
    {},
    { classId: 4801, state: 'nonsense' },
    { ...anOpenClass(), seats: '30' },
  ])('that is refused with %j asks for the class again', async (data) => {
    const api = backend().onFailure(classesCalls.reserveOpenClass, {
      kind: 'business',
      code: '10000005',
      message: '名额刚刚约满了',
      data,
    });
    const screen = await open(api);
    api.on(classesCalls.getOpenClass, anOpenClass({ state: full, seatsLeft: 0 }));
    await screen.tap('立即预约');
    expect(footer(screen)).toBe('看其他公开课');
  });

  test('without an answer says so, and may be tried again', async () => {
    const api = backend().onFailure(classesCalls.reserveOpenClass, { kind: 'network' });
    const screen = await open(api);
    await screen.tap('立即预约');
    expect(footer(screen)).toBe('立即预约');
    expect(screen.toasts).toHaveLength(1);
  });
});

describe('the live room of an open class', () => {
  const isLive = { state: live, isReserved: true, startsAt: '2099-01-01 19:00:00' };

  test('opens in the app', async () => {
    const room = { liveId: 904_801, liveStatus: 1 } as const;
    const api = backend(isLive).on(classesCalls.enterOpenClass, room);
    const screen = await open(api, android);
    await screen.tap('进入直播');
    expect(screen.platform.log.liveCourses).toEqual([room]);
  });

  test('leads elsewhere to the download page, which knows that it was an open class', async () => {
    const screen = await open(backend(isLive));
    await screen.tap('进入直播');
    await screen.tap('去下载');
    expect(screen.platform.navigation.last?.url).toMatch(/download-app\/index\?type=1&enter=5$/);
    expect(screen.api.requests(classesCalls.enterOpenClass)).toEqual([]);
  });

  test('that is refused says why, and shows the class as it is now', async () => {
    const api = backend(isLive).onRefusal(classesCalls.enterOpenClass, '10000005', '这节课已经结束');
    const screen = await open(api, android);
    api.on(classesCalls.getOpenClass, anOpenClass({ state: over }));
    await screen.tap('进入直播');
    expect([screen.toasts, footer(screen)]).toEqual([['这节课已经结束'], '看其他公开课']);
  });
});

describe('beside an open class', () => {
  test('the calendar takes it as a file, once it is reserved', async () => {
    const of = { state: reserved, isReserved: true };
    const url = 'https://api.example/v1/openClass/calendar/t/open-class-4801.ics';
    const api = backend(of).on(classesCalls.exportOpenClassCalendar, { url, expiresInSeconds: 300 });
    const screen = await open(api);
    await screen.tap('加入日历');
    expect(api.requests(classesCalls.exportOpenClassCalendar)).toEqual([{ classId: 4801 }]);
    expect(screen.tracker.payloads('class_calendar')).toEqual([{ how: 'file', passed: true }]);
    expect((await open(backend())).hasText('加入日历')).toBe(false);
  });

  test('the calendar of an iPhone is led out of WeChat to first', async () => {
    const api = backend({ state: reserved, isReserved: true });
    const screen = await open(api, { platform: { runtime: Runtime.weixinWeb, os: 'ios' } });
    await screen.tap('加入日历');
    expect(screen.hasText('在浏览器打开')).toBe(true);
    expect(api.requests(classesCalls.exportOpenClassCalendar)).toEqual([]);
  });

  test('friends get the class itself', async () => {
    const screen = await open(backend());
    await screen.tap('推荐给朋友');
    await screen.settle();
    expect(screen.app.share.current()?.toURL).toContain('/openClassCenter/openClassDetail?id=4801');
  });

  test('the replay plays in the place of the cover when it is asked for', async () => {
    const screen = await open(backend({ state: over, hasReplay: true }));
    expect(screen.allByClass('film-stage')).toEqual([]);
    await screen.tap('观看回放');
    expect(screen.allByClass('film-stage')).toHaveLength(1);
    expect(footer(screen)).toBe('看其他公开课');
  });
});
