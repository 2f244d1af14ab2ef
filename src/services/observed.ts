import { _isComputingDerivation as isWatched, computed, createAtom, runInAction } from 'mobx';

/**
 * Makes a store observable: its fields are references (lists and maps are replaced, not changed), its getters computed, its
 * methods bound actions. Private fields and what never changes need no mention: they hold what they held, and nobody
 * watches them. `anew` names the getters that read what is not observed, such as a clock, and are asked each time.
 *
 * It takes what everything else of MobX is made of: `makeAutoObservable` would bring lists, maps and decorators along, 9 KB
 * (brotli) of what every first start loads.
 */
export function observed<Store extends object>(
  store: Store,
  anew: { readonly [Getter in keyof Store]?: false } = {},
): void {
  const own = Object.entries(store);
  const shared = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(store) as object);
  own.forEach(([name, value]) => observeField(store, name, value));
  for (const [name, { get, value }] of Object.entries<PropertyDescriptor>(shared)) {
    if (name === 'constructor' || name in anew) continue;
    if (get) computeGetter(store, name, get);
    else if (typeof value === 'function') bindAction(store, name, value as Method);
  }
}

type Method = (...args: readonly unknown[]) => unknown;

function observeField(store: object, name: string, given: unknown): void {
  const atom = createAtom(name);
  let value = given;
  Object.defineProperty(store, name, {
    configurable: true,
    enumerable: true,
    get() {
      atom.reportObserved();
      return value;
    },
    set(next: unknown) {
      if (Object.is(next, value)) return;
      value = next;
      atom.reportChanged();
    },
  });
}

function computeGetter(store: object, name: string, get: () => unknown): void {
  const value = computed(get, { name, context: store });
  Object.defineProperty(store, name, { configurable: true, get: () => value.get() });
}

/** Asked by what is drawn or computed, a method is part of that; otherwise it tells at its end what it changed. */
function bindAction(store: object, name: string, method: Method): void {
  const value: Method = (...args) =>
    isWatched() ? method.apply(store, [...args]) : runInAction(() => method.apply(store, [...args]));
  Object.defineProperty(store, name, { configurable: true, writable: true, value });
}
