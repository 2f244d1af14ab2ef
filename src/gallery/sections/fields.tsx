import { Button } from '@/components/Button';
import { CheckRow } from '@/components/CheckRow';
import { PickerField } from '@/components/PickerField';
import { TextArea, type TextAreaProps } from '@/components/TextArea';
import { TextField, type TextFieldProps } from '@/components/TextField';
import { Kept } from '../Kept';
import { nothing, type Section } from '../types';
import { LONG_NAME, LONG_SENTENCE } from './subjects';

const field = (value: string, more: Partial<TextFieldProps> = {}) => (
  <Kept start={value}>
    {(now, keep) => (
      <TextField
        label="孩子姓名"
        name="kidName"
        placeholder="请输入孩子姓名"
        value={now}
        onChange={keep}
        {...more}
      />
    )}
  </Kept>
);

const area = (value: string, more: Partial<TextAreaProps> = {}) => (
  <Kept start={value}>
    {(now, keep) => (
      <TextArea
        label="问题描述"
        name="content"
        placeholder="请写下您遇到的问题"
        value={now}
        onChange={keep}
        count={{ now: now.length, max: 50 }}
        {...more}
      />
    )}
  </Kept>
);

const sendCode = (
  <Button kind="text" size="small" onPress={nothing}>
    获取验证码
  </Button>
);

export const fieldSections: readonly Section[] = [
  {
    name: 'TextField',
    specimens: [
      { state: '空', show: field('') },
      { state: '填好', show: field('豆豆') },
      { state: '正在填', show: field('豆豆', { className: 'text-field--focused' }) },
      { state: '有错', show: field(LONG_NAME, { error: '孩子姓名不能超过20个字' }) },
      { state: '不可用', show: field('豆豆', { disabled: true }) },
      {
        state: '区号与手机号,没有标题',
        show: field('13800000003', { label: '手机号', hideLabel: true, prefix: '+86', type: 'number' }),
      },
      {
        state: '右边有按钮',
        show: field('', { label: '验证码', placeholder: '请输入验证码', suffix: sendCode }),
      },
      { state: '密码', show: field('wandou123', { label: '密码', type: 'password' }) },
    ],
  },
  {
    name: 'TextArea',
    specimens: [
      { state: '空', show: area('') },
      { state: '填好', show: area('课程回放打不开') },
      { state: '太长', show: area(LONG_SENTENCE, { error: '最多写50个字' }) },
      { state: '不可用', show: area('课程回放打不开', { disabled: true }) },
    ],
  },
  {
    name: 'PickerField',
    specimens: [
      {
        state: '没有选',
        show: <PickerField label="出生日期" value="" placeholder="请选择出生日期" onPress={nothing} />,
      },
      {
        state: '选好',
        show: <PickerField label="出生日期" value="2019年11月2日" placeholder="" onPress={nothing} />,
      },
      {
        state: '按下',
        show: <PickerField label="出生日期" value="2019年11月2日" placeholder="" onPress={nothing} />,
        held: 'pressed',
      },
      {
        state: '有错,字太长',
        show: (
          <PickerField
            label="所在地区"
            value={`新疆维吾尔自治区 ${LONG_NAME}`}
            placeholder=""
            error="请重新选择所在地区"
            onPress={nothing}
          />
        ),
      },
      {
        state: '不可用',
        show: (
          <PickerField disabled label="出生日期" value="2019年11月2日" placeholder="" onPress={nothing} />
        ),
      },
    ],
  },
  {
    name: 'CheckRow',
    specimens: [
      {
        state: '没有勾',
        show: (
          <Kept start={false}>
            {(on, keep) => <CheckRow text="不再提醒" checked={on} onToggle={() => keep(!on)} />}
          </Kept>
        ),
      },
      {
        state: '勾上',
        show: (
          <Kept start={true}>
            {(on, keep) => <CheckRow text="不再提醒" checked={on} onToggle={() => keep(!on)} />}
          </Kept>
        ),
      },
      {
        state: '按下',
        show: <CheckRow text="不再提醒" checked={false} onToggle={nothing} />,
        held: 'pressed',
      },
      { state: '字太长', show: <CheckRow text={LONG_SENTENCE} checked onToggle={nothing} /> },
    ],
  },
];
