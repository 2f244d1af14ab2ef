/** Says what is wrong with a value. A phone is never shown in full, whatever column it was put into. */
import type { TSchema } from '@sinclair/typebox';

const MAX_SHOWN = 40;
const LIKE_A_DATE = /^\d{4}-\d\d-\d\d(?!\d)/;

/** '138****0001' for anything that may be a phone. */
export const maskNumbers = (text: string): string =>
  text.replaceAll(/\+?\d(?:[\s().-]{0,2}\d){5,}/g, (number) => {
    if (LIKE_A_DATE.test(number)) return number;
    const digits = number.replaceAll(/\D/g, '');
    return digits.length < 9 ? '****' : `${digits.slice(0, 3)}****${digits.slice(-4)}`;
  });

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const short = text.length > MAX_SHOWN ? `${maskNumbers(text).slice(0, MAX_SHOWN)}…` : maskNumbers(text);
  return `"${short}"`;
};

function between({ minimum, maximum, minLength, maxLength, minItems, maxItems }: TSchema): string {
  const [low, high] = [minimum ?? minLength ?? minItems, maximum ?? maxLength ?? maxItems] as unknown[];
  if (low !== undefined && high !== undefined) return ` from ${String(low)} to ${String(high)}`;
  if (low !== undefined) return ` of at least ${String(low)}`;
  return high === undefined ? '' : ` of at most ${String(high)}`;
}

function wanted(schema: TSchema): string {
  const choices = schema['anyOf'] as readonly TSchema[] | undefined;
  if (choices !== undefined) return `one of ${choices.map((choice) => String(choice['const'])).join(', ')}`;
  if (schema['format'] === 'day') return 'a day such as 2026-09-01';
  if (schema['format'] === 'moment')
    return 'a time such as 2026-09-01 18:30 (of Shanghai) or 2026-09-01T18:30:00+08:00';
  if (schema['format'] === 'link') return 'an address that begins with https://';
  switch (schema['type']) {
    case 'integer':
      return `a whole number${between(schema)}`;
    case 'number':
      return `a number${between(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `a list${between(schema)} parts`;
    case 'object':
      return 'an object';
    default:
      return `a text${between(schema)} characters`;
  }
}

export const isMissing = 'is missing';
export const mustBe = (schema: TSchema, value: unknown): string =>
  value === undefined ? isMissing : `must be ${wanted(schema)}, and is ${shown(value)}`;
export const isUnknown = (kind: string, id: string): string =>
  `there is no ${shown(id)} in ${kind}, neither in this folder nor imported before`;
export const isTwice = (line: number): string => `the same id is in line ${line}`;
export const isWrittenLedger =
  'was imported with other values and cannot change: add a line of its own for what is to be added';
