import type { Item } from '@/contract/questions/question.schema';

/** Toggles a key, in option order. */
export const toggled = (options: readonly Item[], chosen: readonly string[], key: string): string[] =>
  options.map((option) => option.key).filter((each) => chosen.includes(each) !== (each === key));
