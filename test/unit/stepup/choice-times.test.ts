import {
  endsOf,
  filterFields,
  lessonColumns,
  NO_FILTER,
  startedAt,
  startsOf,
} from '@/features/stepup/choice/cycle-filter';
import { timesIn, weekdayOf } from '@/features/stepup/choice/lesson-time';
import { formatLesson } from '@/features/stepup/info/times';
import {
  canChoose,
  columnValues,
  complaintOf,
  optionsOf,
  planTimeText,
  rowColumns,
  rowOf,
  type TimeRow,
} from '@/features/stepup/choice/time-rows';
import { clockAt } from '../../support/fakes/clock-at';
import { TEST_NOW } from '../../support/fakes/fake-time';

const row = (w1: number, h1: number, w2: number, h2 = 18): TimeRow => [
  { w: w1, h: h1, m: 30 },
  { w: w2, h: h2, m: 0 },
];

describe('labels of the picker', () => {
  it.each([
    ['周一', 1],
    ['周日', 7],
    ['星期三', 3],
    ['星期天', 7],
    ['周八', undefined],
    ['Monday', undefined],
    ['', undefined],
  ])('%s is %p', (label, week) => expect(weekdayOf(label)).toBe(week));

  it('leave out invalid times, and are in order', () => {
    expect(timesIn(['18:00', '9:30', '24:00', '18:00', '', '08:00', '18:60'])).toEqual([
      '08:00',
      '9:30',
      '18:00',
    ]);
  });

  it('are those of the server, where it names any', () => {
    const options = optionsOf({ week: ['星期二', '周一', '周八', '周一'], time: ['18:00', 'x'] });
    expect(options).toEqual({ weeks: [1, 2], times: ['18:00'] });
    expect(canChoose(options)).toBe(true);
  });

  it.each([
    { weeks: [1], times: ['18:00'] },
    { weeks: [1, 2], times: [] },
  ])('cannot make two lessons a week of %j', (options) => expect(canChoose(options)).toBe(false));
});

describe('the filter of the classes', () => {
  const tree = {
    '5': { '18:30': { '7': ['10:00'], '6': ['9:00', '8:00'] } },
    '2': { '18:30': { '5': ['18:30'] }, '9:00': { '4': ['9:00'], '5': ['18:30'] } },
    '9': { '18:30': { '1': ['8:00'] } },
    '3': { soon: { '1': ['8:00'] } },
    '4': {},
  };

  it('has the starts that there are, in their order', () => {
    expect(startsOf(tree)).toEqual([
      { week: 2, times: ['9:00', '18:30'] },
      { week: 5, times: ['18:30'] },
    ]);
  });

  it('has ends for a chosen start alone, and those that can follow it', () => {
    expect(endsOf(tree, undefined)).toEqual([]);
    expect(endsOf(tree, { week: 5, time: '18:30' })).toEqual([
      { week: 6, times: ['8:00', '9:00'] },
      { week: 7, times: ['10:00'] },
    ]);
    expect(endsOf(tree, { week: 6, time: '18:30' })).toEqual([]);
  });

  it('keeps an end that can follow another start, and forgets one that cannot', () => {
    const end = { week: 5, time: '18:30' };
    const filter = { start: { week: 2, time: '18:30' }, end };
    expect(startedAt(tree, filter, { week: 2, time: '9:00' }).end).toBe(end);
    expect(startedAt(tree, filter, { week: 5, time: '18:30' }).end).toBeUndefined();
  });

  it('asks with numbers, and for what was chosen alone', () => {
    const start = { week: 2, time: '18:30' };
    expect(filterFields(NO_FILTER)).toEqual({});
    expect(filterFields({ start, end: undefined })).toEqual({ week1: 2, hour1: 18, minute1: 30 });
    expect(filterFields({ start, end: { week: 5, time: '9:05' } })).toEqual({
      ...{ week1: 2, hour1: 18, minute1: 30 },
      ...{ week2: 5, hour2: 9, minute2: 5 },
    });
  });

  it('is said as parents say it', () => {
    expect(formatLesson({ week: 7, time: '09:05' }, clockAt(TEST_NOW))).toBe('周日 9:05');
  });

  it('offers the times of the day under the touch', () => {
    const options = startsOf(tree);
    const texts = (asked: [number, string]) =>
      lessonColumns(options, asked).map((column) => column.options.map(({ text }) => text));
    expect(texts([5, '18:30'])).toEqual([['周二', '周五'], ['18:30']]);
    expect(texts([2, '18:30'])[1]).toEqual(['9:00', '18:30']);
    expect(texts([6, '18:30'])[1]).toEqual(['9:00', '18:30']);
  });
});

describe('preferred times', () => {
  it.each<[string, TimeRow[], string | undefined]>([
    ['none', [], '请选择意向时间~'],
    ['none of several', [null, null], '请选择意向时间~'],
    ['all but one', [row(1, 18, 3), null, row(2, 18, 4)], '第2条未选择意向时间~'],
    ['two lessons of one day', [row(1, 18, 3), row(7, 9, 7)], '不可选择相同的“周日”时间'],
    ['the same twice', [row(1, 18, 3), row(2, 18, 4), row(1, 18, 3)], '第3条和前面的意向时间相同~'],
    ['two that differ', [row(1, 18, 3), row(3, 18, 1)], undefined],
  ])('with %s chosen', (_what, rows, complaint) => expect(complaintOf(rows)).toBe(complaint));

  it('are sent as pairs of numbers', () => {
    expect(planTimeText([row(1, 18, 3), null])).toBe('[[{"w":1,"h":18,"m":30},{"w":3,"h":18,"m":0}]]');
  });

  const options = { weeks: [1, 2, 3], times: ['9:00', '18:30', '18:00'] };

  it('are picked in four columns, none of which changes another', () => {
    const columns = rowColumns(options)([1, '9:00', 3, '18:30']);
    expect(columns.map(({ label, value }) => `${label} ${value}`)).toEqual([
      '第一节星期 1',
      '第一节时间 9:00',
      '第二节星期 3',
      '第二节时间 18:30',
    ]);
    expect(rowColumns(options)([2, '18:30', 3, '18:30'])[3]).toEqual(columns[3]);
  });

  it('begin on two days that differ, or where they were', () => {
    expect(columnValues(null, options)).toEqual([1, '9:00', 2, '9:00']);
    expect(columnValues(row(3, 18, 1), options)).toEqual([3, '18:30', 1, '18:00']);
    expect(columnValues(row(3, 7, 1), options)).toEqual([3, '9:00', 1, '18:00']);
    expect(columnValues(null, { weeks: [], times: [] })).toEqual([0, '', 0, '']);
  });

  it('are read from the columns', () => {
    expect(rowOf([3, '18:30', 1, '18:00'])).toEqual(row(3, 18, 1));
    expect(rowOf([3, '', 1, '18:00'])).toBeNull();
  });
});
