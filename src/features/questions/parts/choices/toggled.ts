import type { Item } from '@/contract/questions/question.schema';

/** With or without this one, in the order of the options. */
export const toggled = (options: readonly Item[], chosen: readonly string[], key: string): string[] =>
  options.map((option) => option.key).filter((each) => chosen.includes(each) !== (each === key));
