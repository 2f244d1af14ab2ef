/** Phone numbers: never logged, never stored in plain text. */
import { createHmac } from 'node:crypto';
import {
  earlierSpellingsOf,
  identityOf,
  phoneNumberOf,
  type PhoneNumber,
} from '../../../src/contract/account/phone-number';
import { PHONE_PATTERN } from '../../../src/contract/account/values';
import { badInput } from '../../core/http/handler';
import type { Keys, PhoneKeys } from '../../core/keys';
import { openText, openTextByAny, sealText } from '../../core/seal';
import { decryptFor } from './cipher';
import { ACCOUNT_MESSAGES } from './messages';

export type Phone = PhoneNumber;

/** Characters of a phone number in any spelling. Other decrypted texts are rejected, even if they contain digits. */
const PHONE_TEXT = /^[\p{Nd}\p{Z}\p{P}\p{Cf}+\uFF0B]{1,40}$/u;

/** Decrypts, parses and validates the phone of a request. */
export function phoneOf(
  keys: Keys,
  request: { readonly areaCode: string; readonly phoneCipher: string; readonly cipherVersion: string },
): Phone {
  const text = decryptFor(keys, request.cipherVersion, request.phoneCipher);
  const phone = readPhone(request.areaCode, text);
  if (phone === null) throw badInput('phoneCipher', ACCOUNT_MESSAGES.phoneInvalid);
  return phone;
}

/** Parses a phone in any spelling; null for anything else. */
export function readPhone(areaCode: string, text: string): Phone | null {
  const phone = phoneNumberOf(areaCode, text);
  const isPhone = phone.areaCode !== '' && PHONE_TEXT.test(text) && PHONE_PATTERN.test(phone.number);
  return isPhone ? phone : null;
}

const hashOf = ({ phoneLookup }: PhoneKeys, text: string): string =>
  createHmac('sha256', phoneLookup).update(text).digest('base64url');

/** Keyed hash: the same for every spelling of a phone, and not computable without our key. */
export const lookupOf = (keys: PhoneKeys, { areaCode, number }: Phone): string =>
  hashOf(keys, identityOf(phoneNumberOf(areaCode, number)));

/** Hashes of older accounts, from when a phone was hashed as typed. */
const earlierLookupsOf = (keys: PhoneKeys, { areaCode, number }: Phone): string[] =>
  earlierSpellingsOf(phoneNumberOf(areaCode, number)).map((spelling) =>
    hashOf(keys, `${spelling.areaCode}:${spelling.number}`),
  );

const lookupsOf = (keys: PhoneKeys, phone: Phone): string[] => [
  lookupOf(keys, phone),
  ...earlierLookupsOf(keys, phone),
];

/** Hashes under which an account may still be found: of another spelling, or of a key that is being exchanged. */
export const otherLookupsOf = (keys: Keys, phone: Phone): string[] => [
  ...earlierLookupsOf(keys, phone),
  ...(keys.alsoPhone === null ? [] : lookupsOf(keys.alsoPhone, phone)),
];

/** The hash of the same spelling by the current key; null if it is none of this phone's by the other one. */
export function renewedLookup(keys: Keys, phone: Phone, lookup: string): string | null {
  const place = keys.alsoPhone === null ? -1 : lookupsOf(keys.alsoPhone, phone).indexOf(lookup);
  return lookupsOf(keys, phone)[place] ?? null;
}

/** '138****0001'; shorter numbers show fewer digits, very short ones none. */
export function maskPhone({ number }: Phone): string {
  const third = number.length / 3;
  const head = number.slice(0, Math.min(3, Math.floor(third)));
  const tail = number.length < 6 ? '' : number.slice(-Math.min(4, Math.ceil(third)));
  return `${head}****${tail}`;
}

export const sealPhone = (keys: PhoneKeys, phone: Pick<Phone, 'number'>): string =>
  sealText(keys.phoneEncryption, phone.number);

/** null: sealed with another key. */
export const openPhoneBy = (keys: PhoneKeys, sealed: string): string | null =>
  openText(keys.phoneEncryption, sealed);

export const openPhone = (keys: Keys, sealed: string): string =>
  openTextByAny(
    [keys, ...(keys.alsoPhone === null ? [] : [keys.alsoPhone])].map((one) => one.phoneEncryption),
    sealed,
  );
