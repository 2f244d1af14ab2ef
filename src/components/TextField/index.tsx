import { useId, useState, type InputHTMLAttributes } from 'react';
import { isOfComposition } from '../composition';
import { useTyped } from '../use-typed';
import { Frame } from './Frame';
import { cleanValue, type TextFieldProps } from './types';

export type { TextFieldProps } from './types';

/**
 * A labelled text input. On the web a native React input, which keeps the caret and supports autofill. type=number would drop leading
 * zeros, so digits use a `tel` input; maxlength would count an emoji as several characters, and cut it.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    name,
    value,
    onChange,
    placeholder,
    type = 'text',
    error,
    onBlur,
    onConfirm,
    disabled,
  } = props;
  const [focused, setFocused] = useState(false);
  const [visible, setVisible] = useState(false);
  const typed = useTyped({ value, onChange, clean: (text) => cleanValue(props, text) });
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
          placeholder={placeholder}
          disabled={disabled}
          autoComplete={props.autoComplete ?? 'off'}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={label}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          {...typed}
          onFocus={() => setFocused(true)}
          onBlur={(event) => {
            setFocused(false);
            typed.onBlur(event);
            onBlur?.();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isOfComposition(event) || !onConfirm) return;
            // Otherwise the browser would also submit the surrounding form.
            event.preventDefault();
            onConfirm();
          }}
        />
      }
    />
  );
}

function keyboardOf(
  type: TextFieldProps['type'],
  visible: boolean,
): Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'pattern'> {
  if (type === 'number') return { type: 'tel', inputMode: 'numeric', pattern: '[0-9]*' };
  return { type: type === 'password' && !visible ? 'password' : 'text' };
}
