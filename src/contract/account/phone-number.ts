/**
 * Phone number normalization, shared by every field and the server: however a number is written, it maps to one account. Rule account-170.
 */
import { digitsOf, withPlainSigns } from '../typed-digits';
import { isIsland, planOf, type NumberPlan } from './phone-plans';
import { DEFAULT_AREA_CODE, PHONE_PATTERN } from './values';

export interface PhoneNumber {
  /** Digits, without a plus. */
  readonly areaCode: string;
  /** Digits; a leading plus marks a number of an unknown country. */
  readonly number: string;
}

/** Country calling codes are prefix-free (ITU-T E.164). */
const COUNTRY = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
const FROM_ABROAD = /^(?:\+|00)/;
const NORTH_AMERICA = '1';
/** Minimum after the selected area code, where the number is not checked against its plan. */
const SHORTEST = 5;
/** The longest number with all its prefixes. */
const LONGEST_TYPED = 24;

/** Digits, with the leading plus if there was one. */
export function typedPhone(text: string): string {
  const plain = withPlainSigns(text);
  const plus = /^[^\d+]*\+/.test(plain) ? '+' : '';
  return plus + digitsOf(plain).slice(0, LONGEST_TYPED);
}

/** The number meant by `typed` with `areaCode` selected; an explicit international prefix in `typed` overrides it. */
export function phoneNumberOf(areaCode: string, typed: string): PhoneNumber {
  const chosen = digitsOf(areaCode).replace(/^0+/, '');
  const written = typedPhone(typed);
  const digits = digitsOf(written);
  if (FROM_ABROAD.test(written)) {
    const found = fromAbroad(chosen, digits.replace(/^0+/, ''));
    if (found) return found;
  }
  const number = atHome(chosen, digits);
  // 829 and 849 belong to the Dominican Republic as 809 does: a ten-digit number carries its own area code.
  if (isIsland(chosen) && isPossible(NORTH_AMERICA, number)) return { areaCode: NORTH_AMERICA, number };
  const isUnknown = written.startsWith('+') && !isPossible(chosen, number);
  return { areaCode: chosen, number: isUnknown ? written : number };
}

function fromAbroad(chosen: string, digits: string): PhoneNumber | undefined {
  if (chosen !== '' && digits.startsWith(chosen)) {
    const number = atHome(chosen, digits.slice(chosen.length));
    if (number.length >= SHORTEST) return { areaCode: chosen, number };
  }
  const areaCode = COUNTRY.exec(digits)?.[0] ?? '';
  const number = atHome(areaCode, digits.slice(areaCode.length));
  return isPossible(areaCode, number) ? { areaCode, number } : undefined;
}

const isPossible = (areaCode: string, number: string): boolean =>
  planOf(areaCode)?.possible.test(number) ?? false;

/** Strips the trunk prefix and the number's own area code. */
function atHome(areaCode: string, digits: string): string {
  const plan = planOf(areaCode);
  let number = digits;
  for (let next: string | undefined = number; plan && next !== undefined;) {
    number = next;
    next = withoutTrunk(plan, number) ?? withoutAreaCode(plan, areaCode, number);
  }
  return number;
}

function withoutTrunk({ trunk, possible }: NumberPlan, digits: string): string | undefined {
  const [head = ''] = trunk?.exec(digits) ?? [];
  const rest = digits.slice(head.length);
  if (head === '' || rest === '') return undefined;
  // A leading 0 is always the trunk prefix; other prefix digits can also begin a number.
  return head.startsWith('0') || possible.test(rest) ? rest : undefined;
}

/** A number that is already valid is kept: 39 is Italy's area code, but some Italian numbers also begin with it. */
function withoutAreaCode(plan: NumberPlan, areaCode: string, digits: string): string | undefined {
  if (plan.possible.test(digits)) return undefined;
  const heads = isIsland(areaCode) ? [areaCode, areaCode.slice(1)] : [areaCode];
  for (const head of heads) {
    if (!digits.startsWith(head)) continue;
    const rest = digits.slice(head.length);
    const number = withoutTrunk(plan, rest) ?? rest;
    if (plan.possible.test(number)) return number;
  }
  return undefined;
}

/** Equal for the same phone, and only for it. */
export const identityOf = ({ areaCode, number }: PhoneNumber): string =>
  isIsland(areaCode) ? `${NORTH_AMERICA}:${areaCode.slice(1)}${number}` : `${areaCode}:${number}`;

/** Prefixes found in numbers that were stored as typed. */
const HEADS = ['', '0', '8', '06', '1', '80', '01'];

/** Spellings under which the phone may have been stored before normalization: digits as typed, with the selected area code. */
export function earlierSpellingsOf(phone: PhoneNumber): readonly PhoneNumber[] {
  const whole = phone.areaCode + phone.number;
  const isAmerican = whole.startsWith(NORTH_AMERICA) && whole.length > 4;
  const areaCodes = isAmerican ? [NORTH_AMERICA, whole.slice(0, 4)] : [phone.areaCode];
  const spellings = areaCodes.flatMap((areaCode) =>
    ['', areaCode, `00${areaCode}`].flatMap((before) =>
      HEADS.map((head) => ({ areaCode, number: before + head + whole.slice(areaCode.length) })),
    ),
  );
  const elsewhere = ['', '00'].map((before) => ({ areaCode: DEFAULT_AREA_CODE, number: before + whole }));
  const identity = identityOf(phone);
  return [...spellings, ...elsewhere].filter(
    ({ areaCode, number }) =>
      PHONE_PATTERN.test(number) && identityOf(phoneNumberOf(areaCode, number)) === identity,
  );
}
