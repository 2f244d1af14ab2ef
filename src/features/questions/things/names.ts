import type { Item } from '@/contract/questions/question.schema';
import { spoken } from '../rich-text';

/** Its text, or what its picture shows. */
export const thingName = ({ text, alt }: Item): string => spoken(text === '' ? alt : text);

/** Of a key that this question has; '' for one that it does not. */
export function nameOf(things: readonly Item[], key: string | undefined): string {
  const thing = things.find((one) => one.key === key);
  return thing ? thingName(thing) : '';
}
