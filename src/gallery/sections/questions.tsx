/** Question kinds answered by choosing, writing or listening; for those with items to arrange see question-things. */
import { View } from '@tarojs/components';
import { SoundLook } from '@/features/questions/parts/sound';
import { RichText } from '@/features/questions';
import { nothing, type Section } from '../types';
import { shownQuestion as shown, thing, type Shown } from './question-things';
import { LONG_SENTENCE } from './subjects';

const options = [thing('a', '6 只'), thing('b', '{1/2}'), thing('c', LONG_SENTENCE)];
const single = {
  stem: '池塘里有 4 只小鸭，又来了 3 只。一共有几只？',
  body: { kind: 'single', options },
} satisfies Shown;
const multiple = { stem: '哪些是水果？', body: { kind: 'multiple', options } } satisfies Shown;
const judge = { stem: '三角形有三条边。', body: { kind: 'judge' } } satisfies Shown;
const fill = {
  stem: '9＋5＝[[a]]，一半的一半是 [[b]]。',
  body: {
    kind: 'fill',
    blanks: [
      { key: 'a', format: 'number', label: '和', unit: '只' },
      { key: 'b', format: 'fraction', label: '', unit: '' },
    ],
  },
} satisfies Shown;
const listen = {
  stem: '听一听，一共响了几下？',
  body: {
    ...{ kind: 'listen', sound: { url: '', seconds: 4 }, transcript: '', isMultiple: false },
    options: [thing('a', '3 下'), thing('b', '5 下')],
  },
} satisfies Shown;

const choice = (key: string) => ({ kind: 'single', choice: key }) as const;
const choices = (...keys: string[]) => ({ kind: 'multiple' as const, choices: keys });
const blanks = (a: string, b: string) => ({
  kind: 'fill' as const,
  blanks: [
    { key: 'a', text: a },
    { key: 'b', text: b },
  ],
});

export const questionSections: readonly Section[] = [
  {
    name: '单选、多选、判断',
    specimens: [
      shown('没有选', single),
      shown('选了一个', { ...single, answer: choice('a') }),
      shown('答对了', {
        ...{ ...single, answer: choice('a'), right: choice('a') },
        checked: { verdict: 'right', points: 10, wrongParts: [] },
      }),
      shown('答错了', {
        ...{ ...single, answer: choice('b'), right: choice('a') },
        checked: { verdict: 'wrong', points: 0, wrongParts: ['b'] },
      }),
      shown('多选', { ...multiple, answer: choices('a', 'b') }),
      shown('对了一部分', {
        ...{ ...multiple, answer: choices('a', 'b'), right: choices('a', 'c') },
        checked: { verdict: 'partly', points: 5, wrongParts: ['b'] },
      }),
      shown('判断', { ...judge, answer: { kind: 'judge', isTrue: true } }),
      shown('没有作答', {
        ...{ ...judge, right: { kind: 'judge', isTrue: true } },
        checked: { verdict: 'empty', points: 0, wrongParts: [] },
      }),
    ],
  },
  {
    name: '填空',
    specimens: [
      shown('没有填', fill),
      shown('填好', { ...fill, answer: blanks('14', '1/4') }),
      shown('对了一部分', {
        ...{ ...fill, answer: blanks('14', '1/2'), right: blanks('14', '1/4') },
        checked: { verdict: 'partly', points: 5, wrongParts: ['b'] },
      }),
    ],
  },
  {
    name: '听力',
    specimens: [
      shown('没有选', listen),
      shown('答错了', {
        ...{
          ...listen,
          answer: { kind: 'listen', choices: ['a'] },
          right: { kind: 'listen', choices: ['b'] },
        },
        checked: { verdict: 'wrong', points: 0, wrongParts: ['a'] },
      }),
      {
        state: '正在播放',
        show: <SoundLook state="playing" time={2} seconds={4} label="听力" onPress={nothing} />,
      },
      {
        state: '播放不了',
        show: <SoundLook state="failed" time={0} seconds={4} label="听力" onPress={nothing} />,
      },
    ],
  },
  {
    name: '算式',
    specimens: [
      {
        state: '分数、带分数、乘方、空格',
        show: (
          <View>
            <RichText text={'{1/2}＋{3 1/4}＝[[a]]\n{5^2}＝25，{x^2}'} />
          </View>
        ),
      },
    ],
  },
];
