import type { ReactNode } from 'react';
import { cutTo } from '@/contract/characters';
import { digitsOf } from '@/contract/typed-digits';

export interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /**
   * number: digits only, with the number keyboard; leading zeros stay. password: with a toggle to show it. nickname: WeChat offers the
   * parent's own on its keyboard.
   */
  type?: 'text' | 'number' | 'password' | 'nickname';
  /** User-perceived characters. */
  maxLength?: number;
  /** Normalizes typed, pasted or autofilled text; by default digits only for numbers, otherwise unchanged. */
  clean?: (text: string) => string;
  /** Inside the field, before and after the text: an area code, a button that sends a code. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Error text for the value. */
  error?: string;
  onBlur?: () => void;
  /** The keyboard's "done" key. */
  onConfirm?: () => void;
  disabled?: boolean;
  /** The label is for screen readers only: the placeholder says the same. */
  hideLabel?: boolean;
  /** Autofill type: 'tel', 'username', 'one-time-code', 'current-password', 'new-password'. */
  autoComplete?: string;
  className?: string;
}

/** Pasted numbers contain spaces and dashes, which are removed, and full-width digits. */
export function cleanValue(
  { type, maxLength, clean }: Pick<TextFieldProps, 'type' | 'maxLength' | 'clean'>,
  value: string,
): string {
  if (clean) return clean(value);
  const kept = type === 'number' ? digitsOf(value) : value;
  return maxLength === undefined ? kept : cutTo(kept, maxLength);
}
