import { addDays, mondayOf, weekdayOf, weekFrom } from '@/features/growth/plan/week';
import { todayOf } from '@/features/dates/zones';

describe('the week of the study plan', () => {
  test('today follows the clock of Shanghai', () => {
    expect(todayOf(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
    expect(todayOf(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
  });

  test('begins on Monday, a Sunday belonging to the week before', () => {
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(mondayOf('2026-11-21')).toBe('2026-11-16');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  });

  test('counts days from Monday 1 to Sunday 7', () => {
    expect(weekFrom('2026-11-16').map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('crosses months and years', () => {
    expect(weekFrom('2026-12-28').slice(3, 5)).toEqual(['2026-12-31', '2027-01-01']);
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});
