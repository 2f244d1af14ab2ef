import fc from 'fast-check';
import { toChineseNumeral } from '@/services/helpers';

describe('a number in Chinese numerals', () => {
  test.each([
    [0, '零'],
    [1, '一'],
    [9, '九'],
    [10, '十'],
    [11, '十一'],
    [20, '二十'],
    [99, '九十九'],
    [100, '一百'],
    [101, '一百零一'],
    [110, '一百一十'],
    [111, '一百一十一'],
    [1000, '一千'],
    [1001, '一千零一'],
    [1010, '一千零一十'],
    [1100, '一千一百'],
    [10_000, '一万'],
    [10_001, '一万零一'],
    [10_010, '一万零一十'],
    [10_100, '一万零一百'],
    [11_000, '一万一千'],
    [100_000, '十万'],
    [101_000, '十万一千'],
    [100_001, '十万零一'],
    [110_000, '十一万'],
    [1_000_100, '一百万零一百'],
    [1_100_000, '一百一十万'],
    [10_010_000, '一千零一万'],
    [10_001_000, '一千万一千'],
    [100_000_000, '一亿'],
    [100_000_001, '一亿零一'],
    [100_001_000, '一亿零一千'],
    [100_100_000, '一亿零一十万'],
    [110_000_000, '一亿一千万'],
    [1_000_000_000, '十亿'],
    [1_234_567_890, '十二亿三千四百五十六万七千八百九十'],
    [100_000_000_000, '一千亿'],
    [1_000_000_000_000, '一万亿'],
    [1_000_100_000_000, '一万零一亿'],
    [1_000_000_000_001, '一万亿零一'],
    [10_000_000_000_000, '十万亿'],
    [100_000_000_000_000, '一百万亿'],
    [999_999_999_999_999, '九百九十九万九千九百九十九亿九千九百九十九万九千九百九十九'],
  ])('%d is %s', (value, text) => {
    expect(toChineseNumeral(value)).toBe(text);
  });

  test.each([
    [-0, '零'],
    [-3, '负三'],
    [-12, '负十二'],
    [0.5, '零点五'],
    [3.05, '三点零五'],
    [10.1, '十点一'],
    [-110.25, '负一百一十点二五'],
  ])('%d, which is negative or broken, is %s', (value, text) => {
    expect(toChineseNumeral(value)).toBe(text);
  });

  test.each([
    [1e15, '1000000000000000'],
    [-1e15, '-1000000000000000'],
    [1e21, '1e+21'],
    [1e-7, '1e-7'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [Number.NEGATIVE_INFINITY, ''],
  ])('%d, which cannot be read, is "%s"', (value, text) => {
    expect(toChineseNumeral(value)).toBe(text);
  });

  const anyNumber = fc.oneof(
    fc.integer({ min: 0, max: 200_000 }),
    fc.integer({ min: 0, max: 999_999_999_999_999 }),
    // Numbers with many zeros, to test the rule of 零.
    fc
      .array(fc.constantFrom('0', '0', '0', '1', '9'), { minLength: 1, maxLength: 15 })
      .map((digits) => Number(digits.join(''))),
  );

  it('can be read back', () => {
    fc.assert(
      fc.property(anyNumber, (value) => expect(valueOf(toChineseNumeral(value))).toBe(value)),
      { numRuns: 2000 },
    );
  });

  it('never says 零 twice in a row, before a unit or at its end', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        if (value > 0) expect(toChineseNumeral(value)).not.toMatch(/零零|零[十百千万亿]|零$|^零/);
      }),
      { numRuns: 2000 },
    );
  });
});

/** Parses a numeral from left to right, independently of the code under test. */
function valueOf(text: string): number {
  const small: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
  let total = 0;
  let section = 0;
  let level = 0;
  let digit = 0;
  for (const sign of text) {
    if (sign in small) {
      level += (digit || (sign === '十' ? 1 : 0)) * (small[sign] ?? 0);
      digit = 0;
    } else if (sign === '万') {
      section += (level + digit) * 1e4;
      level = digit = 0;
    } else if (sign === '亿') {
      total += (section + level + digit) * 1e8;
      section = level = digit = 0;
    } else digit = '零一二三四五六七八九'.indexOf(sign);
  }
  return total + section + level + digit;
}
