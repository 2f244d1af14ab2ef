import { ColumnSheet, type ColumnsOf } from '@/components/ColumnSheet';
import { Dialog, type DialogAction } from '@/components/Dialog';
import { Menu } from '@/components/Menu';
import { OptionSheet } from '@/components/OptionSheet';
import { Overlay } from '@/components/Overlay';
import { Sheet } from '@/components/Sheet';
import { Button } from '@/components/Button';
import { View } from '@tarojs/components';
import { nothing, type Section } from '../types';
import { LONG_NAME, LONG_SENTENCE } from './subjects';

const OPTIONS = [
  { value: 1, text: '妈妈' },
  { value: 2, text: '爸爸', note: '已绑定' },
  { value: 3, text: LONG_NAME, note: '可以接收上课提醒' },
];

const numbers = (from: number, to: number, word: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: from + at, text: `${from + at}${word}` }));

const columns: ColumnsOf = ([hour = 9, minute = 30]) => [
  { label: '时', options: numbers(0, 23, '时'), value: hour },
  { label: '分', options: numbers(0, 59, '分'), value: minute },
];

const dialog = (actions: readonly DialogAction[], title: string, text?: string) => (
  <Dialog open title={title} actions={actions} onClose={nothing}>
    {text}
  </Dialog>
);

const action = (text: string, more: Partial<DialogAction> = {}): DialogAction => ({
  text,
  onPress: nothing,
  ...more,
});

export const layerSections: readonly Section[] = [
  {
    name: 'Menu',
    specimens: [
      { state: '选项', show: <Menu title="排序" options={OPTIONS} value={1} onChoose={nothing} /> },
      { state: '字太长', show: <Menu title="排序" options={OPTIONS} value={3} onChoose={nothing} /> },
    ],
  },
  {
    name: 'Overlay',
    specimens: [
      {
        state: '居中',
        show: (
          <Overlay open closeOnMask={false} placement="center">
            <View className="gallery__slide">任意内容</View>
          </Overlay>
        ),
        screen: 240,
      },
    ],
  },
  {
    name: 'Dialog',
    specimens: [
      {
        state: '问一句',
        show: dialog(
          [action('取消'), action('退出登录', { kind: 'danger' })],
          '确定退出登录吗?',
          '退出后需要重新登录。',
        ),
        screen: 560,
      },
      {
        state: '进行中',
        show: dialog([action('取消', { disabled: true }), action('提交', { loading: true })], '提交申请'),
        screen: 400,
      },
      {
        state: '三个按钮,字太长',
        show: dialog(
          [
            action('以后再说', { kind: 'text' }),
            action(LONG_NAME, { kind: 'secondary' }),
            action('马上升级'),
          ],
          LONG_NAME,
          LONG_SENTENCE.repeat(2),
        ),
        screen: 1040,
      },
    ],
  },
  {
    name: 'Sheet',
    specimens: [
      {
        state: '有主要按钮',
        show: (
          <Sheet
            open
            title="请假说明"
            onClose={nothing}
            footer={
              <Button block onPress={nothing}>
                知道了
              </Button>
            }
          >
            {LONG_SENTENCE}
          </Sheet>
        ),
        screen: 620,
      },
      {
        state: '字太长,要滚动',
        show: (
          <Sheet open title={LONG_NAME} onClose={nothing}>
            {LONG_SENTENCE.repeat(8)}
          </Sheet>
        ),
        screen: 620,
      },
    ],
  },
  {
    name: 'OptionSheet',
    specimens: [
      {
        state: '选中一个',
        show: (
          <OptionSheet
            open
            title="您是孩子的"
            options={OPTIONS}
            value={1}
            onChoose={nothing}
            onClose={nothing}
          />
        ),
        screen: 620,
      },
    ],
  },
  {
    name: 'ColumnSheet',
    specimens: [
      {
        state: '两列',
        show: (
          <ColumnSheet
            open
            title="提醒时间"
            value={[9, 30]}
            columnsOf={columns}
            onConfirm={nothing}
            onClose={nothing}
          />
        ),
        screen: 800,
      },
    ],
  },
];
