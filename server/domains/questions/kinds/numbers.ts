/** Numbers as typed by children, compared by value: '½', '0.5', '.50', '０．５' and '2/4' are equal. */
import { withPlainSigns } from '../../../../src/contract/typed-digits';

/** Normalizes the variants of different keyboards. */
export function plainSigns(typed: string): string {
  // '3½' is three and a half, not thirty-one halves.
  return withPlainSigns(typed.replace(/[¼-¾⅐-⅞]/g, ' $&'))
    .replace(/[⁄∕÷]/g, '/')
    .replace(/[−–—]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .trim();
}

interface Ratio {
  readonly above: bigint;
  readonly below: bigint;
}

const MIXED = /^(-?)(?:(\d{1,12})[ 又])?\s*(\d{1,12})\s*\/\s*(\d{1,12})$/;
const DECIMAL = /^([+-]?)(\d{0,15})(?:\.(\d{0,15}))?$/;
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** Small numbers as words, which Chinese keyboards suggest first. */
const IN_WORDS: Readonly<Record<string, string>> = {
  ...{ 零: '0', 一: '1', 二: '2', 两: '2', 三: '3', 四: '4', 五: '5' },
  ...{ 六: '6', 七: '7', 八: '8', 九: '9', 十: '10' },
};

/** undefined: not a number. */
function ratioOf(typed: string): Ratio | undefined {
  const text = plainSigns(typed).replace(/\s+/g, ' ');
  return mixed(text) ?? decimal(IN_WORDS[text] ?? text.replace(/ /g, ''));
}

function mixed(text: string): Ratio | undefined {
  const [, sign, whole = '0', above = '', below = ''] = MIXED.exec(text) ?? [];
  if (sign === undefined || Number(below) === 0) return undefined;
  const value = BigInt(whole) * BigInt(below) + BigInt(above);
  return { above: sign === '-' ? -value : value, below: BigInt(below) };
}

function decimal(text: string): Ratio | undefined {
  const [, sign, whole = '', part = ''] =
    DECIMAL.exec(GROUPED.test(text) ? text.replace(/,/g, '') : text) ?? [];
  if (sign === undefined || whole + part === '') return undefined;
  const value = BigInt(whole + part);
  return { above: sign === '-' ? -value : value, below: 10n ** BigInt(part.length) };
}

/** Equal value; false if one of them is not a number. */
export function isSameNumber(left: string, right: string): boolean {
  const [one, other] = [ratioOf(left), ratioOf(right)];
  if (one === undefined || other === undefined) return false;
  return one.above * other.below === other.above * one.below;
}

/** Equal value and form: 2/4 is not 1/2, and 3/2 not 1 1/2. Zeros and keyboard variants are ignored. */
export const isWrittenSo = (typed: string, wanted: string): boolean =>
  isSameNumber(typed, wanted) && partsOf(typed) === partsOf(wanted);

const partsOf = (text: string): string => (plainSigns(text).match(/\d+/g) ?? []).map(Number).join(' ');
