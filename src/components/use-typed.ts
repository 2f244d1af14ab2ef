import { useState, type ChangeEvent, type CompositionEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const asTyped = (text: string): string => text;

interface Typed {
  readonly value: string;
  /** Normalizes a text; unchanged by default. */
  readonly clean?: (text: string) => string;
  readonly onChange: (value: string) => void;
}

/**
 * Props of a text input. During an IME composition it shows the raw text, whatever `clean` and the owner do, because writing to the element
 * would abort the composition. The text is cleaned when the composition ends.
 */
export function useTyped({ value, clean = asTyped, onChange }: Typed) {
  const [composed, setComposed] = useState<string | null>(null);
  const done = (field: Field): void => {
    setComposed(null);
    onChange(cleanField(field, clean));
  };
  return {
    value: composed ?? value,
    onCompositionStart: ({ currentTarget }: CompositionEvent<Field>) => setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => done(currentTarget),
    onChange: ({ target }: ChangeEvent<Field>) => {
      if (composed === null) return onChange(cleanField(target, clean));
      setComposed(target.value);
      onChange(clean(target.value));
    },
    /** A field may lose focus during a composition, without a compositionend event. */
    onBlur: ({ currentTarget }: { readonly currentTarget: Field }) => {
      if (composed !== null) done(currentTarget);
    },
  };
}

/** Cleans the element's text before React compares it, to keep the caret. */
function cleanField(field: Field, clean: (text: string) => string): string {
  const cleaned = clean(field.value);
  if (cleaned === field.value) return cleaned;
  const caret = clean(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
  field.value = cleaned;
  field.setSelectionRange(caret, caret);
  return cleaned;
}
