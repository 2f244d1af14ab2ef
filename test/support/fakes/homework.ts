/** Homework as returned by the server, to be changed by a test. */
import type {
  CorrectedItem,
  Correction,
  HomeworkCard,
  HomeworkDetail,
} from '@/contract/homework/homework.schema';
import { HomeworkKind, HomeworkState } from '@/contract/homework/values';
import type { Question } from '@/contract/questions/question.schema';
import { QuestionKind } from '@/contract/questions/values';

export const aCard = (change: Partial<HomeworkCard> = {}): HomeworkCard => ({
  homeworkId: 7,
  kind: HomeworkKind.afterClass,
  subject: 1,
  title: '图形的规律',
  courseName: '豌豆思维 S2',
  lessonTitle: '第3讲 找规律',
  state: HomeworkState.todo,
  isLate: false,
  isExcused: false,
  assignedAt: '2026-11-20 19:00:00',
  dueAt: '2026-11-21 20:00:00',
  handedInAt: '',
  questionCount: 2,
  round: 1,
  stars: 0,
  ...change,
});

/** A single choice of two options. */
export const aQuestion = (id: number, change: Partial<Question> = {}): Question => ({
  id,
  kind: QuestionKind.single,
  subject: 1,
  stem: `第${id}个图形是什么？`,
  pictures: [],
  points: 10,
  knowledge: '规律',
  isRequired: true,
  body: {
    kind: 'single',
    options: [
      { key: 'a', text: `圆形${id}`, picture: '', alt: '' },
      { key: 'b', text: `方形${id}`, picture: '', alt: '' },
    ],
  },
  ...change,
});

export const aDetail = (change: Partial<HomeworkDetail> = {}): HomeworkDetail => ({
  ...aCard(),
  task: '先看例题，再自己想一想。',
  teacher: { name: '林老师', avatar: '' },
  questions: [aQuestion(1), aQuestion(2)],
  handIn: null,
  correction: null,
  solutions: [],
  hasFilm: false,
  ...change,
});

type Item = Partial<CorrectedItem> & Pick<CorrectedItem, 'questionId' | 'verdict'>;

export const aCorrection = ({
  items = [],
  ...change
}: Partial<Omit<Correction, 'items'>> & { readonly items?: readonly Item[] } = {}): Correction => ({
  round: 1,
  correctedAt: '2026-11-21 09:00:00',
  teacher: { name: '林老师', avatar: '' },
  words: '想得很仔细！',
  voice: null,
  stars: 4,
  score: 90,
  isHandedBack: false,
  ...change,
  items: items.map((item) => ({
    points: 10,
    outOf: 10,
    wrongParts: [],
    words: '',
    voice: null,
    marks: [],
    ...item,
  })),
});
