/**
 * What is left of an answer's schema in a bundle: kinds of values, without bounds. Made from the schemas by the build
 * (config/call-shapes.cjs) and read here. Values that the contract does not list yet are fine, and so are fields.
 *
 * 's' string, 'n' number, 'b' boolean, 'z' null, several letters: one of them; [item]: a list; [one, other]: either;
 * an object: its fields, those with a '?' at the end of their name may be absent, or null, which counts as absent.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

type Fields = Record<string, unknown>;

/** Where `value` is not of the shape, e.g. `.list.3.id`; '' for all of it, undefined where it fits. */
export function misfit(value: unknown, shape: Shape, at = ''): string | undefined {
  if (typeof shape === 'string') return shape.includes(kindOf(value)) ? undefined : at;
  if (isList(shape))
    return shape.length > 1 ? misfitOfAll(value, shape, at) : misfitOfItems(value, shape, at);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return at;
  return firstOf(Object.keys(shape), (key) => misfitOfField(value as Fields, key, shape[key] ?? '', at));
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

const KINDS: Readonly<Record<string, string>> = { string: 's', number: 'n', boolean: 'b' };
const kindOf = (value: unknown): string => (value === null ? 'z' : (KINDS[typeof value] ?? '-'));

function misfitOfItems(value: unknown, [item = '']: readonly Shape[], at: string): string | undefined {
  if (!Array.isArray(value)) return at;
  return firstOf(value, (one, index) => misfit(one, item, `${at}.${index}`));
}

const misfitOfAll = (value: unknown, shapes: readonly Shape[], at: string): string | undefined =>
  shapes.some((one) => misfit(value, one) === undefined) ? undefined : at;

function misfitOfField(fields: Fields, key: string, shape: Shape, at: string): string | undefined {
  const name = key.replace('?', '');
  if (name === key) return misfit(fields[name], shape, `${at}.${name}`);
  // Absent is what its readers know; many a gateway writes null for it.
  if (fields[name] === null && misfit(null, shape) !== undefined) fields[name] = undefined;
  return fields[name] === undefined ? undefined : misfit(fields[name], shape, `${at}.${name}`);
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
