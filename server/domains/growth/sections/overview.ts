/** Summary in one sentence; what went well and what to practise. */
import type { Figure, Picture, ReportLink } from '../../../../src/contract/growth/report.schema';
import { SectionKey } from '../../../../src/contract/growth/values';
import type { SectionBuilder, SectionInput } from '../statistics/types';
import { ofWhole, section } from './empty';
import { periodNames } from './periods';
import { goodAndWeak, goodPoint, weakPoint } from './points';
import { percent, toneOf } from './rates';
import { changeOf, compared, comparedRate, missedLessons, overviewSentence, TITLES, trend } from './texts';
import { hasBefore, tooLittleFor } from './too-little';
import { LINKS } from './links';

/** Share of lessons, without those on leave. */
const MANY_MISSED = 0.2;

export const overview: SectionBuilder = (input) => {
  const short = tooLittleFor(SectionKey.overview, input);
  if (short !== null) return short;
  const { child, now, before } = input;
  const rate = percent(now.answers.right, now.answers.asked);
  const rateBefore = hasBefore(input) ? percent(before.answers.right, before.answers.asked) : undefined;
  const { good, weak } = goodAndWeak(now.points);
  const tone = rate === undefined ? 'good' : toneOf(rate);
  const change = rate === undefined ? '' : trend(rate, rateBefore);
  const { attended } = now.lessons;
  const { absent } = now.lessons;
  const isMissing = absent >= MANY_MISSED * (attended + absent);
  const practise = weak.map(weakPoint);
  if (isMissing) practise.unshift(missedLessons(absent));
  const links: ReportLink[] = isMissing ? [LINKS.replays] : [];
  if (weak.length > 0 || tone === 'practise') links.push(LINKS.wrongQuestions);
  return section(SectionKey.overview, TITLES.overview, {
    sentence: overviewSentence(child, periodNames(input).now, { rate, change, tone }),
    figures: figuresOf(input, rate, rateBefore),
    pictures: [attendanceOf(input)],
    good: good.map(goodPoint),
    practise,
    ways: links,
  });
};

/** Of the lessons that were not excused. */
const attendance = ({ lessons: { attended, absent } }: SectionInput['now']) =>
  percent(attended, attended + absent);

function attendanceOf(input: SectionInput): Picture {
  const names = periodNames(input);
  const before = hasBefore(input) ? attendance(input.before) : undefined;
  return {
    ...ofWhole(
      { label: '到课', value: attendance(input.now), ...(before === undefined ? {} : { before }) },
      '%',
      100,
    ),
    nowName: names.now,
    beforeName: before === undefined ? '' : names.before,
  };
}

function figuresOf(input: SectionInput, rate: number | undefined, rateBefore: number | undefined) {
  const { now, before } = input;
  const was = hasBefore(input);
  const { attended, absent, leave } = now.lessons;
  const figures: Figure[] = [
    {
      name: '出勤',
      value: String(attended),
      unit: '节',
      note: compared(attended, was ? before.lessons.attended : undefined, '节'),
      ...changeOf(attended, was ? before.lessons.attended : undefined),
    },
    {
      name: '上课时长',
      value: String(now.minutes),
      unit: '分钟',
      note: compared(now.minutes, was ? before.minutes : undefined, '分钟'),
      ...changeOf(now.minutes, was ? before.minutes : undefined),
    },
  ];
  if (rate !== undefined)
    figures.push({
      name: '答题正确率',
      value: String(rate),
      unit: '%',
      note: comparedRate(rate, rateBefore),
      ...changeOf(rate, rateBefore),
    });
  if (absent > 0) figures.push({ name: '缺课', value: String(absent), unit: '节', note: '' });
  if (leave > 0) figures.push({ name: '请假', value: String(leave), unit: '节', note: '' });
  return figures;
}
