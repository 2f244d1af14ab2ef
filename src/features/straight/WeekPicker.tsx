import { View } from '@tarojs/components';
import { useState } from 'react';
import { Icon } from '@/components/Icon';
import { OptionSheet } from '@/components/OptionSheet';
import { Pressable } from '@/components/Pressable';
import { straightTexts as texts } from './texts';
import './index.scss';

interface PickerProps<Value extends string> {
  readonly title: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly note?: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A pill with the current value; a tap opens the options. */
export function Picker<Value extends string>({ title, options, value, onChoose }: PickerProps<Value>) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find((option) => option.value === value)?.text ?? '';
  return (
    <>
      <Pressable className="straight-picker" label={`${title}：${chosen}`} onPress={() => setIsOpen(true)}>
        <View className="straight-picker__text">{chosen}</View>
        <Icon name="arrow-down" size={32} tone="secondary" />
      </Pressable>
      <OptionSheet
        open={isOpen}
        title={title}
        options={options}
        value={value}
        onChoose={onChoose}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

interface WeekPickerProps {
  /** Mondays, newest first: the first is the current week. */
  readonly periods: readonly string[];
  readonly value: string;
  readonly onChoose: (period: string) => void;
}

export function WeekPicker({ periods, value, onChoose }: WeekPickerProps) {
  const options = periods.map((period, index) => ({
    value: period,
    text: index === 0 ? texts.thisWeek : texts.weekOf(period),
  }));
  return <Picker title={texts.chooseWeek} options={options} value={value} onChoose={onChoose} />;
}
