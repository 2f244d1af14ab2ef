import { useId } from 'react';
import { useTyped } from '../use-typed';
import { Frame } from './Frame';
import type { TextAreaProps } from './types';

export type { TextAreaProps } from './types';

/** Multi-line text. On the web a native React element, which keeps the caret. */
export function TextArea(props: TextAreaProps) {
  const { label, name, value, onChange, placeholder, error, disabled, isFirst } = props;
  // Longer text is allowed, so that pasted text is not lost.
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
          {...(isFirst ? { 'data-first': '' } : {})}
          {...typed}
        />
      }
    />
  );
}
