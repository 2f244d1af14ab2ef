import type { AnswerOf, BodyOf, Item } from '@/contract/questions/question.schema';

/** The child's order, or the initial one. Removed items are dropped, new ones come last. */
export function standing({ items }: BodyOf<'order'>, { keys }: AnswerOf<'order'>): readonly Item[] {
  const put = keys.flatMap((key) => items.find((item) => item.key === key) ?? []);
  return [...put, ...items.filter((item) => !put.includes(item))];
}

/** Moves the item from `from` to `to`. */
export function moved<Value>(things: readonly Value[], from: number, to: number): readonly Value[] {
  const thing = things[from];
  if (thing === undefined || to < 0 || to >= things.length || to === from) return things;
  const others = things.filter((_, at) => at !== from);
  return [...others.slice(0, to), thing, ...others.slice(to)];
}

/** Index for a height, by the row centers at the drag's start. */
export const placeAt = (middles: readonly number[], taken: number, y: number): number =>
  middles.filter((middle, at) => (at < taken ? middle < y : at > taken && middle <= y)).length;
