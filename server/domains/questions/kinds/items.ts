/** Items with a key and a text or picture, shared by kinds with options. */
import type { Item } from '../../../../src/contract/questions/question.schema';
import { plainText } from '../plain-text';

const LETTERS = 'ABCDEFGHIJKL';

export const shownItems = (items: readonly Item[], urlOf: (key: string) => string): Item[] =>
  items.map((item) => ({ ...item, picture: urlOf(item.picture) }));

/** Its text, or the alternative text of its picture. */
export const itemWords = ({ text, alt }: Item): string => plainText(text === '' ? alt : text);

/** Text of a key; '' if unknown. */
export function keyWords(items: readonly Item[], key: string): string {
  const found = items.find((item) => item.key === key);
  return found === undefined ? '' : itemWords(found);
}

/** 'B 7 只', with the displayed letter; '' for an unknown key. */
export function optionWords(options: readonly Item[], key: string): string {
  const index = options.findIndex((option) => option.key === key);
  const option = options[index];
  return option === undefined ? '' : `${LETTERS.charAt(index)} ${itemWords(option)}`;
}

export const hasKey = (items: readonly Item[], key: string): boolean =>
  items.some((item) => item.key === key);

export const hasTwice = (keys: readonly string[]): boolean => new Set(keys).size < keys.length;
