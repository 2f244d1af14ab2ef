import type { Question } from '@/contract/questions/question.schema';
import type { Appraisal, EvaluationAnalysis, EvaluationResult } from '@/contract/evaluation/schema';

export const SITTING = 'sitting-0123456789abcd';

const result: EvaluationResult = {
  levels: [
    { level: 1, name: '启蒙', words: '开始接触' },
    { level: 2, name: '起步', words: '会做基本的题' },
  ],
  sitting: {
    ...{ id: SITTING, form: 'thinking', subject: 0, title: '豌豆思维测评', childName: '小豆', age: 6 },
    ...{ state: 'over', end: 'settled', startedAt: 0, deadlineAt: 0, leftMs: 0, answered: 2, most: 16 },
  },
  ...{
    level: 2,
    levelName: '起步',
    praise: '逻辑推理答得很稳',
    right: 1,
    asked: 2,
    percent: 50,
    seconds: 90,
  },
  abilities: [{ name: '逻辑推理', right: 1, asked: 2, percent: 50, words: '一半答对了，再练练会更稳' }],
};

const thing = (key: string, text: string) => ({ key, text, picture: '', alt: '' });
const question: Question = {
  ...{ id: 1, subject: 0, stem: '哪个最大？', pictures: [], points: 10, knowledge: '', isRequired: true },
  kind: 'single',
  body: { kind: 'single', options: [thing('a', '3'), thing('b', '5')] },
};

export const analysisOf = (more: Partial<EvaluationAnalysis> = {}): EvaluationAnalysis => ({
  ...result,
  picture: {
    ...{ kind: 'radar', unit: '%', max: 100, nowName: '', beforeName: '' },
    points: ['逻辑推理', '空间想象', '数感运算'].map((label) => ({ label, value: 50 })),
  },
  questions: [
    {
      ...{ position: 1, difficulty: 2, ability: '逻辑推理' },
      question,
      answer: { kind: 'single', choice: 'a' },
      checked: { questionId: 1, verdict: 'wrong', points: 0, outOf: 10, wrongParts: ['a'] },
      solution: { questionId: 1, answer: { kind: 'single', choice: 'b' }, explanation: '5 比 3 大。' },
    },
  ],
  ...more,
});

export const appraisalOf = (more: Partial<Appraisal> = {}): Appraisal => ({
  ...result,
  ...{ title: '思维能力报告', takenOn: '2026-01-04', sentence: '小豆现在在起步水平。', evaluationId: 7 },
  sections: [
    {
      ...{ key: 'review', title: '练一练', sentence: '可以先练空间想象。', isEnough: true },
      ...{
        figures: [],
        pictures: [],
        good: [],
        practise: ['空间想象'],
        moments: [],
        recordings: [],
        ways: [],
      },
    },
  ],
  tonight: { text: '一起看看答题解析', why: '错题最值得聊', url: `/evaluation/analysis?id=${SITTING}` },
  ...more,
});
