import { useId } from 'react';
import { Frame } from './Frame';
import type { TextAreaProps } from './types';

export type { TextAreaProps } from './types';

/** Several lines of text. On the web a real element of React's: it keeps the caret and half-typed Chinese words. */
export function TextArea(props: TextAreaProps) {
  const { label, name, value, onChange, placeholder, error, disabled } = props;
  const errorId = useId();
  return (
    <Frame
      {...props}
      errorId={errorId}
      input={
        <textarea
          className="text-area__input"
          name={name}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          aria-label={label}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}
