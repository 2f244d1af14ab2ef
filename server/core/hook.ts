/** What a domain tells, or asks, those above it: it knows none of them, and they take part when the backend is put together. */
type Part<Args extends readonly unknown[], Result> = (...args: Args) => Promise<Result>;

export interface Hook<Args extends readonly unknown[], Result> {
  /** At most once a domain, in its `index.ts`. */
  readonly add: (part: Part<Args, Result>) => void;
  /** One after the other, since a transaction takes one statement at a time. What fails in one fails in whoever tells. */
  readonly run: (...args: Args) => Promise<readonly Result[]>;
}

export function hook<Args extends readonly unknown[], Result = void>(): Hook<Args, Result> {
  const parts: Part<Args, Result>[] = [];
  return {
    add: (part) => void parts.push(part),
    async run(...args) {
      const results: Result[] = [];
      for (const part of parts) results.push(await part(...args));
      return results;
    },
  };
}
