import { hasKey, hasTwice, keyWords, shownItems } from './items';
import type { ServerKind } from './types';

export const order: ServerKind<'order'> = {
  shapeMismatch({ items }, { keys }) {
    if (keys.some((key) => !hasKey(items, key))) return 'no such thing';
    if (hasTwice(keys)) return 'a thing occurs twice';
    return keys.length === 0 || keys.length === items.length ? null : 'not all things stand in the order';
  },
  isEmpty: ({ keys }) => keys.length === 0,
  check(_body, right, { keys }) {
    const wanted = right?.keys ?? [];
    const standing = new Set(longestInOrder(keys, wanted));
    const wrongParts = keys.filter((key) => !standing.has(key));
    // A single item is trivially in order: it does not count.
    return { right: standing.size <= 1 ? 0 : standing.size, of: wanted.length, wrongParts };
  },
  words: ({ items }, { keys }) => keys.map((key) => keyWords(items, key)).join(' → '),
  shown: (body, urlOf) => ({ ...body, items: shownItems(body.items, urlOf) }),
};

/** Longest common subsequence: the remaining items are those that would have to move. */
function longestInOrder(keys: readonly string[], wanted: readonly string[]): readonly string[] {
  const runs: (readonly string[])[] = [];
  for (const key of keys) {
    const place = wanted.indexOf(key);
    if (place < 0) continue;
    const before = runs.filter((run) => wanted.indexOf(run[run.length - 1] ?? '') < place);
    runs.push([...longest(before), key]);
  }
  return longest(runs);
}

const longest = (runs: readonly (readonly string[])[]): readonly string[] =>
  runs.reduce<readonly string[]>((best, run) => (run.length > best.length ? run : best), []);
