/** Abilities, and the map of knowledge points: mastered, in progress, ahead. */
import type { Picture } from '../../../../src/contract/growth/report.schema';
import { Mastery, PictureKind, SectionKey } from '../../../../src/contract/growth/values';
import { SUBJECT_NAMES } from '../../courses/subject-names';
import type { PointStatistics, SectionBuilder, SectionInput } from '../statistics/types';
import { section } from './empty';
import { periodNames } from './periods';
import { goodAndWeak, goodPoint, weakPoint } from './points';
import { percent } from './rates';
import { masterySentence, TITLES } from './texts';
import { hasBefore, tooLittleFor } from './too-little';
import { LINKS } from './links';

/** Limit of the schema for a chart. */
const MAP_POINTS = 400;
/** With fewer corners a radar chart says little, with more it cannot be read. */
export const CORNERS = 5;
const MOST_CORNERS = 8;
/** Fewer answers than this are 0 % or 100 % by chance. */
const ENOUGH_ANSWERS = 3;

export const mastery: SectionBuilder = (input) => {
  const short = tooLittleFor(SectionKey.mastery, input);
  if (short !== null) return short;
  const { child, now } = input;
  const count = (state: Mastery) => now.points.filter((point) => point.state === state).length;
  const counts = {
    mastered: count(Mastery.mastered),
    underway: count(Mastery.underway),
    ahead: count(Mastery.ahead),
  };
  const sentence = masterySentence(child, counts);
  if (counts.mastered + counts.underway === 0)
    return section(SectionKey.mastery, TITLES.mastery, { sentence, isEnough: false, ways: [LINKS.tasks] });
  const { good, weak } = goodAndWeak(now.points);
  return section(SectionKey.mastery, TITLES.mastery, {
    sentence,
    figures: [
      { name: '已掌握', value: String(counts.mastered), unit: '个', note: '' },
      { name: '正在学', value: String(counts.underway), unit: '个', note: '' },
      { name: '还没学', value: String(counts.ahead), unit: '个', note: '' },
    ],
    pictures: [...abilitiesOf(input), mapOf(now.points)],
    good: good.map(goodPoint),
    practise: weak.map(weakPoint),
    ways: weak.length > 0 ? [LINKS.wrongQuestions] : [],
  });
};

interface Sum {
  right: number;
  asked: number;
}

type NameOf = (point: PointStatistics) => string;
const abilityOf: NameOf = ({ ability }) => ability;
const subjectOf: NameOf = ({ subject }) => SUBJECT_NAMES[subject];

function sumsBy(nameOf: NameOf, points: readonly PointStatistics[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const point of points) {
    const name = nameOf(point);
    const { right, asked } = point;
    if (name === '') continue;
    const sum = sums.get(name) ?? { right: 0, asked: 0 };
    sums.set(name, { right: sum.right + right, asked: sum.asked + asked });
  }
  // In the order of the points, regardless of which were asked.
  return new Map([...sums].filter(([, { asked }]) => asked >= ENOUGH_ANSWERS));
}

/** Abilities with enough questions; grouped by subject if there are too many. */
export function abilitiesOf(input: SectionInput): Picture[] {
  const names = periodNames(input);
  const isCompared = hasBefore(input);
  const isMany = sumsBy(abilityOf, input.now.points).size > MOST_CORNERS;
  const nameOf = isMany ? subjectOf : abilityOf;
  const before = sumsBy(nameOf, input.before.points);
  const points = [...sumsBy(nameOf, input.now.points)].map(([label, { right, asked }]) => {
    const was = isCompared ? before.get(label) : undefined;
    return {
      label,
      value: percent(right, asked),
      before: was === undefined ? undefined : percent(was.right, was.asked),
    };
  });
  if (points.length < 2) return [];
  return [
    {
      kind: points.length < CORNERS ? PictureKind.ring : PictureKind.radar,
      unit: '%',
      max: 100,
      points,
      nowName: names.now,
      beforeName: isCompared ? names.before : '',
    },
  ];
}

const mapOf = (points: readonly PointStatistics[]): Picture => ({
  kind: PictureKind.map,
  unit: '%',
  max: 100,
  points: points.slice(0, MAP_POINTS).map(({ name, right, asked, state }) => ({
    label: name.slice(0, 32),
    value: percent(right, asked),
    state,
  })),
  nowName: '',
  beforeName: '',
});
