/** An evaluation sitting as the backend returns it. */
import { Subject } from '@/contract/courses/values';
import type { EvaluationResult, OfferedEvaluation, Sitting, Turn } from '@/contract/evaluation/schema';
import { EvaluationForm, SittingEnd, SittingState } from '@/contract/evaluation/values';
import { QuestionKind } from '@/contract/questions/values';

export const ID = 'abcdefghijklmnopqrstuv';
const MINUTE = 60_000;

export const offered: OfferedEvaluation = {
  ...{ form: EvaluationForm.thinking, subject: Subject.wandou, title: '豌豆思维测评' },
  ...{ words: '看看孩子现在的思维水平。', minutes: 20, fewest: 12, most: 16, fromAge: 4, toAge: 12 },
};

export const sittingAt = (now: number, more: Partial<Sitting> = {}): Sitting => ({
  ...{ id: ID, form: EvaluationForm.thinking, subject: Subject.wandou, title: '豌豆思维测评' },
  ...{ childName: '小豆', age: 8, state: SittingState.begun, end: SittingEnd.none, answered: 0, most: 16 },
  ...{ startedAt: now, deadlineAt: now + 20 * MINUTE, leftMs: 20 * MINUTE },
  ...more,
});

export const turnAt = (now: number, position: number, more: Partial<Sitting> = {}): Turn => ({
  sitting: sittingAt(now, { answered: position - 1, ...more }),
  position,
  question: {
    ...{ id: 5000 + position, kind: QuestionKind.single, subject: Subject.wandou, points: 10 },
    ...{ stem: `第${position}道题怎么想？`, pictures: [], knowledge: '找规律', isRequired: true },
    body: {
      kind: 'single',
      options: [
        { key: 'A', text: '红色', picture: '', alt: '' },
        { key: 'B', text: '黄色', picture: '', alt: '' },
      ],
    },
  },
});

export const overAt = (now: number, more: Partial<Sitting> = {}): Turn => ({
  sitting: sittingAt(now, { state: SittingState.over, end: SittingEnd.settled, leftMs: 0, ...more }),
  position: 0,
  question: null,
});

export const resultAt = (now: number): EvaluationResult => ({
  sitting: overAt(now, { answered: 12 }).sitting,
  levels: ['发芽', '长叶', '爬藤', '开花', '结荚'].map((name, at) => ({ level: at + 1, name, words: '' })),
  ...{ level: 3, levelName: '爬藤', praise: '逻辑推理做得很好：3题答对3题。' },
  ...{ right: 8, asked: 12, percent: 67, seconds: 600 },
  abilities: [{ name: '逻辑推理', right: 3, asked: 3, percent: 100, words: '掌握得很好' }],
});
