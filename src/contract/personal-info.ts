/** The rules of the private info that a parent may edit (/settingUpInformation, /improveData). Not shown in the specification (assumed). */
import { MAX_AGE } from './constants';
import { hasUnseen, plainLength } from './plain-text';

/** What /improveData asks for. */
export const PersonalInfoPart = {
  kidName: 'kidName',
  relation: 'relation',
  birth: 'birth',
  region: 'region',
} as const;
export type PersonalInfoPart = (typeof PersonalInfoPart)[keyof typeof PersonalInfoPart];

/** `parentStatus` of a parent who has not said. On the wire of the spec's own calls that is 7, like "other". */
export const RELATION_UNSAID = 0;

/** Characters as a reader counts them. */
export const KID_NAME_MAX = 20;
export const PARENT_NAME_MAX = 20;
export const ADDR_MAX = 100;

export type TextFault = 'missing' | 'tooLong' | 'unseen';

/** undefined: right. */
export function textFault(text: string, max: number, isNeeded: boolean): TextFault | undefined {
  if (plainLength(text) === 0) return isNeeded ? 'missing' : undefined;
  if (hasUnseen(text.trim())) return 'unseen';
  return plainLength(text) > max ? 'tooLong' : undefined;
}

export type BirthFault = 'noDate' | 'future' | 'tooOld';

/**
 * A child of the product's ages or about to be: born until today, and not older than the last age of the picker (20).
 * Younger than 3 is allowed, since parents register ahead. Days are 'YYYY-MM-DD' in Asia/Shanghai.
 */
export function birthFault(born: string, today: string): BirthFault | undefined {
  if (!isDay(born)) return 'noDate';
  if (born > today) return 'future';
  return born <= oldestExcluded(today) ? 'tooOld' : undefined;
}

/** The birthday of somebody who is one year too old today. */
export const oldestExcluded = (today: string): string =>
  `${String(Number(today.slice(0, 4)) - MAX_AGE - 1).padStart(4, '0')}${today.slice(4)}`;

/** A day of the calendar: no 31 February. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 10) === text;
}
