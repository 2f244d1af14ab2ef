import { formatYuan } from '@/services/helpers/yuan';
import { sayFullDate, sayMinute, sayMonth } from '@/pages/assets/dates';

describe('an amount in yuan', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [19_990, '199.90'],
    [99_900, '999.00'],
    [100_000, '1,000.00'],
    [598_000, '5,980.00'],
    [123_456_789, '1,234,567.89'],
    [-5_000, '-50.00'],
  ])('of %i cents is %s', (cents, yuan) => {
    expect(formatYuan(cents)).toBe(yuan);
  });
});

describe('dates of what lies back', () => {
  test('are said by month, by day and by minute', () => {
    const wire = '2026-03-09 19:05:30';
    expect([sayMonth(wire), sayFullDate(wire), sayMinute(wire)]).toEqual([
      '2026年3月',
      '2026年3月9日',
      '2026-03-09 19:05',
    ]);
  });

  test('are nothing when there is none', () => {
    expect(['', '没有'].flatMap((wire) => [sayMonth(wire), sayFullDate(wire), sayMinute(wire)])).toEqual(
      Array(6).fill(''),
    );
  });
});
