import type { Item } from '@/contract/questions/question.schema';
import { spoken } from '../rich-text';

/** Its text, or its picture's alternative text. */
export const thingName = ({ text, alt }: Item): string => spoken(text === '' ? alt : text);

/** Name by key; '' for an unknown key. */
export function nameOf(things: readonly Item[], key: string | undefined): string {
  const thing = things.find((one) => one.key === key);
  return thing ? thingName(thing) : '';
}
