import type { ReactNode } from 'react';
import { cutTo } from '../../contract/characters';

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

/** Pasted phone numbers come with spaces and dashes, which do not count. */
export function cleanValue(
  { type, maxLength }: Pick<TextFieldProps, 'type' | 'maxLength'>,
  value: string,
): string {
  const clean = type === 'number' ? value.replace(/\D/g, '') : value;
  return maxLength === undefined ? clean : cutTo(clean, maxLength);
}
