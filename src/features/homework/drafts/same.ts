/** When two answers say the same, whatever order they were stored in, and when one says nothing. */
import type { Answer } from '@/contract/questions/question.schema';

type Fields = Readonly<Record<string, unknown>>;

/** Lists of an answer whose order says nothing. */
const UNORDERED: readonly string[] = ['choices', 'pairs', 'placed', 'blanks'];

export const isSameAnswer = (one: Answer | undefined, other: Answer | undefined): boolean =>
  meaning(one) === meaning(other);

/** Nothing is chosen, typed, placed or taken: the same as no answer at all. */
export const saysNothing = (answer: Answer | undefined): boolean => meaning(answer) === '';

/** A text that is the same for answers which say the same; '' for nothing. */
function meaning(answer: Answer | undefined): string {
  if (!answer) return '';
  const { kind, ...said } = answer;
  const told = Object.entries(said).flatMap(([name, value]: [string, unknown]) => {
    const text = valueOf(value, name);
    return text === '' ? [] : [`${name}:${text}`];
  });
  return told.length === 0 ? '' : [kind, ...told.sort()].join(';');
}

function valueOf(value: unknown, name: string): string {
  if (Array.isArray(value)) {
    const items = value.map(itemOf).filter((item) => item !== '');
    if (UNORDERED.includes(name)) items.sort();
    return items.join(',');
  }
  return value === null || value === '' ? '' : JSON.stringify(value);
}

function itemOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return JSON.stringify(item);
  const fields = item as Fields;
  // A file is its name: it may be uploaded by now. A blank with nothing in it was not filled.
  if ('id' in fields && 'url' in fields) return JSON.stringify(fields.id);
  if ('text' in fields && fields.text === '') return '';
  return JSON.stringify(Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1)));
}
