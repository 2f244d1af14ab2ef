import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { look } from '../look';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import { texts } from '../texts';
import type { TextFieldProps } from './types';
import './index.scss';

interface FrameProps extends TextFieldProps {
  input: ReactNode;
  focused: boolean;
  /** For a password only. */
  visible: boolean;
  onToggle: () => void;
  errorId?: string;
}

/** Everything of the field but the input itself, which differs by build. */
export function Frame(props: FrameProps) {
  const {
    label,
    name,
    hideLabel,
    type,
    prefix,
    suffix,
    error,
    disabled,
    className,
    input,
    focused,
    visible,
    onToggle,
    errorId,
  } = props;
  return (
    <View
      className={classNames(
        `text-field test-field-${name}`,
        focused && 'text-field--focused',
        error && 'text-field--error',
        disabled && 'text-field--disabled',
        className,
      )}
    >
      {!hideLabel && (
        <View className="text-field__label" {...aria({ 'aria-hidden': 'true' })}>
          {label}
        </View>
      )}
      <View className="text-field__box" {...look('field')}>
        {prefix !== undefined && <View className="text-field__prefix">{prefix}</View>}
        {input}
        {type === 'password' && (
          // Keeps the focus in the field, and a phone's keyboard open.
          <View className="text-field__eye" {...{ onMouseDown: (event: Event) => event.preventDefault() }}>
            <Pressable
              className="text-field__eye-button"
              label={visible ? texts.hidePassword : texts.showPassword}
              onPress={onToggle}
            >
              <Icon name={visible ? 'eye' : 'eye-off'} tone="secondary" size={40} />
            </Pressable>
          </View>
        )}
        {suffix !== undefined && <View className="text-field__suffix">{suffix}</View>}
      </View>
      <View id={errorId} className="text-field__error" {...aria({ role: 'alert' })}>
        {error}
      </View>
    </View>
  );
}
