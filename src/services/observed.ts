import { makeAutoObservable, type AnnotationsMap } from 'mobx';

/**
 * Makes a store observable: its fields are references (lists and maps are replaced, not changed), its getters computed, its
 * methods bound actions. Private fields and what never changes need no mention: they hold what they held, and nobody
 * watches them. `anew` names the getters that read what is not observed, such as a clock, and are asked each time.
 */
export function observed<Store extends object>(
  store: Store,
  anew: { readonly [Getter in keyof Store]?: false } = {},
): void {
  makeAutoObservable(store, anew as AnnotationsMap<Store, never>, { autoBind: true, deep: false });
}
