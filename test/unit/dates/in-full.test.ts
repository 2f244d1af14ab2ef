import { formatFullDate, formatMinute, formatMonth, formatMonthDay } from '@/features/dates/in-full';
import { clockAt } from '../../support/fakes/clock-at';
import { TEST_NOW } from '../../support/fakes/fake-time';

describe('dates of what lies back', () => {
  test('are said by month, by day and by minute', () => {
    const wire = '2026-03-09 19:05:30';
    expect([
      formatMonth(wire),
      formatMonthDay(wire),
      formatFullDate(wire),
      formatMinute(wire, clockAt(TEST_NOW)),
    ]).toEqual(['2026年3月', '3月9日', '2026年3月9日', '2026-03-09 19:05']);
  });

  test('of a month have no day', () => {
    expect([formatMonth('2026-11'), formatMonthDay('2026-11'), formatFullDate('2026-11')]).toEqual([
      '2026年11月',
      '',
      '',
    ]);
  });

  test.each(['', '没有'])('are nothing when there is none: %j', (wire) => {
    expect([
      formatMonth(wire),
      formatMonthDay(wire),
      formatFullDate(wire),
      formatMinute(wire, clockAt(TEST_NOW)),
    ]).toEqual(['', '', '', '']);
  });
});
