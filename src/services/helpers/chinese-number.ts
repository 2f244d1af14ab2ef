const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/** In descending order; the factor before 亿 and 万 is read as a separate number. */
const UNITS: readonly (readonly [value: number, name: string])[] = [
  [1e8, '亿'],
  [1e4, '万'],
  [1000, '千'],
  [100, '百'],
  [10, '十'],
];

/** First unsupported number: up to 百万亿, the hundred-trillions. */
const TOO_LARGE = 1e15;

/**
 * A number in Chinese numerals: 105 is 一百零五, 10 is 十, 110 is 一百一十, -3 is 负三, 3.05 is 三点零五. Numbers from 10 to the 15th and fractions that
 * JavaScript prints with an exponent stay in digits; NaN and infinities are ''.
 */
export function toChineseNumeral(value: number): string {
  if (!Number.isFinite(value)) return '';
  const size = Math.abs(value);
  const [whole = '0', fraction] = String(size).split('.');
  if (size >= TOO_LARGE || String(size).includes('e')) return String(value);
  const sign = value < 0 ? '负' : '';
  const decimals =
    fraction === undefined ? '' : `点${[...fraction].map((digit) => DIGITS[Number(digit)]).join('')}`;
  return sign + startWithTen(read(Number(whole))) + decimals;
}

/** A gap between two units is one 零, however many zeros it has; trailing zeros are not read. */
function read(value: number): string {
  const unit = UNITS.find(([least]) => value >= least);
  if (!unit) return DIGITS[value] ?? '';
  const [least, name] = unit;
  const rest = value % least;
  const gap = rest > 0 && rest < least / 10 ? '零' : '';
  return read(Math.floor(value / least)) + name + gap + (rest > 0 ? read(rest) : '');
}

/** 十二 at the start, but 一百一十二 elsewhere. */
const startWithTen = (text: string): string => text.replace(/^一十/, '十');
