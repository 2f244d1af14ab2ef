/** Texts of evaluation reports. */
import type { ReportKind } from '../../../../src/contract/growth/values';
import { shortDay } from '../sections/periods';
import type { AbilityResult } from './abilities';

export type EvaluationReportKind = Extract<
  ReportKind,
  'explore' | 'subject' | 'grade' | 'gradeNew' | 'rank' | 'review'
>;

export const KIND_WORDS: Readonly<Record<EvaluationReportKind, { title: string; announcement: string }>> = {
  explore: { title: '专题探索报告', announcement: '学科探索报告已生成，发现孩子的新潜能' },
  subject: { title: '主题报告', announcement: '主题报告已生成，看看孩子学到了什么' },
  grade: { title: '定级报告', announcement: '定级报告已生成，看看孩子从哪里开始学' },
  gradeNew: { title: '定级报告', announcement: '定级报告已生成，看看孩子的能力分布' },
  rank: { title: '段位测评报告', announcement: '段位测评报告已生成，看看孩子的棋力' },
  review: { title: '复习报告', announcement: '复习报告已生成，看看哪些要再练一练' },
};

/** Used because the author of the comment is unknown. */
export const EVALUATION_TEACHER = '测评老师';

/** With few questions, counts are more meaningful than a percentage. */
const share = ({ asked, right }: Pick<AbilityResult, 'asked' | 'right'>): string =>
  `${String(asked)}题答对${String(right)}题`;

export const evaluationTexts = {
  share,
  /** Summary of the whole report. */
  whole: (child: string, of: { asked: number; right: number }): string =>
    of.right === of.asked
      ? `${child}这次${String(of.asked)}题全部答对，基础很扎实。`
      : `${child}这次${share(of)}。`,
  step: (step: string): string => `${step} 的内容，`,

  abilities: '能力表现',
  now: '这次',
  before: (day: string): string => shortDay(day),
  allRight: (child: string): string => `${child}每一类题都答对了，可以试试更有挑战的内容。`,
  tooFew: (child: string): string => `每一类都只有一两题，还看不出${child}的强项和要练的地方，多做几题再看。`,
  onlyWorst: (child: string, number: number): string =>
    `${child}有${number}类题再练一练会更稳，强项还看不出来，多做几题再看。`,
  onlyBest: (child: string, best: AbilityResult): string => `${best.name}是${child}的强项，${share(best)}。`,
  bestAndWorst: (child: string, best: AbilityResult, worst: AbilityResult): string =>
    `${best.name}是${child}的强项，${share(best)}；${worst.name}再练一练会更稳。`,
  better: (day: string, ability: string): string => `和${shortDay(day)}那次比，${ability}进步最多。`,
  alike: (day: string): string => `和${shortDay(day)}那次差不多，保持得很好。`,
  lower: (day: string, ability: string): string => `和${shortDay(day)}那次比，${ability}可以再巩固一下。`,
  ofAbility: (ability: AbilityResult): string => `${ability.name}：${share(ability)}`,
  noAbilities: '这份测评没有按能力分题，先看看每道题答得怎么样。',

  answers: '答题情况',
  answered: (of: { asked: number; right: number }): string =>
    of.right === of.asked ? '每一题都答对了。' : `还有${String(of.asked - of.right)}题可以再想一想。`,
  right: '答对',
  questions: '题',
  ofAll: (asked: number): string => `共${String(asked)}题`,
  took: '用时',
  minutes: '分钟',
  rate: '正确率',
  earlierRate: (day: string, percent: number): string => `${shortDay(day)}是 ${String(percent)}%`,
  toAnswers: '看看每一题',
  toAnswersWhy: '有孩子的答案、正确答案和讲解',

  review: '要复习的内容',
  nothingToRepeat: '这次的内容都掌握了，可以放心往下学。',
  repeat: (points: readonly string[]): string =>
    `先复习${points.map((point) => `“${point}”`).join('和')}，再往下学会更轻松。`,
  repeatSome: '先把答错的题再做一遍，再往下学会更轻松。',
  ofPoint: (knowledge: string, wrong: number): string => `${knowledge}：有${String(wrong)}题要再想一想`,
  toMistakes: '把答错的题再做一遍',
  toMistakesWhy: '遮住讲解，让孩子再讲一次怎么想',

  courses: '适合孩子的课程',
  offered: (count: number, first: string): string =>
    `根据这次的答题，挑了${String(count)}门课，可以从“${first}”开始。`,
  noCourses: '这一科的课程还在准备中，先和孩子一起看看答案和讲解吧。',
  allCourses: '看看全部推荐',
  allCoursesWhy: '每一门都说明了为什么适合',

  tonight: (knowledge: string): string => `一起再看一道“${knowledge}”`,
  tonightSome: '一起再看一道答错的题',
  tonightWhy: '只看一道就好，让孩子讲讲这次会怎么想',
  tonightCourse: (title: string): string => `一起看看“${title}”`,
  tonightCourseWhy: '题都答对了，换个新内容玩一玩',
} as const;

/** Why a course suits the child. */
export const courseTexts = {
  ofPoint: (knowledge: string): string => `这次“${knowledge}”有题目答错，这门课正好讲到。`,
  ofAbility: (ability: AbilityResult): string => `可以练练${ability.name}，这次${share(ability)}。`,
  ofStrength: (ability: string): string => `孩子的${ability}很突出，可以试试更有趣的内容。`,
} as const;
