import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import './index.scss';

interface PickerFieldProps {
  label: string;
  /** The choice as text; '' for none. */
  value: string;
  placeholder: string;
  /** Opens the picker. */
  onPress: () => void;
  error?: string;
  disabled?: boolean;
  className?: string;
}

/** Looks like a `TextField`, and is chosen instead of typed. */
export function PickerField(props: PickerFieldProps) {
  const { label, value, placeholder, onPress, error, disabled, className } = props;
  return (
    <View className={classNames('picker-field', className)}>
      <View className="picker-field__label" {...aria({ 'aria-hidden': 'true' })}>
        {label}
      </View>
      <Pressable
        className={classNames('picker-field__box test-picker', error && 'picker-field__box--error')}
        label={[label, value || placeholder].join(' ')}
        disabled={disabled}
        onPress={onPress}
      >
        <View className={classNames('picker-field__value', !value && 'picker-field__value--none')}>
          {value || placeholder}
        </View>
        <Icon name="arrow-right" size={32} tone="secondary" />
      </Pressable>
      <View className="picker-field__error" {...aria({ role: 'alert' })}>
        {error}
      </View>
    </View>
  );
}
