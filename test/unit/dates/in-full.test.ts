import {
  formatFullDate,
  formatMinute,
  formatMonth,
  formatMonthDay,
  formatSpan,
} from '@/features/dates/in-full';
import { clockAt } from '../../support/fakes/clock-at';
import { TEST_NOW } from '../../support/fakes/fake-time';

describe('dates of the past', () => {
  test('are said by month, by day and by minute', () => {
    const wire = '2026-03-09 19:05:30';
    expect([
      formatMonth(wire),
      formatMonthDay(wire),
      formatFullDate(wire),
      formatMinute(wire, clockAt(TEST_NOW)),
    ]).toEqual(['2026年3月', '3月9日', '2026年3月9日', '3月9日 19:05']);
  });

  test.each([
    ['2026-11-21 09:05:00', '今天 9:05'],
    ['2026-11-20 23:59:00', '昨天 23:59'],
    ['2025-11-21 19:00:00', '2025年11月21日 19:00'],
  ])('of %s is said as %s', (wire, text) => {
    expect(formatMinute(wire, clockAt(TEST_NOW))).toBe(text);
  });

  test.each([
    ['2026-11-23', '2026-11-29', '11月23日–29日'],
    ['2026-11-30', '2026-12-06', '11月30日–12月6日'],
    ['2025-11-23', '2026-11-29', '11月23日–11月29日'],
    ['2026-11-23', '2026-11-23', '11月23日'],
    ['2026-11-23', '', '11月23日'],
  ])('from %s to %s are the span %s', (from, to, text) => {
    expect(formatSpan(from, to)).toBe(text);
  });

  test('of a month have no day', () => {
    expect([formatMonth('2026-11'), formatMonthDay('2026-11'), formatFullDate('2026-11')]).toEqual([
      '2026年11月',
      '',
      '',
    ]);
  });

  test.each(['', '没有'])('are empty when there is none: %j', (wire) => {
    expect([
      formatMonth(wire),
      formatMonthDay(wire),
      formatFullDate(wire),
      formatMinute(wire, clockAt(TEST_NOW)),
    ]).toEqual(['', '', '', '']);
  });
});
