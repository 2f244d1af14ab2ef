import { weekRewards } from '@/pages/rewards/daily-check-in/parts/week-rewards';

type Facts = Parameters<typeof weekRewards>[0];

const DAILY = { stars: 1, peaCoins: 0 };
const SEVENTH = { stars: 4, peaCoins: 5 };

/** Done: the indexes of days, Monday first. */
const facts = (
  days: readonly string[],
  at: number,
  done: readonly number[],
  more: Partial<Facts>,
): Facts => ({
  today: days[at] ?? '',
  week: days.map((day, index) => ({ day, isDone: done.includes(index) })),
  isDone: done.includes(at),
  dayNum: 0,
  monthDays: 30,
  reward: DAILY,
  ...more,
});

const NOVEMBER = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);
const TURN = ['2026-11-30', ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)];

describe('what the days of a week give', () => {
  test('of a day that was is by how many there had been, and nothing where it was missed', () => {
    const given = weekRewards(facts(NOVEMBER, 4, [0, 1, 3], { dayNum: 8 }));
    expect(given).toEqual([DAILY, SEVENTH, undefined, DAILY, DAILY, DAILY, DAILY]);
  });

  test('of a day to come is with every day until then', () => {
    const open = weekRewards(facts(NOVEMBER, 2, [1], { dayNum: 4 }));
    expect(open.slice(3)).toEqual([DAILY, SEVENTH, DAILY, DAILY]);
    const done = weekRewards(facts(NOVEMBER, 2, [1, 2], { dayNum: 5 }));
    expect(done.slice(3)).toEqual([DAILY, SEVENTH, DAILY, DAILY]);
  });

  test('of today is what the answer says', () => {
    const reward = { stars: 9, peaCoins: 2 };
    expect(weekRewards(facts(NOVEMBER, 2, [], { reward }))[2]).toBe(reward);
  });

  test('of the month before is not known, and of the next is counted anew', () => {
    const begun = weekRewards(facts(TURN, 1, [0, 1], { dayNum: 1 }));
    expect(begun).toEqual([undefined, DAILY, DAILY, DAILY, DAILY, DAILY, DAILY]);
    const last = weekRewards(facts(TURN, 0, [], { dayNum: 29, reward: { stars: 11, peaCoins: 30 } }));
    expect(last).toEqual([{ stars: 11, peaCoins: 30 }, DAILY, DAILY, DAILY, DAILY, DAILY, DAILY]);
  });
});
