import { hasUnseen, lengthOf } from '@/contract/characters';
import { KidSex, birthFault, textFault } from '@/contract/profile/values';
import { dayColumns, nearest } from '@/features/profile/personal-info/born-date';
import { todayOf } from '@/features/dates/zones';
import {
  complaintsOf,
  differences,
  NO_INFO,
  requestOf,
  valuesOf,
} from '@/features/profile/personal-info/values';
import { PERSONAL_INFO } from './answers';

const TODAY = '2026-11-21';

describe('a name', () => {
  it.each([
    ['豆豆', undefined],
    [' 豆豆 ', undefined],
    ['欧阳·娜娜', undefined],
    ['Émile', undefined],
    ['豆'.repeat(20), undefined],
    ['😀'.repeat(20), undefined],
    ['豆'.repeat(21), 'tooLong'],
    ['', 'missing'],
    [' \t ', 'missing'],
    ['豆\u0000', 'unseen'],
    ['豆\t豆', 'unseen'],
    ['\u200b豆', 'unseen'],
    ['豆\u202e豆', 'unseen'],
    ['\ud800', 'unseen'],
    ['小豆👨‍👩‍👧', undefined],
    ['豆豆🏳️‍🌈', undefined],
    ['❤️小豆🏴󠁧󠁢󠁥󠁮󠁧󠁿', undefined],
    ['👨‍👩‍👧‍👦'.repeat(20), undefined],
    ['👨‍👩‍👧‍👦'.repeat(21), 'tooLong'],
    ['豆\u200d豆', 'unseen'],
    ['👨\u200d豆', 'unseen'],
    ['豆👨\u200d', 'unseen'],
    ['豆\u{e0067}\u{e007f}', 'unseen'],
  ])('%j', (name, fault) => expect(textFault(name, 20, true)).toBe(fault));

  it('that is optional may be empty', () => expect(textFault(' ', 20, false)).toBeUndefined());

  it('is counted as a reader counts', () => expect(lengthOf(' 😀豆 ')).toBe(2));

  it('with ordinary blanks hides nothing', () => expect(hasUnseen('小 豆 豆')).toBe(false));
});

describe('a birthday', () => {
  it.each([
    ['2026-11-21', undefined],
    ['2021-03-08', undefined],
    ['2024-02-29', undefined],
    ['2005-11-22', undefined],
    ['2005-11-21', 'tooOld'],
    ['1949-10-01', 'tooOld'],
    ['2026-11-22', 'future'],
    ['2023-02-29', 'noDate'],
    ['2023-13-01', 'noDate'],
    ['2023-1-1', 'noDate'],
    ['', 'noDate'],
  ])('%s', (day, fault) => expect(birthFault(day, TODAY)).toBe(fault));

  it('is looked at with the day of Shanghai', () => {
    expect(todayOf(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
    expect(todayOf(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
  });
});

describe('the wheels of a birthday', () => {
  const texts = (column: number, day = { year: 2024, month: 2, day: 1 }) =>
    dayColumns(day, TODAY)[column]?.options.map(({ text }) => text);

  it('go from the oldest year to this one', () => {
    expect([texts(0)?.[0], texts(0)?.at(-1)]).toEqual(['2005年', '2026年']);
  });

  it('know the length of every month', () => {
    expect(texts(2)?.at(-1)).toBe('29日');
    expect(texts(2, { year: 2023, month: 2, day: 1 })?.at(-1)).toBe('28日');
  });

  it('leave out what is still to come', () => {
    expect(texts(1, { year: 2026, month: 1, day: 1 })?.at(-1)).toBe('11月');
    expect(texts(2, { year: 2026, month: 11, day: 1 })?.at(-1)).toBe('21日');
    expect(texts(2, { year: 2026, month: 10, day: 1 })?.at(-1)).toBe('31日');
  });

  it('stop when another of them is turned', () => {
    expect(nearest({ year: 2024, month: 2, day: 31 }, TODAY)).toEqual({ year: 2024, month: 2, day: 29 });
    expect(nearest({ year: 2026, month: 12, day: 31 }, TODAY)).toEqual({ year: 2026, month: 11, day: 21 });
    expect(nearest({ year: 2020, month: 6, day: 18 }, TODAY)).toEqual({ year: 2020, month: 6, day: 18 });
  });
});

describe('the form of the private info', () => {
  const values = valuesOf(PERSONAL_INFO);

  it('has nothing to complain about in what is stored', () => {
    expect(Object.values(complaintsOf(values, TODAY)).filter(Boolean)).toEqual([]);
  });

  it('knows a parent who has not said who they are', () => {
    expect(valuesOf({ ...PERSONAL_INFO, parentStatus: 0 }).parentStatus).toBeNull();
    expect(complaintsOf(NO_INFO, TODAY)).toMatchObject({
      kidName: '请填写孩子姓名',
      parentStatus: '请选择您与孩子的关系',
      kidBornTime: undefined,
    });
  });

  it('sends what differs, and nothing else', () => {
    const now = { ...values, kidName: ' 大豆 ', kidSex: KidSex.girl };
    expect(requestOf(4, now, differences(now, values))).toEqual({ version: 4, kidName: '大豆', kidSex: 2 });
  });
});
