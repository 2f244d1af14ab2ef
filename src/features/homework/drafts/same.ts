/** Compares answers by meaning, independent of order; detects empty ones. */
import type { Answer } from '@/contract/questions/question.schema';

type Fields = Readonly<Record<string, unknown>>;

/** Lists whose order is irrelevant. */
const UNORDERED: readonly string[] = ['choices', 'pairs', 'placed', 'blanks'];

export const isSameAnswer = (one: Answer | undefined, other: Answer | undefined): boolean =>
  meaning(one) === meaning(other);

/** Empty: equal to no answer. */
export const saysNothing = (answer: Answer | undefined): boolean => meaning(answer) === '';

/** Canonical text of an answer: equal for equal answers; '' for empty. */
function meaning(answer: Answer | undefined): string {
  if (!answer) return '';
  const { kind, ...said } = answer;
  const entries = Object.entries(said).flatMap(([name, value]: [string, unknown]) => {
    const text = valueOf(value, name);
    return text === '' ? [] : [`${name}:${text}`];
  });
  return entries.length === 0 ? '' : [kind, ...entries.sort()].join(';');
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
  // A file is identified by its id, as it may be uploaded by now. An empty blank counts as unfilled.
  if ('id' in fields && 'url' in fields) return JSON.stringify(fields.id);
  if ('text' in fields && fields.text === '') return '';
  return JSON.stringify(Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1)));
}
