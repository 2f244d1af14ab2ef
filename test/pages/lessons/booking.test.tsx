import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { CourseType, Subject } from '@/contract/courses/values';
import { BACKEND_CODE } from '@/contract/errors';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { Booking, BookingTime, BookingTimes } from '@/contract/lessons/schema';
import { BookingState, BookingTimeState } from '@/contract/lessons/values';
import { freeTrialAnswer } from '@/features/activities/free-trial/free-trial-answer';
import BookingScreen from '@/pages/lessons/booking';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

const time = (timeId: number, startsAt: string, more: Partial<BookingTime> = {}): BookingTime => ({
  timeId,
  startsAt,
  durationMinutes: 40,
  chapterName: `第${timeId}讲`,
  teacherName: '林老师',
  seatsLeft: 4,
  state: BookingTimeState.open,
  ...more,
});

const TIMES: BookingTimes = {
  courses: [
    { courseId: 2001, name: '豌豆思维', subject: Subject.wandou, courseType: CourseType.live },
    { courseId: 2002, name: '语文口才', subject: Subject.yuwen, courseType: CourseType.live },
  ],
  courseId: 2001,
  times: [
    time(1, '2030-03-04 09:00:00'),
    time(2, '2030-03-04 17:30:00', { seatsLeft: 0, state: BookingTimeState.full }),
    time(3, '2030-03-04 18:00:00', { state: BookingTimeState.clash }),
    time(4, '2030-03-05 09:00:00', { seatsLeft: 1 }),
  ],
  openNum: 0,
};

const BOOKING: Booking = {
  bookingId: 9,
  liveId: 7,
  courseName: '豌豆思维',
  subject: Subject.wandou,
  chapterName: '第1讲',
  teacherName: '林老师',
  picture: '',
  lessonTime: '2030-03-04 09:00:00',
  durationMinutes: 40,
  state: BookingState.coming,
  canCancel: true,
};

const backend = (times: BookingTimes = TIMES, mine: Booking[] = [BOOKING]) =>
  new FakeApi()
    .on(lessonsCalls.listBookingTimes, times)
    .on(lessonsCalls.listBookings, mine)
    .on(lessonsCalls.bookLesson, { bookingId: 9, liveId: 7 })
    .on(lessonsCalls.cancelBooking, null);

const open = (api = backend(), options: OpenOptions = {}) =>
  openScreen('aboutClassCenter', BookingScreen, { user: TEST_USER, student: OFFICIAL, api, ...options });

afterEach(() => jest.restoreAllMocks());

describe('booking a lesson', () => {
  test('has the shell: back above, the tabs below what is to be done', async () => {
    const screen = await open();
    expect(screen.allByClass('top-bar__button--back')).toHaveLength(1);
    expect(screen.byClass('tab-bar__tab--active').textContent).toBe('课程');
    expect(screen.byClass('tab-shell--barred').contains(screen.byClass('screen__footer'))).toBe(true);
  });

  test('names the days as they are after midnight, on a page that stays open', async () => {
    const times = [time(1, '2026-11-22 09:00:00'), time(2, '2026-11-23 09:00:00')];
    const screen = await open(backend({ ...TIMES, times }));
    expect([screen.hasText('明天'), screen.hasText('今天')]).toEqual([true, false]);
    await screen.advance(15 * 3_600_000);
    expect([screen.hasText('今天'), screen.hasText('明天')]).toEqual([true, true]);
  });

  test('shows on coming back what other parents took meanwhile, and keeps what was chosen if it is free', async () => {
    const screen = await open();
    await screen.tap('第1讲');
    await leaveAndComeBack(screen);
    expect(screen.hasText('预约 3月4日 9:00')).toBe(true);
    const [first, ...others] = TIMES.times;
    const taken = { ...first, state: BookingTimeState.full } as BookingTime;
    await leaveAndComeBack(
      screen,
      () => void screen.api.on(lessonsCalls.listBookingTimes, { ...TIMES, times: [taken, ...others] }),
    );
    expect(screen.hasText('预约 3月4日 9:00')).toBe(false);
  });

  test('leads to the operator’s page for other times, where one is configured', async () => {
    const api = backend({ ...TIMES, times: [] }).on(configurationCalls.getUpgradeConfig, ({ typeCode }) =>
      typeCode === ConfigTypeCode.arrangeClassUrl
        ? [{ typeCode, jsonExpand: { url: 'https://pages.example/arrange' } }]
        : [],
    );
    const screen = await open(api);
    await screen.tap('没有合适的时间？请老师为孩子排课');
    expect(screen.platform.log.opened[0]).toContain('https://pages.example/arrange');
    expect((await open()).hasText('没有合适的时间？请老师为孩子排课')).toBe(false);
  });

  test('chooses a day and a time that is open, and shows what was booked', async () => {
    const api = backend();
    const screen = await open(api);
    expect(screen.allByClass('booking-time')).toHaveLength(3);
    await screen.tap('3月5日');
    expect(screen.hasText('仅剩1位')).toBe(true);
    await screen.tap('第4讲');
    await screen.tap('预约 3月5日 9:00');
    expect(api.requests(lessonsCalls.bookLesson)).toEqual([{ timeId: 4 }]);
    expect(screen.toasts).toEqual(['约好了，记得按时上课']);
    expect(screen.hasText('待上课')).toBe(true);
  });

  test('updates home: its classes and its trial are loaded again', async () => {
    const screen = await open();
    await screen.tap('第1讲');
    await screen.tap('预约 3月4日 9:00');
    expect(screen.app.student.lessonChanges).toBe(1);
    const trial = jest.spyOn(screen.app.get(freeTrialAnswer), 'load');
    await screen.tap('取消预约');
    await screen.tap('取消预约');
    expect(screen.app.student.lessonChanges).toBe(2);
    expect(trial).toHaveBeenCalledTimes(1);
  });

  test('offers neither what is full nor what is at the time of another lesson', async () => {
    const screen = await open();
    for (const text of ['第2讲', '第3讲']) await screen.tap(text);
    expect(screen.hasText('请选择一个时间')).toBe(true);
    expect([screen.hasText('约满'), screen.hasText('有课')]).toEqual([true, true]);
  });

  test('that was taken meanwhile says so, and shows what is left', async () => {
    const api = backend().onRefusal(lessonsCalls.bookLesson, BACKEND_CODE.conflict, '这个时间刚刚约满了');
    const screen = await open(api);
    await screen.tap('第1讲');
    await screen.tap('预约 3月4日 9:00');
    expect(screen.toasts).toEqual(['这个时间刚刚约满了']);
    expect(screen.hasText('请选择一个时间')).toBe(true);
    expect(api.requests(lessonsCalls.listBookingTimes)).toHaveLength(2);
  });

  test('that got no answer keeps what was chosen', async () => {
    const api = backend().onFailure(lessonsCalls.bookLesson, { kind: 'network' });
    const screen = await open(api);
    await screen.tap('第1讲');
    await screen.tap('预约 3月4日 9:00');
    expect(screen.hasText('预约 3月4日 9:00')).toBe(true);
  });

  test('is of the course in the address, or of another that is tapped', async () => {
    const api = backend();
    const screen = await open(api, { query: { id: '2001' } });
    await screen.tap(screen.byClass('menu'));
    await screen.tap('语文口才');
    expect(api.requests(lessonsCalls.listBookingTimes)).toEqual([{ courseId: 2001 }, { courseId: 2002 }]);
  });

  test('says so where there is nothing to book', async () => {
    expect(
      (await open(backend({ ...TIMES, courses: [], courseId: 0, times: [] }))).hasText('暂时不用约'),
    ).toBe(true);
    expect((await open(backend({ ...TIMES, times: [] }))).hasText('最近14天没有可以约的时间')).toBe(true);
  });
});

describe('what was booked', () => {
  test('is given back after a question', async () => {
    restBetweenTaps();
    const api = backend();
    const screen = await open(api);
    await screen.tap('我的预约');
    const cancel = document.querySelector('[aria-label="取消预约 第1讲"]') as HTMLElement;
    await screen.tap(cancel);
    expect(screen.hasText('取消这次预约？')).toBe(true);
    await screen.tap('先不取消');
    expect(api.requests(lessonsCalls.cancelBooking)).toEqual([]);
    await screen.tap(cancel);
    await screen.tap(screen.byClass('button--danger'));
    expect(api.requests(lessonsCalls.cancelBooking)).toEqual([{ bookingId: 9 }]);
    expect(screen.toasts).toEqual(['已取消，名额已退还']);
  });

  test('cannot be cancelled when it is too late, and leads to the preparation', async () => {
    const screen = await open(backend(TIMES, [{ ...BOOKING, canCancel: false }]));
    await screen.tap('我的预约');
    expect(screen.hasText('取消预约')).toBe(false);
    const go = jest.spyOn(screen.app.router, 'go').mockResolvedValue(undefined);
    await screen.tap('课前准备');
    expect(go.mock.calls).toEqual([['beforeClass', { liveId: '7' }]]);
  });

  test('is empty at first, and leads back to the times', async () => {
    const screen = await open(backend(TIMES, []));
    await screen.tap('我的预约');
    await screen.tap('去约一节');
    expect(screen.allByClass('booking-time')).toHaveLength(3);
  });
});
