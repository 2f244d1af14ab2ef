import type { AreaCodeItem } from '@/contract/account/schema';
import {
  groupAreaCodes,
  INDEX_MARKS,
  markAtShare,
  markToShow,
  searchAreaCodes,
} from '@/features/account/area-code/groups';

const country = (name: string, areaCode: string, firstLetter: string, top = 0): AreaCodeItem => ({
  country: name,
  areaCode,
  firstLetter,
  top,
});

const china = country('中国', '86', 'Z', 1);
const japan = country('日本', '81', 'R', 1);
const albania = country('阿尔巴尼亚', '355', 'A');
const zambia = country('赞比亚', '260', 'Z');
const all = [zambia, china, japan, albania];

describe('the groups of area codes', () => {
  const groups = groupAreaCodes(all);

  test('begin with the hot countries and go on from A to Z', () => {
    expect(groups.map(({ mark }) => mark)).toEqual(['#', 'A', 'R', 'Z']);
    expect(groups[0]?.items).toEqual([china, japan]);
  });

  test('show a hot country under its letter too', () => {
    expect(groups[3]?.items).toEqual([zambia, china]);
  });

  test('are none when there is no country', () => expect(groupAreaCodes([])).toEqual([]));
});

describe('the index bar', () => {
  test('has a mark for hot countries and the alphabet without I, O, U, V', () => {
    expect(INDEX_MARKS.join('')).toBe('#ABCDEFGHJKLMNPQRSTWXYZ');
  });

  test('shows the letter under the touch, and stays at its ends when the touch slides off', () => {
    expect(markAtShare(0)).toBe('#');
    expect(markAtShare(0.999)).toBe('Z');
    expect(markAtShare(-3)).toBe('#');
    expect(markAtShare(7)).toBe('Z');
    expect(markAtShare(1.5 / INDEX_MARKS.length)).toBe('A');
  });

  test('leads to the group before where a letter has no country', () => {
    const groups = groupAreaCodes(all);
    expect(markToShow(groups, 'R')).toBe('R');
    expect(markToShow(groups, 'S')).toBe('R');
    expect(markToShow(groupAreaCodes([albania]), '#')).toBe('A');
    expect(markToShow([], 'A')).toBeUndefined();
  });
});

describe('searching', () => {
  test('finds countries by name', () => expect(searchAreaCodes(all, ' 日')).toEqual([japan]));

  test('finds codes from their beginning, with and without the plus', () => {
    expect(searchAreaCodes(all, '+8')).toEqual([china, japan]);
    expect(searchAreaCodes(all, '35')).toEqual([albania]);
    expect(searchAreaCodes(all, '＋８６')).toEqual([china]);
    expect(searchAreaCodes(all, '0086')).toEqual([china]);
  });

  test('finds nothing without a fuss', () => expect(searchAreaCodes(all, 'xyz')).toEqual([]));
});
