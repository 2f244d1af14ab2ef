import { streakGrowth, streakUpTo } from '../../../server/domains/rewards/check-in/streak';
import {
  daysOf,
  lastDayOf,
  shiftMonth as shiftOnServer,
} from '../../../server/domains/rewards/check-in/month';
import { shiftMonth, weeksOf } from '@/components/MonthGrid/days';
import { ActivityState } from '@/contract/activities/values';
import {
  MEDALS,
  TASKS,
  checkInReward,
  medalLevel,
  medalNames,
  milestonesOf,
} from '@/contract/rewards/values';
import { formatPeriod } from '@/pages/activities/activity-center/store';
import { levelsOf, nextLevel } from '@/pages/rewards/medals/view';
import { rewardText } from '@/pages/rewards/reward-texts';
import { clockAt } from '../../support/fakes/clock-at';

describe('what a check-in gives', () => {
  test.each([
    [1, 30, { stars: 1, peaCoins: 0 }],
    [7, 30, { stars: 4, peaCoins: 5 }],
    [14, 31, { stars: 6, peaCoins: 10 }],
    [28, 28, { stars: 11, peaCoins: 30 }],
    [28, 30, { stars: 1, peaCoins: 0 }],
    [30, 31, { stars: 11, peaCoins: 30 }],
  ])('as day %d of a month of %d', (dayNum, monthDays, reward) => {
    expect(checkInReward(dayNum, monthDays)).toEqual(reward);
  });

  test('reaches its last milestone in every month', () => {
    expect([28, 29, 30, 31].map((days) => milestonesOf(days).at(-1)?.days)).toEqual([28, 29, 30, 30]);
  });

  test.each([
    [{ stars: 5, peaCoins: 10 }, '5颗星星 + 10豌豆币'],
    [{ stars: 1, peaCoins: 0 }, '1颗星星'],
    [{ stars: 0, peaCoins: 3 }, '3豌豆币'],
    [{ stars: 0, peaCoins: 0 }, ''],
  ])('%j is said as %s', (reward, text) => expect(rewardText(reward)).toBe(text));
});

describe('days in a row', () => {
  test('end today, or yesterday while today is still to be done', () => {
    const days = new Set(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(streakUpTo(days, '2026-11-20')).toBe(3);
    expect(streakUpTo(days, '2026-11-21')).toBe(3);
    expect(streakUpTo(days, '2026-11-22')).toBe(0);
    expect(streakUpTo(new Set(), '2026-11-22')).toBe(0);
  });

  test('grow on the days that made the longest row longer', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-05', '2026-03-06'];
    expect(streakGrowth(days)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(streakGrowth([...days, '2026-03-07', '2026-03-08'])).toHaveLength(4);
    expect(streakGrowth([])).toEqual([]);
  });
});

describe('months', () => {
  test('begin on their weekday, Monday first', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual(['', '', '', '', '', '', '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', '', '', '', '', '', '']);
    expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2028-02').flat().at(-6)).toBe('2028-02-29');
  });

  test('go over the end of a year, in the app as on the server', () => {
    for (const shift of [shiftMonth, shiftOnServer]) {
      expect([shift('2026-12', 1), shift('2026-01', -1), shift('2026-06', -18)]).toEqual([
        '2027-01',
        '2025-12',
        '2024-12',
      ]);
    }
    expect(daysOf('2028-02')).toHaveLength(29);
    expect(lastDayOf('2026-12')).toBe('2026-12-31');
  });
});

describe('tasks and medals', () => {
  test('have ids of their own and something to give', () => {
    expect(new Set(TASKS.map(({ id }) => id)).size).toBe(TASKS.length);
    expect(TASKS.filter(({ reward, target }) => reward.stars + reward.peaCoins === 0 || target < 1)).toEqual(
      [],
    );
  });

  test('levels rise', () => {
    for (const name of medalNames) expect([...MEDALS[name]].sort((a, b) => a - b)).toEqual(MEDALS[name]);
    expect([9, 10, 49, 50, 100, 999].map((amount) => medalLevel('lessons', amount))).toEqual([
      0, 1, 1, 2, 3, 3,
    ]);
  });

  test('a medal shows when its levels were earned, and what the next one takes', () => {
    const medal = { name: 'lessons', amount: 24, level: 1, earnedOn: [''] } as const;
    const shown = levelsOf({ ...medal, earnedOn: [...medal.earnedOn] });
    expect(shown.map(({ note }) => note)).toEqual(['已获得', '还差26节', '还差76节']);
    expect(nextLevel({ ...medal, earnedOn: [''] })).toEqual({ needed: 50, text: '还差26节得银牌' });
    expect(nextLevel({ ...medal, amount: 168, level: 3, earnedOn: [] })).toBeUndefined();
  });
});

describe('the period of an activity', () => {
  const NOW = Date.parse('2026-11-21T09:00:00+08:00');
  const say = (state: ActivityState, startsAt: string, endsAt: string) =>
    formatPeriod({ state, startsAt: `${startsAt}:00`, endsAt: `${endsAt}:00` }, clockAt(NOW));
  const { current, coming, ended } = ActivityState;

  test.each([
    [current, '2026-11-19 09:00', '2026-11-21 20:00', '今天 20:00 结束'],
    [current, '2026-11-19 09:00', '2026-11-27 20:00', '周五 20:00 结束'],
    [current, '2026-11-19 09:00', '2026-12-06 20:00', '11月19日–12月6日'],
    [coming, '2026-11-22 19:30', '2026-11-22 20:10', '明天 19:30 开始'],
    [coming, '2026-12-05 09:00', '2026-12-06 20:00', '12月5日–6日'],
    [ended, '2026-11-20 09:00', '2026-11-20 20:00', '11月20日'],
  ])('is said as parents do: %s', (state, from, to, text) => expect(say(state, from, to)).toBe(text));
});
