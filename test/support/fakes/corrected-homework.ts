/** A corrected homework, and the wrong question from it. */
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { HomeworkState } from '@/contract/homework/values';
import { aCorrection, aDetail, aQuestion } from './homework';

/** The first answer right, the second wrong. */
export const corrected = (change: Partial<HomeworkDetail> = {}): HomeworkDetail =>
  aDetail({
    state: HomeworkState.corrected,
    handedInAt: '2026-11-20 20:00:00',
    questions: [aQuestion(1), aQuestion(2, { knowledge: '方位' })],
    handIn: {
      round: 1,
      handedInAt: '2026-11-20 20:00:00',
      answers: [
        { questionId: 1, answer: { kind: 'single', choice: 'a' } },
        { questionId: 2, answer: { kind: 'single', choice: 'b' } },
      ],
    },
    correction: aCorrection({
      items: [
        { questionId: 1, verdict: 'right' },
        { questionId: 2, verdict: 'wrong', points: 0, words: '再看看方向' },
      ],
    }),
    solutions: [{ questionId: 2, answer: { kind: 'single', choice: 'a' }, explanation: '左边的是圆形。' }],
    ...change,
  });

export const wrongQuestion = {
  id: 9,
  subject: 1 as const,
  knowledgeId: 5,
  knowledge: '方位',
  stem: '第2个图形是什么？',
  options: ['圆形2', '方形2'],
  childAnswer: 'B 方形2',
  rightAnswer: 'A 圆形2',
  analysis: '左边的是圆形。',
  source: '第3讲',
  wrongAt: '2026-11-20 20:00:00',
  wrongTimes: 1,
  isMastered: false,
  question: null,
  solution: null,
  mayMark: true,
};
