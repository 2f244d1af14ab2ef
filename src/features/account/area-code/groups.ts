import type { AreaCodeItem } from '@/contract/account/schema';
import { HOT_GROUP_MARK, INDEX_BAR_LEFT_OUT } from '@/contract/account/values';
import { withPlainSigns } from '@/contract/typed-digits';

export interface AreaCodeGroup {
  readonly mark: string;
  readonly items: readonly AreaCodeItem[];
}

const ALPHABET = Array.from({ length: 26 }, (_, index) => String.fromCharCode('A'.charCodeAt(0) + index));

/** Letter index: hot countries first, then A to Z without I, O, U, V (rule account-36). */
export const INDEX_MARKS: readonly string[] = [
  HOT_GROUP_MARK,
  ...ALPHABET.filter((letter) => !INDEX_BAR_LEFT_OUT.includes(letter)),
];

/** Hot countries are in their own group and under their letter. Empty letters make no group. */
export function groupAreaCodes(items: readonly AreaCodeItem[]): readonly AreaCodeGroup[] {
  return INDEX_MARKS.map((mark) => ({ mark, items: items.filter((item) => belongsTo(item, mark)) })).filter(
    (group) => group.items.length > 0,
  );
}

const belongsTo = (item: AreaCodeItem, mark: string): boolean =>
  mark === HOT_GROUP_MARK ? item.top === 1 : item.firstLetter.toUpperCase() === mark;

/** The target of a letter: its group, or the previous one when the letter has no countries. */
export function markToShow(groups: readonly AreaCodeGroup[], mark: string): string | undefined {
  const wanted = INDEX_MARKS.indexOf(mark);
  const before = groups.filter((group) => INDEX_MARKS.indexOf(group.mark) <= wanted);
  return (before[before.length - 1] ?? groups[0])?.mark;
}

/** The letter at `share` of the bar's height, 0 to 1; clamped at both ends. */
export function markAtShare(share: number): string {
  const last = INDEX_MARKS.length - 1;
  const index = Math.min(Math.max(Math.floor(share * INDEX_MARKS.length), 0), last);
  return INDEX_MARKS[index] ?? HOT_GROUP_MARK;
}

/** By name or code, with or without the plus. */
export function searchAreaCodes(items: readonly AreaCodeItem[], words: string): readonly AreaCodeItem[] {
  const wanted = withPlainSigns(words)
    .trim()
    .replace(/^(?:\+|00)/, '')
    .toLowerCase();
  return items.filter(
    (item) => item.country.toLowerCase().includes(wanted) || item.areaCode.startsWith(wanted),
  );
}
