/** The mini program's objects are wrappers; this maps them to the browser's objects, which sandboxed code cannot reach. */
const natives = new WeakMap<object, unknown>();

export function stand<T extends object>(ours: T, native: unknown): T {
  natives.set(ours, native);
  return ours;
}

export const nativeOf = (ours: unknown): unknown =>
  typeof ours === 'object' && ours !== null ? natives.get(ours) : undefined;

type Method = (...args: unknown[]) => unknown;

/** Calls a method of a native object with unwrapped arguments. */
export const invoke = (native: object, name: string, args: unknown[]): unknown =>
  (native as Record<string, Method>)[name]!(...args.map((arg) => nativeOf(arg) ?? arg));
