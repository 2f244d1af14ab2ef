/**
 * Lenient validation of responses, the only place of it (rule shell-79).
 * A shape is the part of a response schema that is bundled: types without bounds, generated from the schemas
 * (scripts/generate.cjs).
 * A string is a type: 's' string, 'd' a date or date-time in the contract's format, 'n' number, 'b' boolean, several
 * letters for a union; 'S:a|b', 'N:1|2' and 'B:true' for enumerations; a leading 'z' allows null. [item] is a list;
 * [one, other, …] a union, with 'z' among them if nullable. In an object, 'name?' is optional, and 'name!' required:
 * the object is dropped without it.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

/** Replacement for values that an enumeration does not list. */
export const UNKNOWN = 'unknown';
export const UNKNOWN_CODE = -1;

export interface ReadAnswer {
  /** Conforms to the shape; undefined where a required value is missing. */
  readonly value: unknown;
  /** Paths that do not match, such as `.list.3` for a dropped row. Missing fields are not reported. */
  readonly faults: readonly string[];
}

/** Reads a gateway's response: never throws, and gives every field of the shape a value of its type. */
export function readAnswer(value: unknown, shape: Shape): ReadAnswer {
  const faults: string[] = [];
  const found = read(value, shape, '', faults);
  return { value: found === UNREADABLE ? undefined : found, faults };
}

/** Strict `readAnswer`, for cached responses: undefined if any part is invalid. */
export function readWhole(value: unknown, shape: Shape | undefined): unknown {
  if (shape === undefined) return value;
  const read = readAnswer(value, shape);
  return read.faults.length === 0 ? read.value : undefined;
}

const UNREADABLE = Symbol('unreadable');

type Fields = Readonly<Record<string, unknown>>;

function read(value: unknown, shape: Shape, at: string, faults: string[]): unknown {
  if (typeof shape === 'string') return readPlain(value, shape);
  if (!isList(shape)) return isFields(value) ? readFields(value, shape, at, faults) : UNREADABLE;
  if (shape.length > 1) return readEither(value, shape, at, faults);
  return Array.isArray(value) ? readItems(value, shape[0] ?? '', at, faults) : UNREADABLE;
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Invalid rows are dropped. If all rows are invalid, so is the list: that is not an empty result. */
function readItems(items: readonly unknown[], shape: Shape, at: string, faults: string[]): unknown {
  const found = items.flatMap((item, index) => {
    const row = read(item, shape, `${at}.${index}`, faults);
    if (row !== UNREADABLE) return [row];
    faults.push(`${at}.${index}`);
    return [];
  });
  return found.length === 0 && items.length > 0 ? UNREADABLE : found;
}

/** Fields that the shape does not name are kept unchanged. */
function readFields(
  fields: Fields,
  shape: Readonly<Record<string, Shape>>,
  at: string,
  faults: string[],
): unknown {
  const found: Record<string, unknown> = { ...fields };
  for (const [key, kind] of Object.entries(shape)) {
    const name = key.replace(/[?!]$/, '');
    const value = fields[name];
    let kept = read(value, kind, `${at}.${name}`, faults);
    // An unlisted value of a required enumeration counts as missing.
    if (key.endsWith('!') && isUnknown(kept, kind)) kept = UNREADABLE;
    if (kept === UNREADABLE) {
      if (value !== undefined && value !== null) faults.push(`${at}.${name}`);
      if (key.endsWith('!')) return UNREADABLE;
      kept = key.endsWith('?') ? undefined : withoutValue(kind);
      if (kept === UNREADABLE) return UNREADABLE;
    }
    found[name] = kept;
  }
  return found;
}

/** The best alternative of a union: the readable one with the fewest faults. */
function readEither(value: unknown, shapes: readonly Shape[], at: string, faults: string[]): unknown {
  const candidates = shapes.flatMap((shape) => {
    const found: string[] = [];
    const candidate = read(value, shape, at, found);
    return candidate === UNREADABLE ? [] : [{ candidate, found }];
  });
  const [first, ...others] = candidates;
  if (!first) return UNREADABLE;
  const best = others.reduce((left, right) => (right.found.length < left.found.length ? right : left), first);
  faults.push(...best.found);
  return best.candidate;
}

const isNullable = (kind: string): boolean => kind.startsWith('z');
/** An enumeration's values with the letter of their type; undefined for other types. */
const enumerationOf = (kind: string) => /([SNB]):(.*)$/s.exec(kind);

function readPlain(value: unknown, kind: string): unknown {
  if (value === null || value === undefined) return isNullable(kind) ? null : UNREADABLE;
  const enumeration = enumerationOf(kind);
  if (enumeration) return readListed(value, enumeration[1] ?? '', (enumeration[2] ?? '').split('|'));
  const letters = [...kind].filter((letter) => letter !== 'z');
  const own = letters.find((letter) => typeof value === TYPES[letter]);
  const order = own ? [own] : letters;
  for (const letter of order) {
    const found = CONVERSIONS[letter]?.(value);
    if (found !== undefined) return found;
  }
  return UNREADABLE;
}

const TYPES: Readonly<Record<string, string>> = {
  s: 'string',
  d: 'string',
  n: 'number',
  b: 'boolean',
};

const DATE = /^\d{4}-\d\d-\d\d/;
const NUMBER = /^\s*[-+]?\d+(\.\d+)?\s*$/;
const TRUE: readonly unknown[] = [true, 1, '1', 'true'];
const FALSE: readonly unknown[] = [false, 0, '0', 'false'];

const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' && NUMBER.test(value) ? Number(value) : undefined;
};

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
};

const CONVERSIONS: Readonly<Record<string, (value: unknown) => unknown>> = {
  s: textOf,
  d: (value) => (typeof value === 'string' && (value === '' || DATE.test(value)) ? value : undefined),
  n: numberOf,
  b: (value) => {
    if (TRUE.includes(value)) return true;
    return FALSE.includes(value) ? false : undefined;
  },
};

function readListed(value: unknown, letter: string, listed: readonly string[]): unknown {
  const found = CONVERSIONS[letter.toLowerCase()]?.(value);
  if (found !== undefined && listed.includes(String(found))) return found;
  // A single allowed value discriminates a union: another value is another member.
  return listed.length === 1 ? UNREADABLE : unknownOf(letter);
}

const isUnknown = (value: unknown, kind: Shape): boolean =>
  typeof kind === 'string' && enumerationOf(kind) !== null && (value === UNKNOWN || value === UNKNOWN_CODE);

const unknownOf = (letter: string): unknown => (letter === 'S' ? UNKNOWN : UNKNOWN_CODE);

const EMPTY: Readonly<Record<string, unknown>> = { s: '', d: '', n: 0, b: false };

/** Default for a missing field that is not required. */
function withoutValue(shape: Shape): unknown {
  if (isList(shape)) {
    if (shape.length === 1) return [];
    return shape[0] === 'z' ? null : UNREADABLE;
  }
  if (typeof shape !== 'string') return readFields({}, shape, '', []);
  if (isNullable(shape)) return null;
  const enumeration = enumerationOf(shape);
  if (!enumeration) return EMPTY[shape[0] ?? ''] ?? UNREADABLE;
  const [, letter = '', values = ''] = enumeration;
  return values.includes('|') ? unknownOf(letter) : UNREADABLE;
}
