/**
 * The new value, reusing the old object wherever nothing changed, so that an equal response re-renders nothing. Plain data and maps of it
 * only; anything else is taken as it is.
 */
export function structuralShare<T>(known: unknown, next: T): T {
  if (Array.isArray(known) && Array.isArray(next)) return ofList(known, next) as T;
  if (known instanceof Map && next instanceof Map) return ofMap(known, next) as T;
  return isPlain(known) && isPlain(next) ? (ofFields(known, next) as T) : next;
}

function ofList(known: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const shared = next.map((item, index) => structuralShare(known[index], item));
  const isNews = known.length !== shared.length || shared.some((item, index) => item !== known[index]);
  return isNews ? shared : known;
}

type Entries = ReadonlyMap<unknown, unknown>;

function ofMap(known: Entries, next: Entries): Entries {
  const shared = new Map([...next].map(([key, value]) => [key, structuralShare(known.get(key), value)]));
  const isNews = known.size !== shared.size || [...shared].some(([key, value]) => known.get(key) !== value);
  return isNews ? shared : known;
}

type Fields = Readonly<Record<string, unknown>>;

function ofFields(known: Fields, next: Fields): Fields {
  const shared = new Map(
    Object.entries(next).map(([name, value]) => [name, structuralShare(known[name], value)]),
  );
  const names = Object.keys(known);
  const isNews =
    names.length !== shared.size ||
    names.some((name) => !shared.has(name) || shared.get(name) !== known[name]);
  return isNews ? Object.fromEntries(shared) : known;
}

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
