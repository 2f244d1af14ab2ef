import { sayFullDate, sayMinute, sayMonth, sayMonthDay } from '@/features/dates/in-full';
import { clockAt } from '../../support/fakes/clock-at';
import { TEST_NOW } from '../../support/fakes/fake-time';

describe('dates of what lies back', () => {
  test('are said by month, by day and by minute', () => {
    const wire = '2026-03-09 19:05:30';
    expect([
      sayMonth(wire),
      sayMonthDay(wire),
      sayFullDate(wire),
      sayMinute(wire, clockAt(TEST_NOW)),
    ]).toEqual(['2026年3月', '3月9日', '2026年3月9日', '2026-03-09 19:05']);
  });

  test('of a month have no day', () => {
    expect([sayMonth('2026-11'), sayMonthDay('2026-11'), sayFullDate('2026-11')]).toEqual([
      '2026年11月',
      '',
      '',
    ]);
  });

  test.each(['', '没有'])('are nothing when there is none: %j', (wire) => {
    expect([
      sayMonth(wire),
      sayMonthDay(wire),
      sayFullDate(wire),
      sayMinute(wire, clockAt(TEST_NOW)),
    ]).toEqual(['', '', '', '']);
  });
});
