import { Mastery } from '../../../../src/contract/growth/values';
import type { PointStatistics } from '../statistics/types';
import { percent, toneOf, type Tone } from './rates';

/** Maximum number of points named in a text. */
const NAMED = 3;

const rateOf = ({ right, asked }: PointStatistics) => percent(right, asked) ?? 0;

/** Points asked in the period: mastered ones, best first, and weak ones, weakest first. */
export function goodAndWeak(points: readonly PointStatistics[]) {
  const asked = points.filter((point) => point.asked > 0);
  const good = asked
    .filter(({ state }) => state === Mastery.mastered)
    .toSorted((left, right) => rateOf(right) - rateOf(left) || right.asked - left.asked);
  const weak = asked
    .filter((point) => point.state !== Mastery.mastered && toneOf(rateOf(point)) !== 'good')
    .toSorted((left, right) => rateOf(left) - rateOf(right) || right.asked - left.asked);
  return { good: good.slice(0, NAMED), weak: weak.slice(0, NAMED) };
}

export const goodPoint = (point: PointStatistics): string =>
  `${point.name}：${point.asked}题答对${point.right}题，已经掌握`;

const WEAK_WORDS: Readonly<Record<Tone, string>> = {
  good: '再巩固一下',
  mixed: '再练几道就稳了',
  practise: '可以从这里练起',
};

export const weakPoint = (point: PointStatistics): string =>
  `${point.name}：${point.asked}题答对${point.right}题，${WEAK_WORDS[toneOf(rateOf(point))]}`;
