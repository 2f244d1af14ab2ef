/** Punctuality, homework, check-ins: established habits and the next goal. */
import type { Figure, Picture } from '../../../../src/contract/growth/report.schema';
import { PictureKind, SectionKey } from '../../../../src/contract/growth/values';
import type { SectionBuilder, SectionInput } from '../statistics/types';
import { section } from './empty';
import { periodNames } from './periods';
import { percent, toneOf } from './rates';
import { comparedRate, habitsSentence, TITLES } from './texts';
import { hasBefore, tooLittleFor } from './too-little';
import { LINKS } from './links';

/** Minimum of consecutive check-in days worth mentioning. */
const STREAK = 3;

export const habits: SectionBuilder = (input) => {
  const short = tooLittleFor(SectionKey.habits, input);
  if (short !== null) return short;
  const { good, practise } = habitsOf(input);
  return section(SectionKey.habits, TITLES.habits, {
    sentence: habitsSentence(input.child, {
      good: good.map(({ inShort }) => inShort),
      practise: practise.map(({ inShort }) => inShort),
    }),
    figures: figuresOf(input),
    pictures: [calendarOf(input)],
    good: good.map(({ text }) => text),
    practise: practise.map(({ text }) => text),
    ways: practise.length > 0 ? [LINKS.tasks] : [],
  });
};

interface Habit {
  readonly inShort: string;
  readonly text: string;
}

const onTimeRate = ({ onTime }: SectionInput['now']) => percent(onTime.kept, onTime.of);
/** Late homework of an earlier period also counts, so cap the rate at 100 %. */
const homeworkRate = ({ homework }: SectionInput['now']) =>
  percent(Math.min(homework.handedIn, homework.given), homework.given);

function habitsOf({ now }: SectionInput) {
  const good: Habit[] = [];
  const practise: Habit[] = [];
  const put = (rate: number | undefined, kept: Habit, missed: Habit) => {
    if (rate !== undefined)
      (toneOf(rate) === 'good' ? good : practise).push(toneOf(rate) === 'good' ? kept : missed);
  };
  const { kept, of } = now.onTime;
  put(
    onTimeRate(now),
    { inShort: '上课很准时', text: `准时上课：${of}节课里${kept}节准时到` },
    { inShort: '上课前五分钟坐好', text: `准时上课：${of}节课里${kept}节准时到，课前五分钟先坐好` },
  );
  const { given, handedIn } = now.homework;
  put(
    homeworkRate(now),
    { inShort: '作业交得认真', text: `按时作业：布置${given}份，交了${handedIn}份` },
    { inShort: '当天的作业当天做', text: `按时作业：布置${given}份，交了${handedIn}份，当天做完最轻松` },
  );
  const { longest } = now.checkIns;
  if (longest >= STREAK)
    good.push({ inShort: `连续签到${longest}天`, text: `坚持签到：最长连续${longest}天` });
  return { good, practise };
}

function figuresOf(input: SectionInput): Figure[] {
  const { now, before } = input;
  const was = hasBefore(input);
  const figures: Figure[] = [];
  const onTime = onTimeRate(now);
  if (onTime !== undefined)
    figures.push({
      name: '准时上课',
      value: String(onTime),
      unit: '%',
      note: comparedRate(onTime, was ? onTimeRate(before) : undefined),
    });
  const { given, handedIn, onTime: inTime, timed, points, of } = now.homework;
  const put = (name: string, value: number | undefined, unit: string, note = '') => {
    if (value !== undefined) figures.push({ name, value: String(value), unit, note });
  };
  if (given > 0 || handedIn > 0) put('交了作业', handedIn, '份', `布置${given}份`);
  // Leave out what was not timed or marked, instead of counting it as late or zero.
  if (timed > 0) put('按时交', inTime, '份', `共${timed}份`);
  put('作业平均分', percent(points, of), '分');
  // A check-in has no subject: leave it out for a single subject, instead of showing 0.
  if (now.subject === null) {
    const { days, longest } = now.checkIns;
    // Families that do not use check-ins have missed none.
    if (days === 0) return figures;
    figures.push({ name: '签到', value: String(days), unit: '天', note: `最长连续${longest}天` });
  }
  return figures;
}

/** The schema allows 400 days; the newest are shown. */
const CALENDAR_DAYS = 366;

const calendarOf = (input: SectionInput): Picture => ({
  kind: PictureKind.calendar,
  unit: '件事',
  max: 0,
  points: (input.year ?? input.now.days)
    .slice(-CALENDAR_DAYS)
    .map(({ day, things }) => ({ label: day, value: things })),
  nowName: input.year === undefined ? periodNames(input).now : '近1年',
  beforeName: '',
});
