/** Right answers by week, compared with the child's previous weeks. */
import type { Picture } from '../../../../src/contract/growth/report.schema';
import { PictureKind, SectionKey } from '../../../../src/contract/growth/values';
import type { SectionBuilder, SectionInput } from '../statistics/types';
import { section } from './empty';
import { periodNames, shortDay } from './periods';
import { percent, toneOf } from './rates';
import { comparedRate, noAnswers, recentSentence, TITLES } from './texts';
import { hasBefore, tooLittleFor } from './too-little';
import { LINKS } from './links';

export const recent: SectionBuilder = (input) => {
  const short = tooLittleFor(SectionKey.recent, input);
  if (short !== null) return short;
  const { now, before } = input;
  const names = periodNames(input);
  const rate = percent(now.answers.right, now.answers.asked);
  if (rate === undefined)
    return section(SectionKey.recent, TITLES.recent, {
      sentence: noAnswers(names.now),
      isEnough: false,
      ways: [LINKS.tasks],
    });
  const rateBefore = hasBefore(input) ? percent(before.answers.right, before.answers.asked) : undefined;
  const tone = toneOf(rate);
  const { right, asked } = now.answers;
  return section(SectionKey.recent, TITLES.recent, {
    sentence: recentSentence({ ...weeksToName(input), tone }),
    figures: [
      { name: '答题', value: String(asked), unit: '题', note: `答对${right}题` },
      { name: '正确率', value: String(rate), unit: '%', note: comparedRate(rate, rateBefore) },
    ],
    pictures: [weeksOf(input)],
    ways: tone === 'good' ? [] : [LINKS.wrongQuestions],
  });
};

/** The last week with answers, and the best one: the later of equals. */
function weeksToName({ now }: SectionInput) {
  const weeks = now.weeks.flatMap(({ monday, right, asked }) => {
    const rate = percent(right, asked);
    return rate === undefined ? [] : [{ name: weekName(monday), rate }];
  });
  const none = { name: '', rate: 0 };
  const best = weeks.reduce((top, week) => (week.rate >= top.rate ? week : top), none);
  return { last: weeks.at(-1) ?? none, best };
}

const weekName = (monday: string): string => `${shortDay(monday)}那周`;

/** Weeks are aligned at the last one of both periods; a week without questions has no value. */
function weeksOf(input: SectionInput): Picture {
  const { now, before } = input;
  const names = periodNames(input);
  const isCompared = hasBefore(input);
  const points = now.weeks.map(({ monday, right, asked }, at) => {
    const was = isCompared ? before.weeks.at(at - now.weeks.length) : undefined;
    return {
      label: weekName(monday),
      value: percent(right, asked),
      before: was === undefined ? undefined : percent(was.right, was.asked),
    };
  });
  return {
    kind: PictureKind.line,
    unit: '%',
    max: 100,
    points,
    nowName: names.now,
    beforeName: isCompared ? names.before : '',
  };
}
