import { View } from '@tarojs/components';
import { Button, type ButtonKind } from '@/components/Button';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import { nothing, type Section, type Specimen } from '../types';
import { LONG_NAME, LONG_SENTENCE } from './subjects';

const KINDS: readonly (readonly [ButtonKind, string])[] = [
  ['primary', '主要'],
  ['secondary', '次要'],
  ['text', '文字'],
  ['danger', '危险'],
  ['danger-text', '危险文字'],
];

type Look = Omit<Parameters<typeof Button>[0], 'onPress' | 'children' | 'kind'>;

const kinds = (look: Look = {}) => (
  <View className="gallery__row">
    {KINDS.map(([kind, text]) => (
      <Button key={kind} kind={kind} onPress={nothing} {...look}>
        {text}
      </Button>
    ))}
  </View>
);

const buttons: readonly Specimen[] = [
  { state: '普通', show: kinds() },
  { state: '按下', show: kinds(), held: 'pressed' },
  { state: '键盘焦点', show: kinds(), held: 'focused' },
  { state: '不可用', show: kinds({ disabled: true }) },
  { state: '进行中', show: kinds({ loading: true }) },
  { state: '中', show: kinds({ size: 'medium' }) },
  { state: '小', show: kinds({ size: 'small' }) },
  { state: '小,进行中', show: kinds({ size: 'small', loading: true }) },
  {
    state: '通栏,字太长',
    show: (
      <Button block onPress={nothing}>
        {LONG_NAME}
      </Button>
    ),
  },
];

export const buttonSections: readonly Section[] = [
  { name: 'Button', specimens: buttons },
  {
    name: 'Pressable',
    specimens: [
      { state: '普通', show: <Pressable onPress={nothing}>可以点的一块</Pressable> },
      { state: '按下', show: <Pressable onPress={nothing}>可以点的一块</Pressable>, held: 'pressed' },
      { state: '键盘焦点', show: <Pressable onPress={nothing}>可以点的一块</Pressable>, held: 'focused' },
      {
        state: '不可用',
        show: (
          <Pressable disabled onPress={nothing}>
            可以点的一块
          </Pressable>
        ),
      },
    ],
  },
  {
    name: 'Card',
    specimens: [
      { state: '只看', show: <Card>{LONG_SENTENCE}</Card> },
      { state: '可点', show: <Card onPress={nothing}>今天 19:00 有一节思维课</Card> },
      { state: '按下', show: <Card onPress={nothing}>今天 19:00 有一节思维课</Card>, held: 'pressed' },
      {
        state: '相连',
        show: (
          <>
            <Card joined onPress={nothing}>
              今天 19:00
            </Card>
            <Card joined>{LONG_SENTENCE}</Card>
            <Card joined>明天 10:30</Card>
          </>
        ),
      },
    ],
  },
];
