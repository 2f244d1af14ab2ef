import { profileCalls } from '@/contract/profile/calls';
import { rewardsCalls } from '@/contract/rewards/calls';
import { BACKEND_CODE, ok } from '@/contract/errors';
import DailyCheckIn from '@/pages/rewards/daily-check-in';
import { act } from 'react';
import { PRIVATE_INFO } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { CHECKED_IN, TODAY } from './answers';

const backend = (today = TODAY) =>
  new FakeApi()
    .on(rewardsCalls.getCheckIn, today)
    .on(rewardsCalls.signIn, CHECKED_IN)
    .on(profileCalls.getPrivateInfo, PRIVATE_INFO);

const open = (api = backend()) =>
  openScreen('dailyCheckIn', DailyCheckIn, { user: TEST_USER, student: OFFICIAL, api });

const HOUR = 3_600_000;
const SUBMIT = '立即签到，得4颗星星 + 5豌豆币';

describe('the daily check-in', () => {
  test('shows the state of today, its reward and the progress of the month', async () => {
    const screen = await open();
    for (const text of ['今天还没有签到', '已连续签到2天 · 本月已签到6天', '20颗星星', '7豌豆币', SUBMIT]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    const left = screen.allByClass('tag').map(({ textContent }) => textContent);
    expect(left).toEqual(['还差1天', '还差8天', '还差24天']);
    // Not the reward of the month's task, which has seven days as well.
    expect(screen.allByClass('daily-check-in__reward')[0]?.textContent).toBe('当天多得3颗星星 + 5豌豆币');
    const week = screen.allByClass('daily-check-in__day').map((day) => day.getAttribute('aria-label'));
    expect(week).toEqual([
      '周一，未签到',
      '周二，未签到',
      '周三，未签到',
      '周四，已签到，得了1颗星星',
      '周五，已签到，得了1颗星星',
      '周六，未签到，可得4颗星星 + 5豌豆币',
      '周日，还没到，可得1颗星星',
    ]);
    const gives = screen.allByClass('daily-check-in__gives').map(({ textContent }) => textContent);
    expect(gives).toEqual(['', '', '', '+1', '+1', '+4', '+1']);
  });

  test('has today on its calendar, and never a nought', async () => {
    const screen = await open(backend({ ...TODAY, today: '2026-12-01', dayNum: 0, streak: 0 }));
    expect(screen.byClass('daily-check-in__sheet').textContent).toBe('1');
  });

  test('is done by one tap, cheers, and updates mine', async () => {
    const screen = await open();
    await screen.tap(SUBMIT);
    expect(screen.hasText('签到成功，获得4颗星星 + 5豌豆币')).toBe(true);
    expect(screen.hasText('连续3天，我的豆荚又长了一颗豆！')).toBe(true);
    await screen.advance(800);
    expect([screen.hasText('24颗星星'), screen.hasText('12豌豆币')]).toEqual([true, true]);
    expect(screen.byClass('daily-check-in__gain').textContent).toContain('+4');
    expect(screen.allByClass('daily-check-in__dot--done')).toHaveLength(3);
    expect(screen.api.requests(profileCalls.getPrivateInfo)).toHaveLength(1);
  });

  test('is to be done again when the phone comes back on another day, and stays as it is on the same', async () => {
    const screen = await open();
    await screen.tap(SUBMIT);
    const comeBack = async (hoursLater: number) => {
      screen.platform.setVisible(false);
      screen.time.sleep(hoursLater * HOUR);
      await act(async () => screen.platform.setVisible(true));
      await screen.settle();
    };
    await comeBack(13);
    expect(screen.api.requests(rewardsCalls.getCheckIn)).toHaveLength(1);
    screen.api.on(rewardsCalls.getCheckIn, { ...TODAY, today: '2026-11-22', dayNum: 7 });
    await comeBack(1);
    expect([screen.hasText('今天还没有签到'), screen.hasText(SUBMIT)]).toEqual([true, true]);
  });

  test('on a page of the day before is of the new day', async () => {
    const screen = await open();
    await screen.advance(15 * HOUR);
    const week = TODAY.week.map(({ day }) => ({ day, isDone: day === '2026-11-22' }));
    screen.api.on(rewardsCalls.getCheckIn, { ...TODAY, today: '2026-11-22', isDone: true, week });
    await screen.tap(SUBMIT);
    const labels = screen.allByClass('daily-check-in__day').map((day) => day.getAttribute('aria-label'));
    expect(labels.slice(-2)).toEqual(['周六，未签到', '周日，已签到，得了4颗星星 + 5豌豆币']);
  });

  test('is sent once while its answer is pending', async () => {
    const api = backend();
    const release = api.onHold(rewardsCalls.signIn);
    const screen = await open(api);
    await screen.tap(SUBMIT);
    await screen.advance(1000);
    await screen.tap(SUBMIT);
    expect(api.requests(rewardsCalls.signIn)).toHaveLength(1);
    await act(async () => release(ok(CHECKED_IN)));
    await screen.settle();
    expect(screen.hasText('继续，做学习任务')).toBe(true);
  });

  test('that was done on another phone is not cheered', async () => {
    const screen = await open(backend().on(rewardsCalls.signIn, { ...CHECKED_IN, isNew: false }));
    await screen.tap(SUBMIT);
    expect(screen.hasText('今天已签到，明天再来')).toBe(true);
    expect([screen.allByClass('daily-check-in__gain'), screen.allByClass('celebration')]).toEqual([[], []]);
  });

  test('that was done before cannot be done again', async () => {
    const screen = await open(backend({ ...TODAY, isDone: true }));
    expect([screen.hasText('今天已签到，明天再来'), screen.hasText(SUBMIT)]).toEqual([true, false]);
    await screen.tap('继续，做学习任务');
    expect(screen.platform.navigation.last?.url).toContain('task-list');
    expect(screen.allByClass('celebration')).toEqual([]);
  });

  test('that fails says so and can be tried again', async () => {
    const screen = await open(backend().onFailure(rewardsCalls.signIn, { kind: 'network' }));
    await screen.tap(SUBMIT);
    expect(screen.toasts).toHaveLength(1);
    expect([screen.hasText('今天还没有签到'), screen.hasText(SUBMIT)]).toEqual([true, true]);
  });

  test('that is refused shows the state as it is now', async () => {
    const api = backend().onRefusal(rewardsCalls.signIn, BACKEND_CODE.conflict, '暂时没有可参加的签到活动');
    const screen = await open(api);
    api.on(rewardsCalls.getCheckIn, { ...TODAY, takesPart: false });
    await screen.tap(SUBMIT);
    expect(screen.toasts).toEqual(['暂时没有可参加的签到活动']);
    expect(screen.hasText('暂时没有可参加的签到活动')).toBe(true);
    await screen.tap('查看签到记录');
    expect(screen.platform.navigation.last?.url).toContain('check-in-record');
  });

  test('leads to its calendar', async () => {
    const screen = await open();
    await screen.tap('签到记录');
    expect(screen.platform.navigation.last?.url).toContain('check-in-record');
  });

  test('that cannot be loaded offers to try again', async () => {
    const api = backend().onFailure(rewardsCalls.getCheckIn, { kind: 'http', status: 500 });
    const screen = await open(api);
    expect(screen.allByClass('button__text').map(({ textContent }) => textContent)).toHaveLength(1);
    api.on(rewardsCalls.getCheckIn, TODAY);
    await screen.tap(screen.byClass('button__text'));
    expect(screen.hasText('今天还没有签到')).toBe(true);
  });

  test('shows its shape while it loads', async () => {
    const api = backend();
    api.onHold(rewardsCalls.getCheckIn);
    const screen = await open(api);
    expect(screen.allByClass('skeleton')).toHaveLength(3);
  });
});
