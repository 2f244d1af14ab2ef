import { useEffect } from 'react';

/** Where keys write or choose. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=combobox], [role=listbox]';

/** Single keys of the page; undefined: this one does nothing now. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, isComposing, key, metaKey, target } = event;
      if (altKey || ctrlKey || metaKey || isComposing) return;
      if (target instanceof Element && target.closest(TAKES_KEYS) !== null) return;
      const act = keys[key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
