import type { AnswerOf, BodyOf, Item } from '@/contract/questions/question.schema';

/** As the child has put them, or as they came. What the question no longer has is gone, what is new comes last. */
export function standing({ items }: BodyOf<'order'>, { keys }: AnswerOf<'order'>): readonly Item[] {
  const put = keys.flatMap((key) => items.find((item) => item.key === key) ?? []);
  return [...put, ...items.filter((item) => !put.includes(item))];
}

/** The thing at `from` goes to the place `to`, those between move up. */
export function moved<Value>(things: readonly Value[], from: number, to: number): readonly Value[] {
  const thing = things[from];
  if (thing === undefined || to < 0 || to >= things.length || to === from) return things;
  const others = things.filter((_, at) => at !== from);
  return [...others.slice(0, to), thing, ...others.slice(to)];
}

/** Where a thing at this height would stand: below all whose middle is above it. Heights as when it was taken up. */
export const placeAt = (middles: readonly number[], taken: number, y: number): number =>
  middles.filter((middle, at) => (at < taken ? middle < y : at > taken && middle <= y)).length;
