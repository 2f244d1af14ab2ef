import { hasKey, hasTwice, keyWords, shownItems } from './items';
import type { ServerKind } from './types';

export const match: ServerKind<'match'> = {
  shapeMismatch({ left, right }, { pairs }) {
    if (pairs.some((pair) => !hasKey(left, pair.left) || !hasKey(right, pair.right))) return 'no such thing';
    if (hasTwice(pairs.map((pair) => pair.left))) return 'a thing of the left has two lines';
    return hasTwice(pairs.map((pair) => pair.right)) ? 'a thing of the right has two lines' : null;
  },
  isEmpty: ({ pairs }) => pairs.length === 0,
  check({ left }, right, { pairs }) {
    const wanted = new Map(right?.pairs.map((pair) => [pair.left, pair.right]));
    const given = new Map(pairs.map((pair) => [pair.left, pair.right]));
    const wrongParts = left.map(({ key }) => key).filter((key) => given.get(key) !== wanted.get(key));
    const hits = [...wanted].filter(([key, to]) => given.get(key) === to).length;
    // A surplus pair cancels a right one, or pairing everything would always pay.
    const surplus = pairs.filter((pair) => !wanted.has(pair.left)).length;
    return { right: Math.max(0, hits - surplus), of: wanted.size, wrongParts };
  },
  words: ({ left, right }, { pairs }) =>
    pairs.map((pair) => `${keyWords(left, pair.left)} – ${keyWords(right, pair.right)}`).join('；'),
  shown: (body, urlOf) => ({
    ...body,
    left: shownItems(body.left, urlOf),
    right: shownItems(body.right, urlOf),
  }),
};
