import type { AnswerOf } from '@/contract/questions/question.schema';

export type Placed = AnswerOf<'group'>['placed'];

export const groupOf = (placed: Placed, item: string): string | undefined =>
  placed.find((one) => one.item === item)?.group;

export const takenOut = (placed: Placed, item: string): Placed => placed.filter((one) => one.item !== item);

/** Appended last. */
export const putInto = (placed: Placed, item: string, group: string): Placed => [
  ...takenOut(placed, item),
  { item, group },
];
