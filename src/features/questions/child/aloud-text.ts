import type { Question } from '@/contract/questions/question.schema';
import { spoken } from '../rich-text';
import { thingName } from '../things/names';

/** What the voice reads of a question: its stem, and things that have no tile of their own to be read. */
export function aloudText({ body, stem }: Question): string {
  return [spoken(stem), ...thingsOf(body)].join('。');
}

function thingsOf(body: Question['body']): readonly string[] {
  switch (body.kind) {
    case 'match':
      return [...body.left, ...body.right].map(thingName);
    case 'order':
      return body.items.map(thingName);
    case 'group':
      return [...body.items, ...body.groups].map(thingName);
    default:
      return [];
  }
}
