import { Textarea } from '@tarojs/components';
import { useTyped } from '../use-typed.weapp';
import { Frame } from './Frame';
import type { TextAreaProps } from './types';

export type { TextAreaProps } from './types';

/** The engine's default limit is 140. */
const NO_LIMIT = -1;
/** Px between the caret and the keyboard. */
const KEYBOARD_DISTANCE = 120;

export function TextArea(props: TextAreaProps) {
  const { name, value, onChange, placeholder, disabled, isFirst } = props;
  const typed = useTyped({ value, onChange });
  return (
    <Frame
      {...props}
      input={
        <Textarea
          className="text-area__input"
          name={name}
          placeholder={placeholder}
          placeholderClass="text-area__placeholder"
          maxlength={NO_LIMIT}
          disabled={disabled}
          focus={isFirst}
          cursorSpacing={KEYBOARD_DISTANCE}
          {...typed}
        />
      }
    />
  );
}
