import type { ReactNode } from 'react';
import { cutTo } from '@/contract/characters';
import { digitsOf } from '@/contract/typed-digits';

export interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** number: digits alone, with the number keyboard; leading zeros stay. password: with an eye that shows it. */
  type?: 'text' | 'number' | 'password';
  /** Characters as people count them. */
  maxLength?: number;
  /** What counts of all that was typed, pasted or filled in, where that is not the digits or the whole of it. */
  clean?: (text: string) => string;
  /** Before and after the text, inside the field: an area code, a button that sends a code. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** What is wrong with the value, in the field's own words. */
  error?: string;
  onBlur?: () => void;
  /** The keyboard's "done". */
  onConfirm?: () => void;
  disabled?: boolean;
  /** The label is for screen readers alone: the placeholder says the same. */
  hideLabel?: boolean;
  /** What a browser may fill in: 'tel', 'username', 'one-time-code', 'current-password', 'new-password'. */
  autoComplete?: string;
  className?: string;
}

/** Pasted numbers come with spaces and dashes, which do not count, and in any width. */
export function cleanValue(
  { type, maxLength, clean }: Pick<TextFieldProps, 'type' | 'maxLength' | 'clean'>,
  value: string,
): string {
  if (clean) return clean(value);
  const kept = type === 'number' ? digitsOf(value) : value;
  return maxLength === undefined ? kept : cutTo(kept, maxLength);
}
