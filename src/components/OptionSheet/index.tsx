import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import { Sheet } from '../Sheet';
import './index.scss';

interface Option<Value extends string | number> {
  value: Value;
  text: string;
  note?: string;
}

interface OptionSheetProps<Value extends string | number> {
  open: boolean;
  title: string;
  options: readonly Option<Value>[];
  value: Value | null;
  onChoose: (value: Value) => void;
  onClose: () => void;
}

/** A few options: a tap chooses and closes. */
export function OptionSheet<Value extends string | number>(props: OptionSheetProps<Value>) {
  const { open, title, options, value, onChoose, onClose } = props;
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <View {...aria({ role: 'radiogroup', 'aria-label': title })}>
        {options.map((option) => (
          <Pressable
            key={option.value}
            className={classNames(
              'option-sheet__row test-option',
              option.value === value && 'option-sheet__row--chosen',
            )}
            role="radio"
            aria={{ checked: option.value === value }}
            onPress={() => {
              onChoose(option.value);
              onClose();
            }}
          >
            <View className="option-sheet__text">{option.text}</View>
            {option.note && <View className="option-sheet__note">{option.note}</View>}
            {option.value === value && <Icon name="check" size={40} tone="primary" />}
          </Pressable>
        ))}
      </View>
    </Sheet>
  );
}
