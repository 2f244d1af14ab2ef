/** What the folder of a domain offers: its `index.ts`. The ties between the parts are made where they are written (define.ts). */
interface Domain {
  readonly routes: object;
  readonly calls: object;
  readonly schemas: object;
  /** In no bundle of the app: for the document of the backend and the tests. */
  readonly errors: object;
}

type Domains = Readonly<Record<string, Domain>>;

/** All of a union at once. */
export type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** One part of all domains as one map. */
export type Merged<D extends Domains, Part extends keyof Domain> = Intersection<D[keyof D][Part]>;

/** Names that two domains use: `merged` would lose one of them. */
export type Repeated<D extends Domains, Part extends keyof Domain> = {
  [Word in keyof D]: keyof D[Word][Part] &
    { [Other in Exclude<keyof D, Word>]: keyof D[Other][Part] }[Exclude<keyof D, Word>];
}[keyof D];

/** The assertion holds as long as no name is repeated, which registry.ts lets the compiler check. */
export const merged = <D extends Domains, Part extends keyof Domain>(
  domains: D,
  part: Part,
): Merged<D, Part> =>
  Object.assign({}, ...Object.values(domains).map((domain) => domain[part])) as Merged<D, Part>;
