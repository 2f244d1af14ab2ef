import { act } from 'react';
import { rewardsCalls } from '@/contract/rewards/calls';
import CheckInRecord from '@/pages/rewards/check-in-record';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const signed = (day: string, stars = 1, peaCoins = 0) => ({
  day,
  signedAt: `${day} 07:30:00`,
  reward: { stars, peaCoins },
});

const MONTHS: Readonly<Record<string, ReturnType<typeof signed>[]>> = {
  '2026-11': [signed('2026-11-07', 4, 5), signed('2026-11-20')],
  '2026-10': [],
  '2026-09': [signed('2026-09-30')],
};

const backend = () =>
  new FakeApi().on(rewardsCalls.getCheckInMonth, ({ month = '2026-11' }: { month?: string }) => ({
    ...{ month, today: '2026-11-21', first: '2026-09', days: MONTHS[month] ?? [] },
  }));

const open = (api = backend()) =>
  openScreen('dailyCheckInRecord', CheckInRecord, { user: TEST_USER, student: OFFICIAL, api });

const day = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`) as HTMLElement;

describe('the check-in calendar', () => {
  test('is a grid of this month, with the checked-in days marked and the future disabled', async () => {
    const screen = await open();
    expect(screen.byClass('month-grid').getAttribute('role')).toBe('grid');
    expect(day('2026年11月签到日历')).not.toBeNull();
    expect(screen.allByClass('month-grid__day')).toHaveLength(30);
    expect(screen.allByClass('month-grid__mark--marked').map(({ textContent }) => textContent)).toEqual([
      '7',
      '20',
    ]);
    expect(day('11月22日，还没到').getAttribute('aria-disabled')).toBe('true');
    expect(screen.hasText('签到2天，获得5颗星星 + 5豌豆币')).toBe(true);
  });

  test('shows today first, then the day that is chosen', async () => {
    const screen = await open();
    expect([screen.hasText('11月21日'), screen.hasText('今天还没有签到')]).toEqual([true, true]);
    await screen.tap(day('11月7日，已签到'));
    expect([screen.hasText('7:30 签到'), screen.hasText('获得4颗星星 + 5豌豆币')]).toEqual([true, true]);
    await screen.tap(day('11月8日，未签到'));
    expect(screen.hasText('这一天没有签到')).toBe(true);
    const chosen = document.querySelectorAll('[role="gridcell"][aria-selected="true"]');
    expect([...chosen].map(({ textContent }) => textContent)).toEqual(['8']);
  });

  test('is walked with the arrow keys, week by week and day by day, and not into the future', async () => {
    await open();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    const press = (key: string) =>
      act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    day('11月7日，已签到').focus();
    press('ArrowDown');
    expect(focused()).toMatch(/^11月14日/);
    press('ArrowLeft');
    expect(focused()).toMatch(/^11月13日/);
    press('End');
    expect(focused()).toMatch(/^11月21日/);
    press('ArrowRight');
    expect(focused()).toMatch(/^11月21日/);
    press('Home');
    press('ArrowUp');
    expect(focused()).toMatch(/^11月1日/);
  });

  test('turns to the month before and back to this one, which is the last', async () => {
    const screen = await open();
    expect(day('下个月').getAttribute('aria-disabled')).toBe('true');
    await screen.tap(day('上个月'));
    expect([screen.hasText('2026年10月'), screen.hasText('这个月还没有签到')]).toEqual([true, true]);
    expect(screen.hasText('点选日期，查看当天的签到')).toBe(true);
    await screen.tap(day('下个月'));
    expect(screen.hasText('2026年11月')).toBe(true);
    expect(day('下个月').getAttribute('aria-disabled')).toBe('true');
  });

  test('keeps the links to other months when one cannot be loaded, and tries again', async () => {
    const api = backend();
    const screen = await open(api);
    api.onFailure(rewardsCalls.getCheckInMonth, { kind: 'network' });
    await screen.tap(day('上个月'));
    expect([screen.hasText('2026年10月'), screen.allByClass('month-grid')]).toEqual([true, []]);
    api.on(rewardsCalls.getCheckInMonth, {
      ...{ month: '2026-10', today: '2026-11-21', first: '2026-09', days: [] },
    });
    await screen.tap(screen.byClass('button__text'));
    expect(screen.hasText('这个月还没有签到')).toBe(true);
  });
});
