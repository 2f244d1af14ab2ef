/** Texts of the sections, worded as for a parent. 出勤 is the child's attendance; a parent who listens in is 旁听, and is not counted. */
import type { Figure } from '../../../../src/contract/growth/report.schema';
import type { Tone } from './rates';

export const TITLES = {
  overview: '学习概况',
  recent: '近期学习表现',
  classroom: '课堂表现',
  habits: '学习习惯',
  mastery: '课程掌握情况',
  achievements: '学习成果',
  monthly: '月度报告',
} as const;

/** A child without a name. */
export const CHILD = '孩子';

/** States honestly how many lessons are missing. */
export const tooLittle = (what: string, missing: number, period: string): string =>
  `${period}上的课还不多，再上${missing}节课，就能看出${what}。`;

export const WHAT = {
  overview: '孩子学得怎么样',
  recent: '答题是越来越稳，还是卡在了哪里',
  classroom: '孩子在课堂上有多投入',
  habits: '哪些好习惯已经养成',
  mastery: '哪些知识点已经掌握',
} as const;

/** The difference as a number, for an arrow: absent as the text is. */
export const changeOf = (now: number, before: number | undefined): Pick<Figure, 'change'> =>
  before === undefined ? {} : { change: now - before };

/** 比之前多 2节; '' if the previous period has too little data. */
export function compared(now: number, before: number | undefined, unit: string): string {
  if (before === undefined) return '';
  if (now === before) return '和之前一样';
  return now > before ? `比之前多${now - before}${unit}` : `比之前少${before - now}${unit}`;
}

export function comparedRate(now: number, before: number | undefined): string {
  if (before === undefined) return '';
  if (now === before) return '和之前一样';
  return now > before ? `比之前高${now - before}个百分点` : `比之前低${before - now}个百分点`;
}

const LOWER = '，比之前低了一些';
/** Wording of a change; a difference of up to this many points counts as steady. */
const STEADY = 3;
export function trend(now: number, before: number | undefined): string {
  if (before === undefined) return '';
  if (now - before > STEADY) return '，比之前进步了';
  if (before - now > STEADY) return LOWER;
  return '，和之前差不多';
}

/** The figures stand below it. */
export const overviewSentence = (
  child: string,
  period: string,
  { rate, change, tone }: { rate: number | undefined; change: string; tone: Tone },
): string => {
  if (rate === undefined) return `${child}${period}上的每一节课都算数，课上的答题还没有记录。`;
  const words: Record<Tone, string> = {
    good:
      change === LOWER
        ? `${child}${period}学得很稳，只是答题比之前低了一些。`
        : `${child}${period}学得很扎实${change}。`,
    mixed: `${child}${period}大部分都会了${change}，还有几处要再练练。`,
    practise: `${child}${period}有点吃力${change}，先把下面几处练熟就好。`,
  };
  return words[tone];
};

/** If many lessons were missed: suggests the replays. */
export const missedLessons = (absent: number): string => `补看回放：有${absent}节课没来上，看一遍就能跟上`;

interface Week {
  readonly name: string;
  readonly rate: number;
}

interface Weeks {
  readonly last: Week;
  /** Absent: the last is the first. */
  readonly previous: Week | undefined;
  readonly best: Week;
  /** Weeks as good as the best one. */
  readonly bestWeeks: number;
}

/** Lower than the best week, and not on the way up again. */
export const isFalling = ({ last, previous, best }: Omit<Weeks, 'bestWeeks'>): boolean =>
  previous !== undefined && last.rate <= previous.rate && best.rate - last.rate > STEADY;

/** By week, because the overview has the total. */
export const recentSentence = ({
  last,
  previous,
  best,
  bestWeeks,
  tone,
}: Weeks & { readonly tone: Tone }): string => {
  const lastAmongBest = bestWeeks > 1 ? '和这段时间最好的几周一样好' : '是这段时间最好的一周';
  const compared = last.rate === best.rate ? lastAmongBest : `最好的是${best.name}的${best.rate}%`;
  const was = `${last.name}答对了${last.rate}%，${compared}`;
  const words: Record<Tone, string> = {
    good: isFalling({ last, previous, best })
      ? `${was}，最近低了一些，有起伏很正常，挑一道错题请孩子讲一遍就好。`
      : `${was}，保持这个节奏就很好。`,
    mixed: `${was}，有会的也有还不稳的，错过的题再看一遍会更踏实。`,
    practise: `${was}，题目对孩子还有点难，每天讲明白一道错题就是进步。`,
  };
  return words[tone];
};

export const noAnswers = (period: string): string =>
  `${period}课上的答题还没有记录，有了答题就能看出变化了。`;

export const classroomSentence = (
  child: string,
  { perLesson, highlights }: { perLesson: number; highlights: number },
): string => {
  const moments = highlights > 0 ? `，老师记下了${highlights}个精彩时刻` : '';
  if (perLesson >= 3) return `${child}课上很投入，平均每节课发言${perLesson}次${moments}。`;
  if (perLesson >= 1) return `${child}课上愿意开口，平均每节课发言${perLesson}次${moments}，可以再大胆一点。`;
  return `${child}课上听得多、说得少${moments}，在家多让孩子当一回小老师，课上就更敢开口了。`;
};

export const CLASSROOM_PRACTISE = '课上主动发言：想到了就先举手，说错也没关系';

export const habitsSentence = (
  child: string,
  { good, practise }: { good: readonly string[]; practise: readonly string[] },
): string => {
  if (good.length === 0 && practise.length === 0)
    return `${child}的学习习惯正在养成，上课、作业和签到都会记在这里。`;
  if (practise.length === 0) return `${child}${good.join('、')}，好习惯已经养成了。`;
  if (good.length === 0) return `${child}的学习习惯还在养成，先从${practise[0] ?? ''}做起。`;
  return `${child}${good.join('、')}，接下来可以试试${practise[0] ?? ''}。`;
};

export const masterySentence = (
  child: string,
  { mastered, underway, ahead }: { mastered: number; underway: number; ahead: number },
): string => {
  if (mastered === 0 && underway === 0) return '课上的答题还没有记录，答过题的知识点会在这里亮起来。';
  if (mastered === 0) return `${child}正在学${underway}个知识点，多练几次就会有第一个掌握的了。`;
  if (underway === 0 && ahead === 0) return `${child}把${mastered}个知识点都掌握了，真了不起。`;
  if (underway === 0) return `${child}学过的${mastered}个知识点都掌握了，前面还有${ahead}个等着去探索。`;
  return `${child}已经掌握${mastered}个知识点，还有${underway}个正在学，再练几次就稳了。`;
};

export const achievementsSentence = (child: string, period: string, done: readonly string[]): string =>
  done.length === 0
    ? `${period}还没有新的学习成果，看完一个视频或做完一次测评就会记在这里。`
    : `${child}${period}${done.join('，')}，每一步都值得夸一夸。`;

export const monthlySentence = (count: number, next: string): string =>
  count === 0
    ? `有了这个月的学习记录，第一份月度报告会在 ${next}早上送达。`
    : `这个月学得怎么样，${next}早上告诉您。`;
