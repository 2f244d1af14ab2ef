import type { Picture, PicturePoint } from '@/contract/growth/report.schema';
import { drawnAs } from '@/features/growth/pictures/drawn-as';
import { barPath, linePath, markPath } from '@/features/growth/pictures/drawn/paths';
import {
  around,
  shareAt,
  webPath,
  bottomOf,
  HEIGHT,
  placesOf,
  pointAt,
  roundUp,
  topOf,
  WIDTH,
  xOfPoint,
  yOf,
} from '@/features/growth/pictures/drawn/scale';
import { levelOf, yearOf } from '@/features/growth/pictures/drawn/year';
import { inHalves, readingOf, formatNumber, summaryOf } from '@/features/growth/pictures/words';

const picture = (points: readonly PicturePoint[], more: Partial<Picture> = {}): Picture => ({
  kind: 'line',
  unit: '%',
  max: 100,
  nowName: '近30天',
  beforeName: '之前30天',
  ...more,
  points: [...points],
});
const values = (...all: (number | undefined)[]): PicturePoint[] =>
  all.map((value, index) => ({ label: `第${index + 1}周`, ...(value === undefined ? {} : { value }) }));
const moves = (path: string): number => path.split('M').length - 1;

describe('the scale of a picture', () => {
  test('ends where values end, or at a round number above the highest, before included', () => {
    expect(topOf(picture(values(30), { max: 100 }))).toBe(100);
    expect(topOf(picture([{ label: '一', value: 30, before: 37 }], { max: 0 }))).toBe(40);
    expect(topOf(picture(values(120), { max: 100 }))).toBe(200);
  });

  test.each([
    [[92, 96], 80],
    [[99, 100], 80],
    [[60, 90], 50],
    [[40, 90], 0],
    [[], 0],
  ])('of a line through %j begins at %i', (known, bottom) => {
    expect(bottomOf(picture(values(...known)), 100)).toBe(bottom);
  });

  test.each([
    [0, 1],
    [1, 1],
    [7, 10],
    [12, 20],
    [450, 500],
    [1_000_000, 1_000_000],
    [NaN, 1],
  ])('rounds %p up to %p', (value, round) => expect(roundUp(value)).toBe(round));

  test.each([1, 2, 52, 400])('has %i points within its edges', (count) => {
    const all = placesOf(values(...Array.from({ length: count }, () => 100)), 'value', 100, xOfPoint);
    expect(all.every((place) => place && place[0] >= 0 && place[0] <= WIDTH && place[1] >= 0)).toBe(true);
    expect(yOf(0, 100)).toBeLessThanOrEqual(HEIGHT);
  });

  test('finds the point under a touch, also beyond the edges', () => {
    expect([-1, 0, 0.26, 0.9, 3].map((share) => pointAt(share, 5))).toEqual([0, 0, 1, 4, 4]);
  });
});

describe('a row of a picture', () => {
  test('has a gap where nothing is known, and a lone point between two gaps has its mark', () => {
    const places = placesOf(values(1, 2, undefined, 0, undefined, 5), 'value', 5, xOfPoint);
    expect(moves(linePath(places))).toBe(3);
    expect(moves(markPath(places))).toBe(4);
  });

  test('of 400 points has marks for the lone ones alone', () => {
    const places = placesOf(
      values(...Array.from({ length: 399 }, () => 3), undefined, 4),
      'value',
      5,
      xOfPoint,
    );
    expect(moves(markPath(places))).toBe(1);
  });

  test('shows a bar of 0 at the foot, and none for what is unknown', () => {
    expect(barPath([100, yOf(0, 10)], 20)).not.toBe('');
    expect(barPath(null, 20)).toBe('');
  });

  test('stands each bar on the zero line', () => {
    const zero = yOf(0, 10);
    expect(barPath([100, yOf(5, 10)], 20)).toBe(`M90 ${zero}V${yOf(5, 10) + 8}q0-8 8-8h4q8 0 8 8V${zero}z`);
  });

  test('goes around a web, open where an ability is unknown', () => {
    const ring = [0, 0.25, 0.5, 0.75].map((share) => around(share, 10, 10));
    expect(webPath(ring)).toBe('M10 0L20 10L10 20L0 10z');
    expect(moves(webPath([...ring.slice(0, 3), null]))).toBe(2);
    expect([shareAt(0.5, 0), shareAt(1, 0.5), shareAt(0, 0.5)]).toEqual([0, 0.25, 0.75]);
  });
});

describe('a picture of invalid data', () => {
  test.each([
    ['radar', values(1, 2), 'ring'],
    ['radar', values(1, 2, 3, 4), 'ring'],
    ['radar', values(1, 2, 3, 4, undefined), 'ring'],
    ['radar', values(1, 2, 3, 4, 5), 'radar'],
    ['radar', values(1, 2, 3, 4, 5, 6, 7, 8, 9), 'ring'],
    ['ring', values(60), 'ring'],
    ['ring', values(60, 40), 'ring'],
    ['calendar', values(1), 'bars'],
  ] as const)('%s of %j is drawn as %s', (kind, points, drawn) => {
    expect(drawnAs(picture(points, { kind }))).toBe(drawn);
  });
});

describe('a year', () => {
  const day = (label: string, value?: number): PicturePoint => ({
    label,
    ...(value === undefined ? {} : { value }),
  });

  test('is 53 weeks from Monday to the newest day at most; a missing day is unknown', () => {
    const year = yearOf({ points: [day('2024-01-01', 5), day('2025-11-20', 1), day('2026-11-22', 3)] });
    expect(year?.weeks).toBe(53);
    expect(year?.offset).toBe(0);
    expect(year?.days[0]).toEqual(day('2025-11-17'));
    expect(year?.days[3]).toEqual(day('2025-11-20', 1));
    expect(year?.days.at(-1)).toEqual(day('2026-11-22', 3));
  });

  test('names its months where they begin', () => {
    const year = yearOf({ points: [day('2026-10-05', 1), day('2026-11-22', 3)] });
    expect(year?.months).toEqual([
      { week: 0, month: 10 },
      { week: 3, month: 11 },
    ]);
  });

  test('distinguishes none from 0, and 0 from little', () => {
    expect([undefined, 0, 1, 34, 67, 100].map((value) => levelOf(value, 100))).toEqual([
      undefined,
      0,
      1,
      2,
      3,
      3,
    ]);
  });
});

describe('the words of a picture', () => {
  test.each([
    [0.333, '0.3'],
    [80, '80'],
    [9999, '9999'],
    [12_345, '1.2万'],
    [1_000_000, '100万'],
  ])('say %d as %s', (value, words) => expect(formatNumber(value)).toBe(words));

  test('are its highest and lowest, and what is missing', () => {
    expect(summaryOf(picture(values(60, undefined, 80)), '正确率')).toBe(
      '正确率，共3项，最高是第3周，80%，最低是第1周，60%，1项没有记录',
    );
    expect(summaryOf(picture(values(5, 5)), '正确率')).toBe('正确率，共2项，每项都是 5%');
    expect(summaryOf(picture([]), '正确率')).toBe('正确率，还没有记录');
  });

  test('of a map are how many there are of each state', () => {
    const points = (['ahead', 'mastered', 'ahead'] as const).map((state) => ({ label: '加法', state }));
    expect(summaryOf(picture(points, { kind: 'map' }), '知识点')).toBe('知识点，已掌握 1个，待学习 2个');
  });

  test('of a day are said as parents say it', () => {
    const [point] = [{ label: '2026-11-23', value: 20 }];
    expect(readingOf(point, picture([point], { kind: 'calendar', unit: '分钟', nowName: '' }))).toEqual([
      '11月23日 周一',
      '20分钟',
    ]);
  });
});

test('a name of a chart that does not fit breaks in its middle, never before its last character', () => {
  const parts = (label: string) => inHalves(label).split('\u200b');
  expect(parts('逻辑推理')).toEqual(['逻辑', '推理']);
  expect(parts('数感与运算')).toEqual(['数感与', '运算']);
  expect([parts('计算'), parts('10/26'), parts('Unit 3')]).toEqual([['计算'], ['10/26'], ['Unit 3']]);
});
