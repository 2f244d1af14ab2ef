/** Lets a domain notify or ask later ones (server/domains.ts), which it must not import; they register when the backend is assembled. */
type Part<Args extends readonly unknown[], Result> = (...args: Args) => Promise<Result>;

export interface Hook<Args extends readonly unknown[], Result> {
  /** At most once per domain, in its `index.ts`. */
  readonly add: (part: Part<Args, Result>) => void;
  /** Sequential, since a transaction runs one statement at a time. An error in one part fails the caller. */
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
