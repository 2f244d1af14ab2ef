import { useId, useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { Frame } from './Frame';
import { cleanValue } from './types';
import type { TextFieldProps } from './types';

export type { TextFieldProps } from './types';

/**
 * A labelled line of text. On the web a real input of React's: it keeps the caret and lets a half-typed Chinese word be,
 * and a browser can fill it in. type=number would drop leading zeros and maxlength, so digits are a `tel` input.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    name,
    value,
    onChange,
    placeholder,
    type = 'text',
    maxLength,
    error,
    onBlur,
    onConfirm,
    disabled,
  } = props;
  const [focused, setFocused] = useState(false);
  const [visible, setVisible] = useState(false);
  const errorId = useId();
  return (
    <Frame
      {...props}
      focused={focused}
      visible={visible}
      onToggle={() => setVisible(!visible)}
      errorId={errorId}
      input={
        <input
          className="text-field__input"
          {...keyboardOf(type, visible)}
          name={name}
          value={value}
          placeholder={placeholder}
          maxLength={type === 'number' ? undefined : maxLength}
          disabled={disabled}
          autoComplete={props.autoComplete ?? 'off'}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={label}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(cleanInput(props, event.target))}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            onBlur?.();
          }}
          onKeyDown={(event) => {
            // Enter also ends the choice of a Chinese word: that is not "done".
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onConfirm?.();
          }}
        />
      }
    />
  );
}

/** Cleans what the input shows before React compares it, so that the caret stays where it was. */
function cleanInput(props: TextFieldProps, input: HTMLInputElement): string {
  const clean = cleanValue(props, input.value);
  if (clean === input.value) return clean;
  const caret = cleanValue(props, input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = clean;
  input.setSelectionRange(caret, caret);
  return clean;
}

function keyboardOf(
  type: TextFieldProps['type'],
  visible: boolean,
): Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'pattern'> {
  if (type === 'number') return { type: 'tel', inputMode: 'numeric', pattern: '[0-9]*' };
  return { type: type === 'password' && !visible ? 'password' : 'text' };
}
