/** Achievements: finished films, homework, evaluations, consecutive days. */
import type { Figure } from '../../../../src/contract/growth/report.schema';
import { SectionKey } from '../../../../src/contract/growth/values';
import type { SectionBuilder, Statistics } from '../statistics/types';
import { section } from './empty';
import { periodNames } from './periods';
import { percent } from './rates';
import { achievementsSentence, TITLES } from './texts';
import { LINKS } from './links';

export const achievements: SectionBuilder = (input) => {
  const { child, now } = input;
  const sentence = achievementsSentence(child, periodNames(input).now, doneOf(now));
  const figures = figuresOf(now);
  if (figures.length === 0)
    return section(SectionKey.achievements, TITLES.achievements, {
      sentence,
      isEnough: false,
      ways: [LINKS.tasks],
    });
  return section(SectionKey.achievements, TITLES.achievements, { sentence, figures, good: steps(now) });
};

const minutesOf = (seconds: number) => Math.round(seconds / 60);

function doneOf({ films, evaluations, homework, lessons }: Statistics): string[] {
  const done: string[] = [];
  if (lessons.attended > 0) done.push(`上完${lessons.attended}节课`);
  if (homework.handedIn > 0) done.push(`完成${homework.handedIn}份作业`);
  if (films.finished > 0) done.push(`看完${films.finished}个视频`);
  if (evaluations.taken > 0) done.push(`完成${evaluations.taken}次测评`);
  return done;
}

function figuresOf({ films, evaluations, homework, lessons }: Statistics): Figure[] {
  const figures: Figure[] = [];
  const put = (name: string, count: number, unit: string, note = '') => {
    if (count > 0) figures.push({ name, value: String(count), unit, note });
  };
  const scored = percent(evaluations.points, evaluations.of);
  put('上完的课', lessons.attended, '节');
  put('完成的作业', homework.handedIn, '份');
  put('看完的视频', films.finished, '个', `共${minutesOf(films.seconds)}分钟`);
  put('完成的测评', evaluations.taken, '次', scored === undefined ? '' : `得分率 ${scored}%`);
  return figures;
}

const LESSONS = [100, 50, 20, 10];
/** Consecutive days of check-ins. */
const STREAK = 3;
const FILMS = [50, 20, 10, 5];

/** The highest milestone reached in the period, per kind. */
function steps({ lessons, checkIns, films, highlights, homework }: Statistics): string[] {
  const reached = (count: number, of: readonly number[]) => of.find((step) => count >= step);
  const said: string[] = [];
  const attended = reached(lessons.attended, LESSONS);
  const finished = reached(films.finished, FILMS);
  if (attended !== undefined) said.push(`上课达人：上满${attended}节课`);
  if (checkIns.longest >= STREAK) said.push(`坚持之星：最长连续签到${checkIns.longest}天`);
  if (finished !== undefined) said.push(`视频小达人：看满${finished}个视频`);
  if (homework.timed > 0 && homework.onTime === homework.timed) said.push('守时之星：交上来的作业全部按时');
  if (highlights.length > 0) said.push(`课堂之星：被老师记下${highlights.length}个精彩时刻`);
  return said;
}
