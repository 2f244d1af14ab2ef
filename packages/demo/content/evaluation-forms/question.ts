/** Short notation for the questions of the evaluation forms. Codes must not change. */
import { Subject } from '../../../../src/contract/courses/values';
import { type QuestionPicture, pictureKey } from '../../pictures/catalogue';
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import type { EvaluationQuestion } from '../evaluation/question';

interface About {
  /** One of the subject's knowledge points (growth/points.ts). */
  readonly point: string;
  /** 1 easy to 5 hard. */
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly stem: string;
  readonly why: string;
}

export type Plain = Omit<BankQuestion, 'code' | 'subject'>;

const about = ({ level, point, stem, why }: About) => ({
  ...{ knowledge: point, difficulty: level, stem, explanation: why },
});

/** Alternative texts of pictures. */
const ALT: Readonly<Partial<Record<QuestionPicture, string>>> = {
  cubes: '由小方块搭成的图形，下层前后左右各两块，上层后面有一块',
  clock: '一面钟，时针和分针指着时刻',
  goban: '棋盘中间有三颗黑子连成一条直线',
};

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

const optionsOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ key: LETTERS[index] ?? '', text, picture: '', alt: '' }));

/** The first option is correct; its position varies by question. */
export function choose(options: readonly string[], facts: About): Plain {
  const turn = facts.stem.length % options.length;
  const shown = [...options.slice(turn), ...options.slice(0, turn)];
  const right = shown.indexOf(options[0] ?? '');
  return {
    ...about(facts),
    body: { kind: 'single', options: optionsOf(shown) },
    answer: { kind: 'single', choice: LETTERS[right] ?? '' },
  };
}

export const judge = (isTrue: boolean, facts: About): Plain => ({
  ...about(facts),
  body: { kind: 'judge' },
  answer: { kind: 'judge', isTrue },
});

/** `[[a]]` of the stem is a number. */
export const count = (right: number, facts: About & { readonly unit?: string }): Plain => ({
  ...about(facts),
  body: {
    kind: 'fill',
    blanks: [{ key: 'a', format: 'number', label: '答案', unit: facts.unit ?? '' }],
  },
  answer: { kind: 'fill', blanks: [{ key: 'a', text: String(right) }] },
});

/** A question that earlier evaluations also asked. */
export function ofBefore(question: EvaluationQuestion, level: About['level']): Plain {
  const { analysis, options = [], picture, point, right, stem } = question;
  const choice = options.indexOf(right);
  return {
    ...about({ point, level, stem, why: analysis }),
    pictures: picture === undefined ? [] : [{ key: pictureKey.question(picture), alt: ALT[picture] ?? '' }],
    body: { kind: 'single', options: optionsOf(options) },
    answer: { kind: 'single', choice: LETTERS[choice] ?? '' },
  };
}

export const coded = (
  prefix: string,
  subject: keyof typeof Subject,
  questions: readonly Plain[],
): BankQuestion[] =>
  questions.map((question, index) => ({
    ...question,
    code: `${prefix}-${String(index + 1)}`,
    subject: Subject[subject],
  }));
