/** What a domain's `index.ts` exports. Types that link the parts are declared where they are defined (define.ts). */
interface Domain {
  readonly routes: object;
  readonly calls: object;
  readonly schemas: object;
  /** Not in any bundle of the app: for the backend's document and tests. */
  readonly errors: object;
}

type Domains = Readonly<Record<string, Domain>>;

/** Turns a union into an intersection. */
export type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** One part of all domains as one map. */
export type Merged<D extends Domains, Part extends keyof Domain> = Intersection<D[keyof D][Part]>;

/** Names used by two domains: `merged` would lose one of them. */
export type Repeated<D extends Domains, Part extends keyof Domain> = {
  [Word in keyof D]: keyof D[Word][Part] &
    { [Other in Exclude<keyof D, Word>]: keyof D[Other][Part] }[Exclude<keyof D, Word>];
}[keyof D];

/** The cast is sound as long as no name is repeated, which registry.ts checks at compile time. */
export const merged = <D extends Domains, Part extends keyof Domain>(
  domains: D,
  part: Part,
): Merged<D, Part> =>
  Object.assign({}, ...Object.values(domains).map((domain) => domain[part])) as Merged<D, Part>;
