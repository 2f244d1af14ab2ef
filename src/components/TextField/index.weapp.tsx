import { Input } from '@tarojs/components';
import { useState } from 'react';
import { Frame } from './Frame';
import { cleanValue } from './types';
import type { TextFieldProps } from './types';

export type { TextFieldProps } from './types';

/** Px between the caret and the keyboard: the next field and the button below it stay in sight while one types. */
const KEYBOARD_DISTANCE = 200;
/** The engine's own limit is 140 unless told otherwise. */
const NO_LIMIT = -1;

export function TextField(props: TextFieldProps) {
  const {
    name,
    value,
    onChange,
    placeholder,
    type = 'text',
    maxLength = NO_LIMIT,
    onBlur,
    onConfirm,
    disabled,
  } = props;
  const [focused, setFocused] = useState(false);
  const [visible, setVisible] = useState(false);
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
          type={type === 'number' ? 'number' : 'text'}
          password={type === 'password' && !visible}
          value={value}
          placeholder={placeholder}
          placeholderClass="text-field__placeholder"
          maxlength={maxLength}
          disabled={disabled}
          cursorSpacing={KEYBOARD_DISTANCE}
          onInput={(event) => onChange(cleanValue(props, event.detail.value))}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            onBlur?.();
          }}
          onConfirm={() => onConfirm?.()}
        />
      }
    />
  );
}
