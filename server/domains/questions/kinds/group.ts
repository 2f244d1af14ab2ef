import { hasKey, hasTwice, itemWords, keyWords, shownItems } from './items';
import type { ServerKind } from './types';

export const group: ServerKind<'group'> = {
  shapeMismatch({ groups, items }, { placed }) {
    if (placed.some(({ item }) => !hasKey(items, item))) return 'no such thing';
    if (placed.some((one) => !hasKey(groups, one.group))) return 'no such group';
    return hasTwice(placed.map(({ item }) => item)) ? 'a thing lies in two groups' : null;
  },
  isEmpty: ({ placed }) => placed.length === 0,
  check({ items }, right, { placed }) {
    const wanted = new Map(right?.placed.map((one) => [one.item, one.group]));
    const given = new Map(placed.map((one) => [one.item, one.group]));
    const wrongParts = items.map(({ key }) => key).filter((key) => given.get(key) !== wanted.get(key));
    const hits = [...wanted].filter(([item, place]) => given.get(item) === place).length;
    // An item that belongs in no group but was placed cancels a right one.
    const surplus = placed.filter(({ item }) => !wanted.has(item)).length;
    return { right: Math.max(0, hits - surplus), of: wanted.size, wrongParts };
  },
  words: ({ groups, items }, { placed }) =>
    groups
      .map((place) => ({
        name: itemWords(place),
        things: placed.filter((one) => one.group === place.key).map(({ item }) => keyWords(items, item)),
      }))
      .filter(({ things }) => things.length > 0)
      .map(({ name, things }) => `${name}：${things.join('、')}`)
      .join('；'),
  shown: (body, urlOf) => ({
    ...body,
    groups: shownItems(body.groups, urlOf),
    items: shownItems(body.items, urlOf),
  }),
};
