interface Key {
  readonly isComposing?: boolean;
  readonly keyCode?: number;
}

/** Of a key that a keyboard program has taken. Safari says so of the Enter that ends a word by this code alone. */
const TAKEN = 229;

/** The key chooses or ends a word that is being composed, and means nothing else. React's event does not say so itself. */
export function isOfComposition(event: Key & { readonly nativeEvent?: Key }): boolean {
  const { isComposing, keyCode } = event.nativeEvent ?? event;
  return isComposing === true || keyCode === TAKEN;
}
