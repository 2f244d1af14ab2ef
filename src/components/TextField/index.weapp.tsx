import { Input } from '@tarojs/components';
import { useState } from 'react';
import { useTyped } from '../use-typed.weapp';
import { Frame } from './Frame';
import { cleanValue, type TextFieldProps } from './types';

export type { TextFieldProps } from './types';

/** Px between the caret and the keyboard: keeps the next field and the button below visible while typing. */
const KEYBOARD_DISTANCE = 200;
/** The engine's default limit is 140, and counts an emoji as several. */
const NO_LIMIT = -1;

export function TextField(props: TextFieldProps) {
  const { name, value, onChange, placeholder, type = 'text', onBlur, onConfirm, disabled } = props;
  const [focused, setFocused] = useState(false);
  const [visible, setVisible] = useState(false);
  const typed = useTyped({ value, onChange, clean: (text) => cleanValue(props, text) });
  return (
    <Frame
      {...props}
      focused={focused}
      visible={visible}
      onToggle={() => setVisible(!visible)}
      input={
        <Input
          className="text-field__input"
          name={name}
          type={type === 'password' ? 'text' : type}
          password={type === 'password' && !visible}
          placeholder={placeholder}
          placeholderClass="text-field__placeholder"
          maxlength={NO_LIMIT}
          disabled={disabled}
          cursorSpacing={KEYBOARD_DISTANCE}
          {...typed}
          onFocus={() => setFocused(true)}
          onBlur={({ detail }) => {
            setFocused(false);
            typed.onBlur();
            // A nickname taken from the keyboard may come without an input event.
            if (type === 'nickname' && detail.value !== value) onChange(cleanValue(props, detail.value));
            onBlur?.();
          }}
          onNickNameReview={({ detail }) => {
            // WeChat has emptied the field.
            if (detail.pass === false) onChange('');
          }}
          onConfirm={() => onConfirm?.()}
        />
      }
    />
  );
}
