import type { ComponentProps } from 'react';
import { QuestionCard } from '@/features/questions';
import { nothing, type Section, type Specimen } from '../types';
import { LONG_NAME } from './subjects';

type Card = ComponentProps<typeof QuestionCard>;
type Question = Card['question'];
type Answer = NonNullable<Card['answer']>;
type Checked = NonNullable<Card['checked']>;

export const thing = (key: string, text: string) => ({ key, text, picture: '', alt: '' });

export interface Shown {
  readonly stem: string;
  readonly body: Question['body'];
  readonly answer?: Answer;
  /** The result, with the correct answer. */
  readonly checked?: Pick<Checked, 'verdict' | 'points' | 'wrongParts'>;
  readonly right?: Answer;
}

export function shownQuestion(state: string, { stem, body, answer, checked, right }: Shown): Specimen {
  const question: Question = {
    ...{
      id: 1,
      kind: body.kind,
      subject: 1,
      stem,
      pictures: [],
      points: 10,
      knowledge: '',
      isRequired: true,
    },
    body,
  };
  return {
    state,
    show: (
      <QuestionCard
        question={question}
        answer={answer}
        onAnswer={checked ? undefined : nothing}
        checked={checked && { questionId: 1, outOf: 10, ...checked }}
        solution={right && { questionId: 1, answer: right, explanation: '' }}
      />
    ),
  };
}

const match = {
  stem: '把动物和它的家连起来',
  body: {
    kind: 'match',
    left: [thing('a', '小鸟'), thing('b', '蜜蜂'), thing('c', '小鱼')],
    right: [thing('x', '蜂巢'), thing('y', '水里'), thing('z', '鸟窝')],
  },
} satisfies Shown;
const order = {
  stem: '按从小到大的顺序排一排',
  body: { kind: 'order', items: [thing('a', '{3/4}'), thing('b', '{1/4}'), thing('c', '{1/2}')] },
} satisfies Shown;
const group = {
  stem: '分一分',
  body: {
    kind: 'group',
    groups: [thing('f', '水果'), thing('v', '蔬菜')],
    items: [thing('a', '苹果'), thing('b', '白菜'), thing('c', '梨'), thing('d', LONG_NAME)],
  },
} satisfies Shown;
const go = {
  stem: '黑先，吃掉白棋的一个子',
  body: {
    ...{ kind: 'grid', look: 'go', task: 'points', columns: 9, rows: 9, most: 1, colour: 'black' },
    stones: [
      { x: 4, y: 4, colour: 'white' },
      { x: 3, y: 4, colour: 'black' },
      { x: 4, y: 3, colour: 'black' },
      { x: 5, y: 4, colour: 'black' },
    ],
    marks: [{ x: 4, y: 4, label: 'A' }],
  },
} satisfies Shown;
const line = {
  stem: '画一个正方形',
  body: {
    ...{ kind: 'grid', look: 'squares', task: 'line', columns: 6, rows: 6, most: 8, colour: 'black' },
    stones: [],
    marks: [{ x: 1, y: 1, label: 'A' }],
  },
} satisfies Shown;
const pair = (left: string, right: string) => ({ left, right });
const at = (...points: (readonly [number, number])[]): Answer => ({
  kind: 'grid',
  points: points.map(([x, y]) => ({ x, y })),
});

/** Question kinds with items to arrange, and boards. */
export const questionThingSections: readonly Section[] = [
  {
    name: 'question-match',
    specimens: [
      shownQuestion('还没有连', match),
      shownQuestion('连了两条', {
        ...match,
        answer: { kind: 'match', pairs: [pair('a', 'z'), pair('b', 'y')] },
      }),
      shownQuestion('有错的', {
        ...match,
        answer: { kind: 'match', pairs: [pair('a', 'z'), pair('b', 'y'), pair('c', 'x')] },
        checked: { verdict: 'partly', points: 3, wrongParts: ['b', 'c'] },
        right: { kind: 'match', pairs: [pair('a', 'z'), pair('b', 'x'), pair('c', 'y')] },
      }),
    ],
  },
  {
    name: 'question-order',
    specimens: [
      shownQuestion('还没有排', order),
      shownQuestion('有错的', {
        ...order,
        answer: { kind: 'order', keys: ['b', 'a', 'c'] },
        checked: { verdict: 'partly', points: 6, wrongParts: ['a'] },
        right: { kind: 'order', keys: ['b', 'c', 'a'] },
      }),
    ],
  },
  {
    name: 'question-group',
    specimens: [
      shownQuestion('还没有放', group),
      shownQuestion('放了几个', {
        ...group,
        answer: {
          kind: 'group',
          placed: [
            { item: 'a', group: 'f' },
            { item: 'b', group: 'v' },
          ],
        },
      }),
      shownQuestion('有错的', {
        ...group,
        answer: {
          kind: 'group',
          placed: [
            { item: 'a', group: 'v' },
            { item: 'b', group: 'v' },
          ],
        },
        checked: { verdict: 'partly', points: 3, wrongParts: ['a', 'c'] },
        right: {
          kind: 'group',
          placed: [
            { item: 'a', group: 'f' },
            { item: 'b', group: 'v' },
            { item: 'c', group: 'f' },
          ],
        },
      }),
    ],
  },
  {
    name: 'question-grid',
    specimens: [
      shownQuestion('九路棋盘', { ...go, answer: at([4, 5]) }),
      shownQuestion('有错的', {
        ...go,
        answer: at([5, 5]),
        checked: { verdict: 'wrong', points: 0, wrongParts: ['5,5'] },
        right: at([4, 5]),
      }),
      shownQuestion('十九路棋盘', { stem: '找出白棋的气', body: { ...go.body, columns: 19, rows: 19 } }),
      shownQuestion('画线', { ...line, answer: at([1, 1], [3, 1], [3, 3]) }),
      shownQuestion('选方格', {
        stem: '选出第 2 列的方格',
        body: { ...line.body, task: 'points', columns: 4, rows: 3, marks: [] },
        answer: at([1, 0], [1, 1]),
      }),
    ],
  },
];
