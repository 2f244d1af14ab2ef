/** Right answers by week, compared with the child's previous weeks. */
import type { Picture } from '../../../../src/contract/growth/report.schema';
import { PictureKind, SectionKey } from '../../../../src/contract/growth/values';
import type { SectionBuilder, SectionInput } from '../statistics/types';
import { section } from './empty';
import { periodNames } from './periods';
import { percent, toneOf } from './rates';
import { comparedRate, isFalling, noAnswers, recentSentence, TITLES } from './texts';
import { hasBefore, tooLittleFor } from './too-little';
import { LINKS } from './links';
import { weeksOf } from './weeks';

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
  const weeks = weeksToName(input);
  return section(SectionKey.recent, TITLES.recent, {
    sentence: recentSentence({ ...weeks, tone }),
    figures: [
      { name: '答题', value: String(asked), unit: '题', note: `答对${right}题` },
      { name: '正确率', value: String(rate), unit: '%', note: comparedRate(rate, rateBefore) },
    ],
    pictures: [pictureOf(input)],
    ways: tone === 'good' && !isFalling(weeks) ? [] : [LINKS.wrongQuestions],
  });
};

/** The last week with answers, the one before it, and the best one: the later of equals. */
function weeksToName(input: SectionInput) {
  const weeks = weeksOf(input).flatMap(({ name, week: { right, asked } }) => {
    const rate = percent(right, asked);
    return rate === undefined ? [] : [{ name, rate }];
  });
  const none = { name: '', rate: 0 };
  const best = weeks.reduce((top, week) => (week.rate >= top.rate ? week : top), none);
  const bestWeeks = weeks.filter(({ rate }) => rate === best.rate).length;
  return { last: weeks.at(-1) ?? none, previous: weeks.at(-2), best, bestWeeks };
}

/** A week without questions has no value. */
function pictureOf(input: SectionInput): Picture {
  const names = periodNames(input);
  const points = weeksOf(input).map(({ name, week, before }) => ({
    label: name,
    value: percent(week.right, week.asked),
    before: before && percent(before.right, before.asked),
  }));
  return {
    kind: PictureKind.line,
    unit: '%',
    max: 100,
    points,
    nowName: names.now,
    beforeName: hasBefore(input) ? names.before : '',
  };
}
