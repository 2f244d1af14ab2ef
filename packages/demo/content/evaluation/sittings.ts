/** Which child took which evaluation when, with which wrong answers. All results are computed from the answers. */
import type { SubjectName } from '../../../../src/contract/courses/values';
import type { EvaluationKind } from '../../../../src/contract/evaluation/values';
import type { EvaluationReportKind } from '../../../../server/domains/growth/evaluations/texts';
import type { DemoAccountName } from '../../account-names';
import { GO_RANK, SPEAKING } from './go-and-chinese';
import { MATHS_PHASE } from './maths';
import type { EvaluationQuestion } from './question';
import { EXPLORATION, LEVEL_ONE, LEVEL_TWO } from './thinking';

export interface Sitting {
  readonly kind: keyof typeof EvaluationKind;
  readonly subject: SubjectName;
  readonly title: string;
  readonly step?: string;
  readonly questions: readonly EvaluationQuestion[];
  readonly daysAgo: number;
  /** Positions of the wrong answers, from 1. */
  readonly wrong: readonly number[];
  readonly minutes: number;
  readonly comment?: string;
  /** An old form without knowledge points. */
  readonly isOldForm?: boolean;
}

type Form = Pick<Sitting, 'kind' | 'subject' | 'title' | 'step' | 'questions'>;

const exploration: Form = {
  ...{ kind: 'topic', subject: 'wandou', title: '思维探索测评', step: 'S1' },
  questions: EXPLORATION,
};
const levelOne: Form = {
  ...{ kind: 'level', subject: 'wandou', title: '思维定级测评', step: 'S1' },
  questions: LEVEL_ONE,
};
const levelTwo: Form = { ...levelOne, step: 'S2', questions: LEVEL_TWO };
const phase: Form = { kind: 'phase', subject: 'math', title: '数学阶段测评', questions: MATHS_PHASE };
const rank: Form = {
  ...{ kind: 'level', subject: 'weiqi', title: '围棋段位测评', step: '10 级' },
  questions: GO_RANK,
};
const speaking: Form = { kind: 'topic', subject: 'yuwen', title: '表达与阅读测评', questions: SPEAKING };

export const SITTINGS: Readonly<Partial<Record<DemoAccountName, readonly Sitting[]>>> = {
  manySubjects: [
    { ...levelOne, daysAgo: 340, wrong: [4, 6], minutes: 9, isOldForm: true },
    { ...exploration, daysAgo: 300, wrong: [4, 5, 7, 10], minutes: 12 },
    { ...rank, daysAgo: 230, wrong: [1, 5, 7, 8], minutes: 11 },
    {
      ...levelTwo,
      ...{ daysAgo: 190, wrong: [3, 4, 5, 10, 11, 12], minutes: 19 },
      comment: '推理题想得又快又准。图形类的题先别急着选，拿一张纸折一折、画一画，会更有把握。',
    },
    { ...phase, daysAgo: 150, wrong: [3, 5, 7, 9], minutes: 15 },
    {
      ...speaking,
      daysAgo: 120,
      wrong: [5, 6],
      minutes: 10,
      comment: '能把话说完整，也愿意讲理由，很难得。',
    },
    { ...exploration, daysAgo: 95, wrong: [7, 10], minutes: 10 },
    {
      ...rank,
      daysAgo: 62,
      wrong: [4, 8],
      minutes: 10,
      comment: '算得比以前稳，征子之前再多看一步就更好了。',
    },
    {
      ...levelTwo,
      ...{ daysAgo: 33, wrong: [4, 10, 11], minutes: 17 },
      comment: '这次做图形题时自己画了辅助线，进步很明显。路线题可以用标数法，一格一格数下去。',
    },
    {
      ...phase,
      ...{ daysAgo: 12, wrong: [7, 9], minutes: 14 },
      comment: '计算又快又稳。周长和面积还会混，量一量家里的桌面就分清了。',
    },
    { ...speaking, daysAgo: 5, wrong: [5], minutes: 9 },
  ],
  oneSubject: [
    { ...levelOne, daysAgo: 210, wrong: [4, 5, 6, 8], minutes: 11 },
    {
      ...levelOne,
      ...{ daysAgo: 26, wrong: [4, 6], minutes: 9 },
      comment: '排队的题这次全对了。数方块时一层一层数，就不会漏。',
    },
  ],
  cards: [
    {
      ...exploration,
      ...{ daysAgo: 1, wrong: [7, 9, 10], minutes: 8 },
      comment: '空间感特别好，被挡住的方块一眼就想到了。数量关系的题可以摆一摆实物，慢一点更稳。',
    },
  ],
};

/** For testers: an evaluation that leads to each kind of report. */
export const SITTING_OF: Readonly<Record<EvaluationReportKind, Omit<Sitting, 'daysAgo'>>> = {
  explore: { ...exploration, wrong: [4, 9, 10], minutes: 10 },
  subject: { ...levelOne, kind: 'live', title: '课堂小测', wrong: [6], minutes: 8 },
  grade: { ...levelOne, wrong: [4, 6], minutes: 9, isOldForm: true },
  gradeNew: { ...levelOne, wrong: [3, 8], minutes: 9 },
  rank: { ...rank, wrong: [4, 7, 8], minutes: 11 },
  review: { ...phase, wrong: [5, 7, 9], minutes: 15 },
};
