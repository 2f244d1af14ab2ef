import { useState } from 'react';

const asTyped = (text: string): string => text;

interface Typed {
  readonly value: string;
  readonly clean?: (text: string) => string;
  readonly onChange: (value: string) => void;
}

/** As on the web (use-typed.ts). WeChat reports compositions since base library 3.1; before, they are unknown. */
export function useTyped({ value, clean = asTyped, onChange }: Typed) {
  const [composed, setComposed] = useState<string | null>(null);
  const done = (): void => {
    if (composed === null) return;
    setComposed(null);
    onChange(clean(composed));
  };
  return {
    value: composed ?? value,
    onKeyboardCompositionStart: () => setComposed(value),
    onKeyboardCompositionEnd: done,
    onInput: ({ detail }: { readonly detail: { readonly value: string } }) => {
      if (composed !== null) setComposed(detail.value);
      onChange(clean(detail.value));
    },
    onBlur: done,
  };
}
