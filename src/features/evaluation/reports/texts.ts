import { formatFullDate } from '@/features/dates/in-full';

export const reportsTexts = {
  loading: '正在打开测评报告',
  missing: '找不到这次测评',
  toEvaluations: '全部测评',
  early: '这次测评还没有做完，做完就能看到结果',
  goOn: '接着做',
  login: '登录测评后，就能看到孩子的结果',
  toLogin: '登录测评',
  child: '孩子',
  rate: (right: number, asked: number): string => `${asked}题答对${right}题`,
  nothingAnswered: '这次没有作答',
  abilities: '各项能力',
  picture: '各项能力的正确率',
  questions: '逐题查看',
  noQuestions: '这次没有题目',
  about: (ability: string, difficulty: number): string =>
    ability === '' ? `难度 ${difficulty}` : `${ability} · 难度 ${difficulty}`,
  toAppraisal: '看测评报告',
  takenOn: (day: string): string => `${formatFullDate(day)}测评`,
  tonight: '今晚可以做的一件事',
  courses: '适合孩子的课程',
} as const;
