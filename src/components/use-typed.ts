import { useState } from 'react';
import type { ChangeEvent, CompositionEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const asTyped = (text: string): string => text;

interface Typed {
  readonly value: string;
  /** What of a text the field takes; all of it when absent. */
  readonly clean?: (text: string) => string;
  readonly onChange: (value: string) => void;
}

/**
 * What makes an element a field. A word that is being composed shows as it is typed, whatever the field takes of it and its
 * owner makes of it: to write into the element breaks the word off. Cleaned is what is there when the word is done.
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
    /** A field may lose the keyboard in the middle of a word, and its browser the end of it. */
    onBlur: ({ currentTarget }: { readonly currentTarget: Field }) => {
      if (composed !== null) done(currentTarget);
    },
  };
}

/** Cleans what the element shows before React compares it, so that the caret stays where it was. */
function cleanField(field: Field, clean: (text: string) => string): string {
  const cleaned = clean(field.value);
  if (cleaned === field.value) return cleaned;
  const caret = clean(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
  field.value = cleaned;
  field.setSelectionRange(caret, caret);
  return cleaned;
}
