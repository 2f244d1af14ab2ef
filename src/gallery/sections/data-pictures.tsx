import type { ComponentProps } from 'react';
import { Card } from '@/components/Card';
import { PictureView } from '@/features/growth/pictures';
import type { Section, Specimen } from '../types';
import { LONG_NAME } from './subjects';

type Picture = ComponentProps<typeof PictureView>['picture'];
type PicturePoint = Picture['points'][number];

const NAMES = ['逻辑推理', '空间想象', '数感', '专注力', '语言表达', '记忆力', '创造力', '应用'];
const POINTS = ['进位加法', '认识钟表', '图形的拼组', '人民币的换算', '分类与整理', '找规律', '比多少'];
const STATES = ['mastered', 'underway', 'ahead'] as const;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2025, 10, 20);

/** Deterministic, so that screenshots do not change. */
const wave = (index: number): number => Math.round(60 + 30 * Math.sin(index / 1.7));

const weeks = (count: number): PicturePoint[] =>
  Array.from({ length: count }, (_, index) => ({
    label: `第${index + 1}周`,
    value: wave(index),
    before: wave(index + 3) - 10,
  }));
const withGaps = (points: readonly PicturePoint[]): PicturePoint[] =>
  points.map(({ label, value, before }, index) => ({
    label,
    ...(index % 4 === 2 ? {} : { value }),
    ...(index % 5 === 3 ? {} : { before }),
  }));
const alone = (points: readonly PicturePoint[]): PicturePoint[] =>
  points.map(({ label, value }) => ({ label, value }));
const axes = (count: number): PicturePoint[] =>
  NAMES.slice(0, count).map((label, index) => ({ label, value: wave(index), before: wave(index + 2) - 15 }));
const days = (count: number): PicturePoint[] =>
  Array.from({ length: count }, (_, index) => ({
    label: new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10),
    ...(index % 11 === 3 ? {} : { value: index % 3 === 0 ? 0 : wave(index) }),
  }));
const map = (count: number): PicturePoint[] =>
  Array.from({ length: count }, (_, index) => ({
    label: POINTS[index % POINTS.length] ?? '',
    state: STATES[index % STATES.length],
  }));

const shown = (
  kind: Picture['kind'],
  state: string,
  points: readonly PicturePoint[],
  more: Partial<Picture> = {},
): Specimen => {
  const picture: Picture = {
    kind,
    unit: '%',
    max: 100,
    nowName: '近 30 天',
    beforeName: '之前 30 天',
    ...more,
    points: [...points],
  };
  return {
    state,
    show: (
      <Card>
        <PictureView picture={picture} title={state} />
      </Card>
    ),
  };
};

const MINUTES: Partial<Picture> = { unit: '分钟', max: 0, nowName: '学习' };

/** Each kind of chart; the last specimen of each is empty. */
export const dataPictureSections: readonly Section[] = [
  {
    name: 'growth-line',
    specimens: [
      shown('line', '现在与之前', weeks(12)),
      shown('line', '有的没有记录', withGaps(weeks(12))),
      shown('line', '一个点', alone(weeks(1))),
      shown('line', '四百个点', alone(weeks(400))),
      shown(
        'line',
        '都一样',
        [1, 2, 3].map((week) => ({ label: `第${week}周`, value: 5 })),
        MINUTES,
      ),
      shown('line', '没有', []),
    ],
  },
  {
    name: 'growth-bars',
    specimens: [
      shown('bars', '现在与之前', withGaps(weeks(6))),
      shown('bars', '名称很长', [{ label: LONG_NAME.slice(0, 24), value: 60 }, ...alone(weeks(2))]),
      shown(
        'bars',
        '数很大',
        weeks(24).map(({ label }, week) => ({ label, value: week * 41_234 })),
        MINUTES,
      ),
      shown('bars', '没有', []),
    ],
  },
  {
    name: 'growth-radar',
    specimens: [
      shown('radar', '八项', axes(8)),
      shown('radar', '三项，一项没有记录', [...alone(axes(3)), { label: '表达' }]),
    ],
  },
  {
    name: 'growth-ring',
    specimens: [
      shown('ring', '一个数', [{ label: '出勤率', value: 92, before: 80 }]),
      shown('ring', '一个小的数', [{ label: '答对', value: 6 }], { unit: '题', max: 8, nowName: '' }),
      shown('ring', '没有', []),
    ],
  },
  {
    name: 'growth-calendar',
    specimens: [shown('calendar', '一年', days(369), MINUTES), shown('calendar', '五周', days(33), MINUTES)],
  },
  {
    name: 'growth-map',
    specimens: [shown('map', '三种状态', map(9)), shown('map', '很多', map(60)), shown('map', '没有', [])],
  },
];
