import { dayNumber, dayOf, isDay, mondayOf, plusDays } from '../../../server/core/day';

describe('calendar days', () => {
  it('know the Monday of their week', () => {
    expect(mondayOf('2026-11-21')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  });

  it('count on over the end of a month, a year and a leap day', () => {
    expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(plusDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(dayOf(dayNumber('2026-11-21'))).toBe('2026-11-21');
  });

  it('are distinguished from dates that no calendar has', () => {
    expect(isDay('2026-11-21')).toBe(true);
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2026-02-31')).toBe(false);
    expect(isDay('2026-13-01')).toBe(false);
    expect(isDay('0000-00-00')).toBe(false);
  });
});
