interface Key {
  readonly isComposing?: boolean;
  readonly keyCode?: number;
}

/** keyCode of keys handled by an input method. In Safari the only sign of the Enter that ends a composition. */
const TAKEN = 229;

/** The key belongs to an IME composition and must be ignored. React's event does not expose this. */
export function isOfComposition(event: Key & { readonly nativeEvent?: Key }): boolean {
  const { isComposing, keyCode } = event.nativeEvent ?? event;
  return isComposing === true || keyCode === TAKEN;
}
