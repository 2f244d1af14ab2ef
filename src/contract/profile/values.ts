/** The child and the parent: personal data, avatar, age. */
import { hasUnseen, lengthOf } from '../characters';
import type { ValueOf } from '../wire';

/** Fields of /improveData. */
export const PersonalInfoPart = {
  kidName: 'kidName',
  relation: 'relation',
  birth: 'birth',
  region: 'region',
} as const;
export type PersonalInfoPart = (typeof PersonalInfoPart)[keyof typeof PersonalInfoPart];

/** `parentStatus` when not set. In the specification's own calls that is 7, like "other". */
export const RELATION_UNSAID = 0;

/** In characters as displayed. */
export const KID_NAME_MAX = 20;
export const PARENT_NAME_MAX = 20;
export const ADDR_MAX = 100;

export type TextFault = 'missing' | 'tooLong' | 'unseen';

/** undefined: valid. */
export function textFault(text: string, max: number, isNeeded: boolean): TextFault | undefined {
  if (lengthOf(text) === 0) return isNeeded ? 'missing' : undefined;
  if (hasUnseen(text.trim())) return 'unseen';
  return lengthOf(text) > max ? 'tooLong' : undefined;
}

export type BirthFault = 'noDate' | 'future' | 'tooOld';

/** An existing date: no 31 February. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 10) === text;
}

export const MAX_AGE = 20;

/** The latest birthday that is too old as of today. */
export const oldestExcluded = (today: string): string =>
  `${String(Number(today.slice(0, 4)) - MAX_AGE - 1).padStart(4, '0')}${today.slice(4)}`;

/**
 * Validates a birthday: up to today, and not older than the picker's last age (20). Younger than 3 is allowed, since
 * parents register ahead. Dates are 'YYYY-MM-DD' in Asia/Shanghai.
 */
export function birthFault(born: string, today: string): BirthFault | undefined {
  if (!isDay(born)) return 'noDate';
  if (born > today) return 'future';
  return born <= oldestExcluded(today) ? 'tooOld' : undefined;
}

export const MIN_AGE = 3;

/** `id` is 0-based, for the picker; the wire uses `age`. */
export const AGES: readonly { readonly id: number; readonly age: number }[] = Array.from(
  { length: MAX_AGE - MIN_AGE + 1 },
  (_, index) => ({ id: index, age: MIN_AGE + index }),
);

export const PERSON_INFO_TIMEOUT_MS = 10_000;

/** `kidSex`; the values are not shown (assumed). */
export const KidSex = { unknown: 0, boy: 1, girl: 2 } as const;
export type KidSex = ValueOf<typeof KidSex>;
