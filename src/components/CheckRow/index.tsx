import { View } from '@tarojs/components';
import { classNames } from '../class-names';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import './index.scss';

interface CheckRowProps {
  readonly checked: boolean;
  readonly text: string;
  readonly onToggle: () => void;
  readonly className?: string;
}

/** A checkbox with its text. The whole row is the tap target. */
export function CheckRow({ checked, text, onToggle, className }: CheckRowProps) {
  return (
    <Pressable
      className={classNames('check-row test-check', checked && 'test-checked', className)}
      role="checkbox"
      label={text}
      aria={{ checked }}
      onPress={onToggle}
    >
      <View className={classNames('check-row__box', checked && 'check-row__box--checked')}>
        {checked && <Icon name="check" size={24} tone="onPrimary" />}
      </View>
      <View className="check-row__text">{text}</View>
    </Pressable>
  );
}
