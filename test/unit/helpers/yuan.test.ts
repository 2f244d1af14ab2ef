import { formatYuan } from '@/services/helpers/yuan';

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
