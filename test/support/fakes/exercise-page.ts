import type { ExerciseBox, ExercisePage } from '../../../src/contract/homework/exercise-book.schema';

const box = (key: string, more: Partial<ExerciseBox>): ExerciseBox => ({
  key,
  number: key.slice(1),
  stem: '6 × 7 = [[a]]',
  place: { left: 600, top: 1000, width: 8800, height: 1000 },
  read: '42',
  isSure: true,
  answer: '42',
  result: null,
  ...more,
});

const result = {
  verdict: 'right',
  rightAnswer: '42',
  explanation: '6个7是42。',
  knowledge: '',
  wrongQuestionId: 0,
} as const;

/** Recognised; the second box with low confidence. */
export const recognisedPage: ExercisePage = {
  pageId: 7,
  state: 'recognised',
  picture: 'https://files.example/page.jpg',
  book: '豌豆思维练习册 S2',
  pageNumber: 12,
  takenAt: '2026-11-23 19:00:00',
  reason: null,
  boxes: [box('b1', {}), box('b2', { read: '69', answer: '69', isSure: false })],
};

export const waitingPage: ExercisePage = {
  ...recognisedPage,
  state: 'waiting',
  book: '',
  pageNumber: 0,
  boxes: [],
};

export const checkedPage: ExercisePage = {
  ...recognisedPage,
  state: 'checked',
  score: 50,
  boxes: [
    box('b1', { result }),
    box('b2', {
      read: '69',
      answer: '48',
      result: { ...result, verdict: 'wrong', knowledge: '表内乘除法', wrongQuestionId: 9 },
    }),
  ],
};
