/** Texts of questions. Read by children: short and friendly. */
import type { Verdict } from '@/contract/questions/values';

export const questionTexts = {
  number: (number: number, of: number | undefined): string =>
    of === undefined ? `第${number}题` : `第${number}题，共${of}题`,
  /** Without a number. */
  question: '题目',
  points: (points: number): string => `${points}分`,
  optional: '选做',
  unknown: '请更新到最新版本，再来做这道题',
  unknownHint: '请把应用更新到最新版本，再回来看看这道题。',
  verdicts: {
    right: '答对了',
    partly: '对了一部分',
    wrong: '再想一想',
    open: '等老师批改',
    empty: '还没有作答',
  } satisfies Record<Verdict, string>,
  earned: (points: number, outOf: number): string => `得${points}分，满分${outOf}分`,
  explanation: '讲解',
  transcript: '听到的内容',
  zoom: (alt: string): string => (alt === '' ? '放大看图' : `放大看图：${alt}`),
  picture: '题目的图',
  marks: {
    found: '选对了',
    missed: '正确答案',
    wrong: '孩子的答案',
  },
} as const;
