import { useId } from 'react';
import { useTyped } from '../use-typed';
import { Frame } from './Frame';
import type { TextAreaProps } from './types';

export type { TextAreaProps } from './types';

/** Several lines of text. On the web a real element of React's: it keeps the caret. */
export function TextArea(props: TextAreaProps) {
  const { label, name, value, onChange, placeholder, error, disabled } = props;
  // More than fits may be written: nothing that is pasted gets lost.
  const typed = useTyped({ value, onChange });
  const errorId = useId();
  return (
    <Frame
      {...props}
      errorId={errorId}
      input={
        <textarea
          className="text-area__input"
          name={name}
          placeholder={placeholder}
          disabled={disabled}
          aria-label={label}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          {...typed}
        />
      }
    />
  );
}
